package io.regwatch.assessment.relevance;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.schema.ApplicabilityStatus;

/**
 * That an update does not concern a company, by a rule that can be cited.
 *
 * @param status {@code out_of_scope}, or {@code not_applicable} for devices of another
 * kind of law
 * @param rule with a summary for readers, and the field of the profile that it rests on
 */
public record Exclusion(ApplicabilityStatus status, Evidence.OfRule rule) {

	static Exclusion outOfScope(Evidence.OfRule rule) {
		return new Exclusion(ApplicabilityStatus.OUT_OF_SCOPE, rule);
	}

	static Exclusion notApplicable(Evidence.OfRule rule) {
		return new Exclusion(ApplicabilityStatus.NOT_APPLICABLE, rule);
	}

}
