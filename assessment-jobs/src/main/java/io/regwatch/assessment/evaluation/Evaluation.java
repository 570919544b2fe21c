package io.regwatch.assessment.evaluation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Gatherers;

import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.AssessmentOutcome;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.assessment.impact.Assessor;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.RecordedAnswers;
import io.regwatch.assessment.model.Usage;

/**
 * The predictions of a model for all pairs, with metrics.
 *
 * @param model its name
 * @param outcomes in the order of the pairs
 * @param figures of all of them
 */
public record Evaluation(String model, List<Prediction> outcomes, EvaluationMetrics figures) {

	/**
	 * Pairs assessed concurrently; concurrent calls of a model have a setting of their
	 * own.
	 */
	private static final int CONCURRENT = 16;

	public Evaluation {
		outcomes = List.copyOf(outcomes);
	}

	/**
	 * Assesses pairs by rules only, as the program does without a model.
	 * @param pairs at least one
	 * @return a deterministic evaluation
	 */
	public static Evaluation offline(List<EvaluationCase> pairs) {
		return of(Usage.OFFLINE, pairs, (pair) -> Assessors.offline(pair.company(), pair.now()));
	}

	/**
	 * Assesses pairs concurrently as the program does: by rules, then by a model.
	 * @param model its name
	 * @param pairs at least one
	 * @param assessors creates the assessor of a pair's company on its day
	 * @return predictions in the order of the pairs
	 */
	public static Evaluation of(String model, List<EvaluationCase> pairs,
			Function<EvaluationCase, Assessor> assessors) {
		Map<Object, Assessor> known = new HashMap<>();
		pairs.forEach((pair) -> known.computeIfAbsent(key(pair), (_) -> assessors.apply(pair)));
		return evaluate(model, pairs, (pair) -> Objects.requireNonNull(known.get(key(pair))));
	}

	/**
	 * Assesses pairs as the program does, with recorded answers in the place of a
	 * model's.
	 * @param pairs at least one
	 * @param assessors creates an assessor that calls a model
	 * @param answers by the names of update and profile, with a dot between
	 * @return predictions in the order of the pairs; those that wait for an answer are to
	 * be reviewed
	 */
	public static Evaluation recorded(List<EvaluationCase> pairs, Assessors assessors, RecordedAnswers answers) {
		return evaluate(RecordedAnswers.MODEL, pairs, (pair) -> assessors.of(pair.company(), pair.now(),
				answers.named("%s.%s".formatted(pair.updateId(), pair.profile()))));
	}

	private static Evaluation evaluate(String model, List<EvaluationCase> pairs,
			Function<EvaluationCase, Assessor> assessors) {
		Map<String, StoredText> texts = new HashMap<>();
		pairs.forEach(
				(pair) -> texts.computeIfAbsent(pair.updateId(), (_) -> StoredText.read(pair.text(), pair.removed())));
		List<Prediction> outcomes = pairs.stream()
			.gather(Gatherers.mapConcurrent(CONCURRENT,
					(pair) -> new Prediction(pair,
							assess(pair, assessors.apply(pair), Objects.requireNonNull(texts.get(pair.updateId()))))))
			.toList();
		return new Evaluation(model, outcomes, EvaluationMetrics.of(outcomes));
	}

	private static Object key(EvaluationCase pair) {
		return List.of(pair.profile(), pair.now());
	}

	private static AssessmentResult assess(EvaluationCase pair, Assessor assessor, StoredText text) {
		return switch (assessor.assess(pair.candidate(), () -> text, Budget.unlimited())) {
			case AssessmentOutcome.Assessed assessed -> assessed.result();
			case AssessmentOutcome.Unaffordable exceeded ->
				throw new IllegalStateException("No budget for %d tokens".formatted(exceeded.tokens()));
		};
	}

}
