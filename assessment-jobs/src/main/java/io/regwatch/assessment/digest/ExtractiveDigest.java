package io.regwatch.assessment.digest;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.StatedDeadline;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Usage;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** A digest in the text's own words. */
final class ExtractiveDigest {

	/** Changes with each change of results. */
	static final String VERSION = "digest-offline-1";

	private static final String DUE = "The text names this day.";

	private static final int QUOTED = 3;

	private static final int KEPT = 40;

	private ExtractiveDigest() {
	}

	/** Withdrawn text obliges to nothing: only the summary of ingestion remains. */
	static Digest of(DigestRequest subject, DigestInput input) {
		Digest.Findings findings = findings(subject, input);
		String duties = quotes(findings.obligations().stream());
		String dates = quotes(findings.dates().stream().map(Digest.Dated::evidence));
		String quoted = (duties.isEmpty() ? "" : " It obliges:" + duties) + (dates.isEmpty() ? "" : " Dates:" + dates);
		return new Digest(subject.shortSummary(),
				subject.isWithdrawn() ? subject.summary() : subject.summary() + quoted, findings, input.embeddings(),
				Usage.offline(VERSION));
	}

	/** Findings by pattern matching. */
	static Digest.Findings findings(DigestRequest subject, DigestInput input) {
		List<String> texts = Stream.concat(Stream.of(subject.title()), input.all().stream().map(Segment::text))
			.toList();
		return new Digest.Findings(List.of(), subject.isWithdrawn() ? List.of() : obligations(input), dates(input),
				List.copyOf(Vocabulary.shipped().find(Topic.RISK_CLASSIFICATIONS, texts)),
				List.copyOf(Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, texts)),
				List.of(subject.geography()));
	}

	private static List<Evidence.OfText> obligations(DigestInput input) {
		Set<String> seen = new HashSet<>();
		return input.added()
			.stream()
			.filter((segment) -> !segment.heading())
			.flatMap((segment) -> Obligations.of(segment)
				.stream()
				.flatMap((sentence) -> segment.cite(Evidence.DUTY, sentence).stream()))
			.filter((one) -> PlainText.isPlain(one.quote()) && seen.add(one.quote()))
			.limit(KEPT)
			.toList();
	}

	private static List<Digest.Dated> dates(DigestInput input) {
		return input.added()
			.stream()
			.flatMap((segment) -> StatedDeadline.of(segment)
				.stream()
				.flatMap((one) -> segment.cite(DUE, one.sentence())
					.stream()
					.map((proof) -> new Digest.Dated(one.date(), proof))))
			.filter((one) -> PlainText.isPlain(one.evidence().quote()))
			.sorted(Comparator.comparing(Digest.Dated::date).reversed())
			.limit(KEPT)
			.toList();
	}

	private static String quotes(Stream<Evidence.OfText> proofs) {
		return proofs.map((one) -> " “%s” (page %d)".formatted(one.quote(), one.page()))
			.distinct()
			.limit(QUOTED)
			.collect(Collectors.joining());
	}

}
