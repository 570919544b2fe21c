package io.regwatch.api.assessment;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import org.jspecify.annotations.Nullable;

/**
 * How far the assessment of an update is, and why.
 *
 * @param assessmentState of the update
 * @param reasonCode why it is in this state
 * @param contextPresent whether the update has a context
 * @param run the last run that selected it; {@code null} if none did
 * @param assessedAt of the current assessment; {@code null} if there is none
 */
record UpdateAssessmentState(@JsonCode AssessmentState assessmentState, String reasonCode, boolean contextPresent,
		@Nullable UUID run, @Nullable Instant assessedAt) {

}
