package io.regwatch.assessment.evaluation;

import java.time.Instant;
import java.util.List;
import java.util.Objects;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.schema.ApplicabilityStatus;

/**
 * An update and a company, with the expected result.
 *
 * @param updateId name of the update in its set
 * @param profile name of the company in its set
 * @param half of the set
 * @param now the day of the assessment
 * @param company by its profile
 * @param candidate the update
 * @param text of the update; empty if there is none
 * @param removed blocks that only the version before has
 * @param expected what a professional says
 * @param mustQuote places of segments in the text that have to be quoted
 */
public record EvaluationCase(String updateId, String profile, DatasetSplit half, Instant now, Company company,
		AssessableUpdate candidate, List<Segment> text, List<String> removed, Expectation expected,
		List<Integer> mustQuote) {

	public EvaluationCase {
		text = List.copyOf(text);
		removed = List.copyOf(removed);
		mustQuote = List.copyOf(mustQuote);
	}

	static EvaluationCase of(DatasetSplit half, Instant now, GoldUpdate update, List<Segment> text, String profile,
			Company company) {
		Expectation expected = Objects.requireNonNull(update.expect().get(profile));
		return new EvaluationCase(update.id(), profile, half, now, company, update.candidate(), text,
				Objects.requireNonNullElse(update.removed(), List.of()), expected,
				required(update, expected).stream().map((words) -> place(words, text)).toList());
	}

	private static List<String> required(GoldUpdate update, Expectation expected) {
		List<String> ofUpdate = (update.mustQuote() != null && expected.status() == ApplicabilityStatus.APPLICABLE)
				? update.mustQuote() : List.of();
		return (expected.mustQuote() != null) ? expected.mustQuote() : ofUpdate;
	}

	private static int place(String words, List<Segment> text) {
		List<Integer> places = text.stream()
			.filter((segment) -> segment.text().contains(words))
			.map(Segment::ordinal)
			.toList();
		if (places.size() != 1) {
			throw new IllegalArgumentException(
					"field 'mustQuote': '%s' has to stand in one segment of the text, not in %d".formatted(words,
							places.size()));
		}
		return places.getFirst();
	}

}
