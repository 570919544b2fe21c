package io.regwatch.assessment.evaluation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Gatherers;

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

	/** Pairs judged at once; how many calls a model gets at once is its own setting. */
	private static final int CONCURRENT = 16;

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
	 * Lets a model judge pairs as the program does, the rules included, several at once.
	 * @param model its name
	 * @param pairs at least one
	 * @param judges makes the judge of a pair's company on its day
	 * @return predictions in the order of the pairs, whatever was answered first
	 */
	public static Evaluation of(String model, List<EvaluationCase> pairs, Function<EvaluationCase, Assessor> judges) {
		Map<Object, Assessor> known = new HashMap<>();
		Map<String, StoredText> texts = new HashMap<>();
		pairs.forEach((pair) -> {
			known.computeIfAbsent(judge(pair), (_) -> judges.apply(pair));
			texts.computeIfAbsent(pair.updateId(), (_) -> StoredText.read(pair.text(), pair.removed()));
		});
		List<Prediction> outcomes = pairs.stream()
			.gather(Gatherers.mapConcurrent(CONCURRENT,
					(pair) -> new Prediction(pair,
							judgement(pair, Objects.requireNonNull(known.get(judge(pair))),
									Objects.requireNonNull(texts.get(pair.updateId()))))))
			.toList();
		return new Evaluation(model, outcomes, EvaluationMetrics.of(outcomes));
	}

	private static Object judge(EvaluationCase pair) {
		return List.of(pair.profile(), pair.now());
	}

	private static AssessmentResult judgement(EvaluationCase pair, Assessor judge, StoredText text) {
		return switch (judge.judge(pair.candidate(), () -> text, Budget.unlimited())) {
			case AssessmentOutcome.Judged judged -> judged.judgement();
			case AssessmentOutcome.Unaffordable dear ->
				throw new IllegalStateException("No budget for %d tokens".formatted(dear.tokens()));
		};
	}

}
