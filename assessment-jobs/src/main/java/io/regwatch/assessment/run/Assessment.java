package io.regwatch.assessment.run;

import java.util.UUID;

import io.regwatch.assessment.impact.AssessmentResult;

/**
 * A judgement to be kept.
 *
 * @param updateId what was judged
 * @param judgement of it
 * @param fingerprint what it depends on
 */
record Assessment(UUID updateId, AssessmentResult judgement, String fingerprint) {

}
