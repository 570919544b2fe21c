package io.regwatch.assessment.impact;

import java.util.ArrayList;
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

	static AssessmentResult outOfScope(String summary, Evidence.OfRule evidence) {
		return new AssessmentResult(ApplicabilityStatus.OUT_OF_SCOPE, Priority.NONE, summary, "", evidence.rule(),
				List.of(evidence), RuleBasedAssessor.USAGE);
	}

	static AssessmentResult notApplicable(String summary, Evidence.OfRule rule, List<Evidence.OfText> quotes) {
		List<Evidence> evidence = new ArrayList<>(List.of(rule));
		evidence.addAll(quotes);
		return new AssessmentResult(ApplicabilityStatus.NOT_APPLICABLE, Priority.NONE, summary, "", rule.rule(),
				evidence, RuleBasedAssessor.USAGE);
	}

	static AssessmentResult toReview(Priority priority, String summary, String reasonCode, List<Evidence> evidence,
			Usage usage) {
		return new AssessmentResult(ApplicabilityStatus.TO_REVIEW, priority, summary,
				"Decide whether it concerns the company.", reasonCode, evidence, usage);
	}

	/**
	 * The result of an update that could not be assessed, which a person has to review.
	 * @param why sentences for readers
	 * @param reasonCode code of the reason
	 * @return without evidence
	 */
	public static AssessmentResult notAssessed(String why, String reasonCode) {
		return toReview(Priority.MEDIUM, why, reasonCode, List.of(), RuleBasedAssessor.USAGE);
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
