package io.regwatch.assessment.impact;

import java.util.List;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.model.ModelFailure;
import io.regwatch.assessment.model.Usage;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;

/**
 * What an update means for a company.
 *
 * @param status whether it concerns the company
 * @param priority how much attention it needs
 * @param impactSummary for readers
 * @param suggestedActions for readers, possibly empty
 * @param reasonCode code of the reason
 * @param evidence what it rests on
 * @param usage model and tokens
 */
public record AssessmentResult(ApplicabilityStatus status, Priority priority, String impactSummary,
		String suggestedActions, String reasonCode, List<Evidence> evidence, Usage usage) {

	public AssessmentResult {
		evidence = List.copyOf(evidence);
	}

	static AssessmentResult toReview(Priority priority, String summary, String reasonCode, List<Evidence> evidence,
			Usage usage) {
		return new AssessmentResult(ApplicabilityStatus.TO_REVIEW, priority, summary,
				"Decide whether it concerns the company.", reasonCode, evidence, usage);
	}

	/**
	 * Whether the result is provisional: the next run should assess the update again,
	 * although nothing that it depends on has changed.
	 * @return {@code true} if the failure of the model is transient
	 */
	public boolean isProvisional() {
		return ModelFailure.of(this.reasonCode).filter(ModelFailure::isPassing).isPresent();
	}

}
