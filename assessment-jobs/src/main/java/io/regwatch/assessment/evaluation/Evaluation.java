package io.regwatch.assessment.evaluation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.impact.Judge;
import io.regwatch.assessment.impact.Judgement;
import io.regwatch.assessment.impact.Judges;
import io.regwatch.assessment.impact.Verdict;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.Usage;

/**
 * What a model said of all pairs, and what that comes to.
 *
 * @param model its name
 * @param outcomes in the order of the pairs
 * @param figures of all of them
 */
public record Evaluation(String model, List<Outcome> outcomes, Figures figures) {

	public Evaluation {
		outcomes = List.copyOf(outcomes);
	}

	/**
	 * Lets the offline model judge pairs as the program does, its rules included.
	 * @param pairs at least one
	 * @return the same each time
	 */
	public static Evaluation offline(List<Pair> pairs) {
		return of(Usage.OFFLINE, pairs, (pair) -> Judges.offline(pair.company(), pair.now()));
	}

	/**
	 * Lets a model judge pairs as the program does, the rules included, one after the
	 * other.
	 * @param model its name
	 * @param pairs at least one
	 * @param judges makes the judge of a pair's company on its day
	 * @return what came of it
	 */
	public static Evaluation of(String model, List<Pair> pairs, Function<Pair, Judge> judges) {
		Map<Object, Judge> known = new HashMap<>();
		Map<String, StoredText> texts = new HashMap<>();
		List<Outcome> outcomes = pairs.stream()
			.map((pair) -> new Outcome(pair,
					judgement(pair,
							known.computeIfAbsent(List.of(pair.profile(), pair.now()), (_) -> judges.apply(pair)),
							texts.computeIfAbsent(pair.updateId(), (_) -> StoredText.read(pair.text())))))
			.toList();
		return new Evaluation(model, outcomes, Figures.of(outcomes));
	}

	private static Judgement judgement(Pair pair, Judge judge, StoredText text) {
		return switch (judge.judge(pair.candidate(), () -> text, Budget.unlimited())) {
			case Verdict.Judged judged -> judged.judgement();
			case Verdict.Unaffordable dear ->
				throw new IllegalStateException("No budget for %d tokens".formatted(dear.tokens()));
		};
	}

}
