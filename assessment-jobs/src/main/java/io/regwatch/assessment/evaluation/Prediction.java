package io.regwatch.assessment.evaluation;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.impact.AssessmentResult;
import io.regwatch.schema.ApplicabilityStatus;

/**
 * The prediction of a model for a pair.
 *
 * @param pair that was assessed
 * @param result of the model
 */
public record Prediction(EvaluationCase pair, AssessmentResult result) {

	/**
	 * Whether status and priority are those expected.
	 * @return {@code false} if one differs
	 */
	public boolean isExpected() {
		return this.result.status() == this.pair.expected().status()
				&& this.result.priority() == this.pair.expected().priority();
	}

	/**
	 * What is wrong.
	 * @return a code: {@code missed}, {@code not_recognised}, {@code false_alarm},
	 * {@code put_aside_unsure}, {@code left_open}, {@code priority_too_low},
	 * {@code priority_too_high} or, for the reason why it was put aside, {@code scope};
	 * empty if nothing is
	 */
	public Optional<String> cause() {
		ApplicabilityStatus wanted = this.pair.expected().status();
		ApplicabilityStatus predicted = this.result.status();
		if (wanted == predicted) {
			int order = this.result.priority().compareTo(this.pair.expected().priority());
			return (order == 0) ? Optional.empty()
					: Optional.of((order > 0) ? "priority_too_low" : "priority_too_high");
		}
		return Optional.of(switch (wanted) {
			case APPLICABLE -> isMissed() ? "missed" : "not_recognised";
			case TO_REVIEW -> (predicted == ApplicabilityStatus.APPLICABLE) ? "false_alarm" : "put_aside_unsure";
			case NOT_APPLICABLE, OUT_OF_SCOPE -> switch (predicted) {
				case APPLICABLE -> "false_alarm";
				case TO_REVIEW -> "left_open";
				case NOT_APPLICABLE, OUT_OF_SCOPE -> "scope";
			};
		});
	}

	/**
	 * Whether an applicable update was excluded without review, which is the worst error.
	 * @return {@code false} if a person would still see it
	 */
	public boolean isMissed() {
		return this.pair.expected().status() == ApplicabilityStatus.APPLICABLE
				&& (this.result.status() == ApplicabilityStatus.NOT_APPLICABLE
						|| this.result.status() == ApplicabilityStatus.OUT_OF_SCOPE);
	}

	/**
	 * What it took.
	 * @return tokens, in and out
	 */
	public long tokens() {
		return this.result.usage().tokens();
	}

	/**
	 * What it cost.
	 * @return in US dollars; {@code NaN} if the model's prices are not known
	 */
	public double cost() {
		BigDecimal cost = this.result.usage().cost();
		return (cost != null) ? cost.doubleValue() : Double.NaN;
	}

	List<Evidence.OfText> quotes() {
		return this.result.evidence()
			.stream()
			.filter(Evidence.OfText.class::isInstance)
			.map(Evidence.OfText.class::cast)
			.toList();
	}

	long verifiedQuotes() {
		return quotes().stream().filter(this::stands).count();
	}

	long requiredAndQuoted() {
		Set<Integer> quoted = quotes().stream()
			.filter(this::stands)
			.map(Evidence.OfText::segment)
			.collect(Collectors.toUnmodifiableSet());
		return this.pair.mustQuote().stream().filter(quoted::contains).count();
	}

	private boolean stands(Evidence.OfText quote) {
		return this.pair.text()
			.stream()
			.filter((segment) -> segment.ordinal() == quote.segment())
			.anyMatch((segment) -> segment.text().startsWith(quote.quote(), quote.start())
					&& quote.end() == quote.start() + quote.quote().length());
	}

}
