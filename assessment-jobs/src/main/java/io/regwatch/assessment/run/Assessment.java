package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.assessment.impact.AssessmentResult;

/**
 * An assessment to be stored.
 *
 * @param updateId the assessed update
 * @param result of the assessment
 * @param fingerprint what it depends on
 * @param profileVersion version of the assessed profile
 */
record Assessment(UUID updateId, AssessmentResult result, String fingerprint, long profileVersion) {

}
