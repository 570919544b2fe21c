package io.regwatch.assessment.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;

import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;

/**
 * What outcomes come to. Shares are from 0 to 1; {@code NaN} where there is nothing to
 * take a share of.
 *
 * @param pairs number of assessed pairs
 * @param accuracy share whose status is the expected one
 * @param macroF1 mean of the statuses' F1
 * @param priorityKappa Cohen's kappa of the priorities, quadratic weights
 * @param recallOfApplicable share of those expected to apply that were said to
 * @param recallOfUrgent share of those expected to be urgent that were said to be
 * @param missed number of applicable updates that were excluded without review
 * @param toReview share that was left to a person
 * @param wrongExclusions exclusions by rules that people reviewed
 * @param verifiedQuotes share of quotes that stand in the text where they are said to
 * @param requiredQuotes share of the segments that have to be quoted and were
 * @param tokensPerItem mean
 * @param costPerItem mean, in US dollars; {@code NaN} if prices are not known
 * @param statuses expected and said
 * @param priorities expected and said
 */
public record EvaluationMetrics(int pairs, double accuracy, double macroF1, double priorityKappa,
		double recallOfApplicable, double recallOfUrgent, long missed, double toReview, WrongExclusions wrongExclusions,
		double verifiedQuotes, double requiredQuotes, double tokensPerItem, double costPerItem,
		ConfusionMatrix statuses, ConfusionMatrix priorities) {

	static EvaluationMetrics of(List<Prediction> outcomes) {
		ConfusionMatrix statuses = matrix(ApplicabilityStatus.values(), outcomes,
				(one) -> one.pair().expected().status(), (one) -> one.result().status());
		ConfusionMatrix priorities = matrix(Priority.values(), outcomes, (one) -> one.pair().expected().priority(),
				(one) -> one.result().priority());
		return new EvaluationMetrics(outcomes.size(), statuses.accuracy(), statuses.macroF1(),
				priorities.quadraticKappa(), statuses.recall(ApplicabilityStatus.APPLICABLE.code()),
				priorities.recall(Priority.URGENT.code()), outcomes.stream().filter(Prediction::isMissed).count(),
				statuses.shareSaid(ApplicabilityStatus.TO_REVIEW.code()), WrongExclusions.of(outcomes),
				share(outcomes, Prediction::verifiedQuotes, (one) -> one.quotes().size()),
				share(outcomes, Prediction::requiredAndQuoted, (one) -> one.pair().mustQuote().size()),
				outcomes.stream().mapToLong(Prediction::tokens).average().orElse(0),
				outcomes.stream().mapToDouble(Prediction::cost).average().orElse(0), statuses, priorities);
	}

	/**
	 * Wilson's 95 % intervals of the shares that are measured by pairs.
	 * @return by the names of the shares: {@code accuracy}, {@code applicableRecall},
	 * {@code urgentRecall}, {@code wrongExclusions}; without those of which there is
	 * nothing to measure
	 */
	public Map<String, ConfidenceInterval> intervals() {
		Map<String, ConfidenceInterval> intervals = new TreeMap<>();
		intervals.put("accuracy", interval(this.accuracy, this.pairs));
		intervals.put("applicableRecall",
				interval(this.recallOfApplicable, this.statuses.expected(ApplicabilityStatus.APPLICABLE.code())));
		intervals.put("urgentRecall", interval(this.recallOfUrgent, this.priorities.expected(Priority.URGENT.code())));
		intervals.put("wrongExclusions", this.wrongExclusions.interval());
		intervals.values().removeIf((one) -> Double.isNaN(one.lower()));
		return intervals;
	}

	private static ConfidenceInterval interval(double share, long trials) {
		return ConfidenceInterval.wilson(Math.round(share * trials), trials);
	}

	private static <E extends Enum<E> & CodedEnum> ConfusionMatrix matrix(E[] values, List<Prediction> outcomes,
			Function<Prediction, E> expected, Function<Prediction, E> said) {
		return ConfusionMatrix.of(Arrays.stream(values).map(CodedEnum::code).toList(),
				outcomes.stream().map((one) -> Map.entry(expected.apply(one).code(), said.apply(one).code())).toList());
	}

	private static double share(List<Prediction> outcomes, ToLongFunction<Prediction> part,
			ToLongFunction<Prediction> whole) {
		long all = outcomes.stream().mapToLong(whole).sum();
		return (all == 0) ? Double.NaN : (double) outcomes.stream().mapToLong(part).sum() / all;
	}

}
