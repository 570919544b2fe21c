package io.regwatch.ops.cli.evaluation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

import io.regwatch.assessment.evaluation.EvaluationMetrics;
import org.jspecify.annotations.Nullable;

/**
 * A metric of an evaluation.
 *
 * @param key in JSON
 * @param name for readers
 * @param value {@code null} where there is nothing to measure
 * @param share whether it lies between 0 and 1 and can be shown as a bar
 */
record EvaluationFigure(String key, String name, @Nullable BigDecimal value, boolean share) {

	static List<EvaluationFigure> of(EvaluationMetrics figures) {
		return List.of(share("accuracy", "accuracy of the status", figures.accuracy()),
				share("macroF1", "macro-F1 of the status", figures.macroF1()),
				share("kappa", "quadratic kappa of the priority", figures.priorityKappa()),
				share("applicableRecall", "recall of applicable", figures.recallOfApplicable()),
				share("urgentRecall", "recall of urgent", figures.recallOfUrgent()),
				share("verifiedQuotes", "verified quotes", figures.verifiedQuotes()),
				share("requiredQuotes", "required quotes found", figures.requiredQuotes()),
				share("toReview", "to_review", figures.toReview()),
				amount("missed", "applicable, but put aside", (double) figures.missed()),
				share("wrongExclusions", "wrong exclusions by rules, of the reviewed sample",
						figures.wrongExclusions().rate()),
				amount("tokens", "tokens per item", figures.tokensPerItem()),
				amount("cost", "US dollars per item", figures.costPerItem()));
	}

	/** For printing; a hyphen if there is no value. */
	String text() {
		return (this.value != null) ? this.value.toPlainString() : "-";
	}

	private static EvaluationFigure share(String key, String name, double value) {
		return new EvaluationFigure(key, name, Double.isNaN(value) ? null : rounded(value, 3), true);
	}

	private static EvaluationFigure amount(String key, String name, double value) {
		return new EvaluationFigure(key, name,
				Double.isNaN(value) ? null : new BigDecimal(rounded(value, 6).stripTrailingZeros().toPlainString()),
				false);
	}

	private static BigDecimal rounded(double value, int places) {
		return BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
	}

}
