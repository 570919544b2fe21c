package io.regwatch.assessment.evaluation;

import java.util.List;

import io.regwatch.schema.ApplicabilityStatus;

/**
 * The random sample of what rules exclude, as people reviewed it. What they left open is
 * not counted.
 *
 * @param wrong that people found applicable
 * @param reviewed with a decision
 */
public record WrongExclusions(long wrong, long reviewed) {

	static WrongExclusions of(List<Prediction> outcomes) {
		List<ApplicabilityStatus> decisions = outcomes.stream()
			.map((one) -> one.pair().expected())
			.filter((expected) -> Boolean.TRUE.equals(expected.sampledExclusion()))
			.map(Expectation::status)
			.filter((status) -> status != ApplicabilityStatus.TO_REVIEW)
			.toList();
		return new WrongExclusions(
				decisions.stream().filter((status) -> status == ApplicabilityStatus.APPLICABLE).count(),
				decisions.size());
	}

	/**
	 * The share of wrong ones.
	 * @return {@code NaN} if none was reviewed
	 */
	public double rate() {
		return (this.reviewed == 0) ? Double.NaN : (double) this.wrong / this.reviewed;
	}

	ConfidenceInterval interval() {
		return ConfidenceInterval.wilson(this.wrong, this.reviewed);
	}

}
