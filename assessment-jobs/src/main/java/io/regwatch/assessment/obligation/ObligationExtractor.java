package io.regwatch.assessment.obligation;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.reading.DateKind;
import io.regwatch.reading.Deadline;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.StatedDate;
import org.jspecify.annotations.Nullable;

/** Finds the obligations that a text states. Those that cannot be quoted are left out. */
final class ObligationExtractor {

	private static final int MAX = 5_000;

	private static final Set<DateKind> BEGINS = Set.of(DateKind.APPLIES_FROM, DateKind.ENTERS_INTO_FORCE);

	private final List<StatedObligation> found = new ArrayList<>();

	private final Map<String, Integer> occurrences = new HashMap<>();

	private final @Nullable LocalDate beginning;

	private ObligationExtractor(@Nullable LocalDate beginning) {
		this.beginning = beginning;
	}

	/** The first five thousand, in the order of the text. */
	static List<StatedObligation> of(List<Segment> text) {
		ObligationExtractor extractor = new ObligationExtractor(beginning(text));
		text.stream().filter((segment) -> !segment.heading()).forEach(extractor::read);
		return extractor.found.stream().limit(MAX).toList();
	}

	private void read(Segment segment) {
		for (ReadSentence sentence : Obligations.quotable(segment)) {
			segment.cite(Evidence.DUTY, sentence.text())
				.filter((evidence) -> PlainText.isPlain(evidence.quote()))
				.ifPresent((evidence) -> sentence.duties().forEach((duty) -> add(sentence, duty, evidence)));
		}
	}

	private void add(ReadSentence sentence, Duty duty, Evidence.OfText evidence) {
		LocalDate from = begins(sentence).map(StatedDate::date).findFirst().orElse(this.beginning);
		if (duty.deadlines().isEmpty()) {
			this.found.add(new StatedObligation(key(sentence, duty, null), duty, null, from, evidence));
		}
		for (Deadline deadline : duty.deadlines()) {
			this.found.add(new StatedObligation(key(sentence, duty, deadline), duty, deadline, from, evidence));
		}
	}

	/** The same words may stand in several places. */
	private String key(ReadSentence sentence, Duty duty, @Nullable Deadline deadline) {
		String words = String.join("\n", sentence.text(), duty.who(), duty.what(), String.valueOf(deadline))
			.toLowerCase(Locale.ROOT)
			.replaceAll("\\p{Zs}+", " ");
		return words + "\n" + this.occurrences.merge(words, 1, Integer::sum);
	}

	/** From when the whole text applies; {@code null} if it does not state a day. */
	private static @Nullable LocalDate beginning(List<Segment> text) {
		return text.stream()
			.flatMap((segment) -> segment.sentences().stream())
			.flatMap(ObligationExtractor::begins)
			.filter(StatedDate::ofWholeText)
			.map(StatedDate::date)
			.findFirst()
			.orElse(null);
	}

	private static Stream<StatedDate> begins(ReadSentence sentence) {
		return sentence.dates().stream().filter((date) -> BEGINS.contains(date.kind()) && date.date() != null);
	}

}
