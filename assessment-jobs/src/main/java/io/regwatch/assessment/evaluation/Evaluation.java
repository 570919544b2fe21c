package io.regwatch.assessment.evaluation;

import java.util.List;

import io.regwatch.assessment.impact.Judge;

/**
 * What a model said of all pairs, and what that comes to.
 *
 * @param model its name
 * @param outcomes in the order of the pairs
 * @param figures of all of them
 */
public record Evaluation(String model, List<Outcome> outcomes, Figures figures) {

	/** The model that needs no key. */
	public static final String OFFLINE = "offline";

	public Evaluation {
		outcomes = List.copyOf(outcomes);
	}

	/**
	 * Lets the offline model judge pairs as the program does, its rules included.
	 * @param pairs at least one
	 * @return the same each time
	 */
	public static Evaluation offline(List<Pair> pairs) {
		List<Outcome> outcomes = pairs.stream()
			.map((pair) -> new Outcome(pair, new Judge(pair.company(), pair.now()).judge(pair.candidate(), pair::text),
					0, 0))
			.toList();
		return new Evaluation(OFFLINE, outcomes, Figures.of(outcomes));
	}

}
