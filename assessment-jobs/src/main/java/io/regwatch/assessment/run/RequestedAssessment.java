package io.regwatch.assessment.run;

import java.util.UUID;

/**
 * A run that a client requests.
 *
 * @param id of the run, too
 * @param preview whether it is only estimated
 * @param request its parameters
 */
record RequestedAssessment(UUID id, boolean preview, AssessmentRequest request) {

}
