package io.regwatch.assessment.evaluation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.Assessor;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.impact.AssessmentOutcome;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.Usage;

/**
 * What a model said of all pairs, and what that comes to.
 *
 * @param model its name
 * @param outcomes in the order of the pairs
 * @param figures of all of them
 */
public record Evaluation(String model, List<Prediction> outcomes, EvaluationMetrics figures) {

	public Evaluation {
		outcomes = List.copyOf(outcomes);
	}

	/**
	 * Lets the offline model judge pairs as the program does, its rules included.
	 * @param pairs at least one
	 * @return the same each time
	 */
	public static Evaluation offline(List<EvaluationCase> pairs) {
		return of(Usage.OFFLINE, pairs, (pair) -> Assessors.offline(pair.company(), pair.now()));
	}

	/**
	 * Lets a model judge pairs as the program does, the rules included, one after the
	 * other.
	 * @param model its name
	 * @param pairs at least one
	 * @param judges makes the judge of a pair's company on its day
	 * @return what came of it
	 */
	public static Evaluation of(String model, List<EvaluationCase> pairs, Function<EvaluationCase, Assessor> judges) {
		Map<Object, Assessor> known = new HashMap<>();
		Map<String, StoredText> texts = new HashMap<>();
		List<Prediction> outcomes = pairs.stream()
			.map((pair) -> new Prediction(pair,
					judgement(pair,
							known.computeIfAbsent(List.of(pair.profile(), pair.now()), (_) -> judges.apply(pair)),
							texts.computeIfAbsent(pair.updateId(), (_) -> StoredText.read(pair.text())))))
			.toList();
		return new Evaluation(model, outcomes, EvaluationMetrics.of(outcomes));
	}

	private static AssessmentResult judgement(EvaluationCase pair, Assessor judge, StoredText text) {
		return switch (judge.judge(pair.candidate(), () -> text, Budget.unlimited())) {
			case AssessmentOutcome.Judged judged -> judged.judgement();
			case AssessmentOutcome.Unaffordable dear ->
				throw new IllegalStateException("No budget for %d tokens".formatted(dear.tokens()));
		};
	}

}
