package io.regwatch.assessment.digest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.SchemaField;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.Prompt;
import io.regwatch.assessment.model.ModelRequest;
import io.regwatch.assessment.model.ModelReply;
import io.regwatch.assessment.model.ResponseSchema;
import io.regwatch.assessment.model.Usage;

/**
 * A digest by a language model: each part is read for statements that are proven by its
 * words, and of those of all parts the model picks the most important ones. It adds
 * nothing when it picks.
 */
final class ModelDigest {

	private static final Prompt READ = Prompt.of(ModelDigest.class, "digest-1");

	private static final Prompt PICK = Prompt.of(ModelDigest.class, "digest-pick-1");

	private static final ResponseSchema STATEMENTS = new ResponseSchema("digest",
			List.of(new SchemaField.Items("statements", "What the update says, the most important first",
					List.of(new SchemaField.Choice("kind", "What the statement is about", DigestPoint.KINDS),
							new SchemaField.Text("text", "One sentence without markup and links"),
							new SchemaField.Whole("segment", "Number of the passage that the quote stands in"),
							new SchemaField.Text("quote", "Words of that passage, copied exactly")))));

	private static final ResponseSchema NUMBERS = new ResponseSchema("digest_pick",
			List.of(new SchemaField.Items("picked", "The most important statements, the most important first",
					List.of(new SchemaField.Whole("number", "Number of the statement")))));

	private static final int KEPT = 8;

	private static final int TITLE = 400;

	private final LanguageModel model;

	ModelDigest(LanguageModel model) {
		this.model = model;
	}

	/**
	 * Asks for a digest; empty if the model cannot be asked now. If it says nothing that
	 * is proven, the text's own words have to do.
	 */
	Optional<Digest> of(DigestRequest subject, DigestInput input, Budget budget) {
		List<DigestPoint> points = new ArrayList<>();
		List<Usage> usages = new ArrayList<>();
		for (DigestInput part : input.parts()) {
			switch (this.model.ask(new ModelRequest(READ, text(subject, part), STATEMENTS), budget)) {
				case ModelReply.Answered answered -> {
					points.addAll(DigestPoint.of(answered.answer(), part.all()));
					usages.add(answered.usage());
				}
				case ModelReply.NotAnswered not when !not.failure().isPassing() -> usages.add(not.usage());
				case ModelReply.NotAnswered _, ModelReply.Unaffordable _ -> {
					return Optional.empty();
				}
			}
		}
		List<DigestPoint> kept = pick(points, usages, budget);
		return Optional.of(kept.isEmpty() ? ExtractiveDigest.of(subject, input)
				: digest(subject, input, kept, usages.stream().reduce(Usage::plus).orElseThrow()));
	}

	/** What a digest would take, the picking included, as if each part said a lot. */
	LongStream estimate(DigestRequest subject, DigestInput input) {
		List<DigestInput> parts = input.parts();
		LongStream read = parts.stream()
			.mapToLong((part) -> this.model.most(new ModelRequest(READ, text(subject, part), STATEMENTS)));
		return LongStream.concat(read,
				LongStream.of(this.model.mostAfter(new ModelRequest(PICK, "", NUMBERS), parts.size())));
	}

	private static Digest digest(DigestRequest subject, DigestInput input, List<DigestPoint> kept, Usage usage) {
		Digest.Findings found = ExtractiveDigest.findings(subject, input);
		return new Digest(kept.getFirst().proof().statement(),
				kept.stream().map(DigestPoint::words).collect(Collectors.joining(" ")),
				new Digest.Findings(kept.stream().map(DigestPoint::proof).toList(), found.obligations(), found.dates(),
						found.riskClasses(), found.characteristics(), found.geographies()),
				input.embeddings(), usage);
	}

	private List<DigestPoint> pick(List<DigestPoint> points, List<Usage> usages, Budget budget) {
		if (points.size() <= KEPT) {
			return points;
		}
		String list = IntStream.range(0, points.size())
			.mapToObj((i) -> "%d. (%s) %s".formatted(i, points.get(i).kind(), points.get(i).proof().statement()))
			.collect(Collectors.joining("\n"));
		if (this.model.ask(new ModelRequest(PICK, list, NUMBERS), budget) instanceof ModelReply.Answered answered) {
			usages.add(answered.usage());
			List<DigestPoint> picked = answered.answer()
				.get("picked")
				.valueStream()
				.map((one) -> one.get("number").asInt())
				.filter((number) -> number >= 0 && number < points.size())
				.distinct()
				.limit(KEPT)
				.map(points::get)
				.toList();
			if (!picked.isEmpty()) {
				return picked;
			}
		}
		return points.stream()
			.sorted(Comparator.comparingInt((point) -> DigestPoint.KINDS.indexOf(point.kind())))
			.limit(KEPT)
			.toList();
	}

	private static String text(DigestRequest subject, DigestInput part) {
		List<Segment> all = part.all();
		return """
				UPDATE
				Authority: %s (%s)
				Change: %s
				Title: %s

				%s
				%s%s""".formatted(subject.authority(), subject.geography(), subject.kind().code(),
				subject.title().substring(0, Math.min(subject.title().length(), TITLE)),
				(subject.previousVersion() != null) ? "NEW TEXT" : "TEXT", passages(all, 0, part.added().size()),
				part.removed().isEmpty() ? "" : "\n\nREMOVED TEXT\n" + passages(all, part.added().size(), all.size()));
	}

	private static String passages(List<Segment> all, int from, int to) {
		return IntStream.range(from, to)
			.mapToObj((i) -> "[%d] %s%s".formatted(i, all.get(i).heading() ? "Heading: " : "", all.get(i).text()))
			.collect(Collectors.joining("\n"));
	}

}
