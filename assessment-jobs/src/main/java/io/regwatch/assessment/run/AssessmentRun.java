package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.UUID;

/**
 * One going through a workspace.
 *
 * @param id identifies the Spring Batch job instance, too
 * @param workspace whose updates are assessed
 * @param startedAt by the database's clock
 * @param order what it is to do
 */
record AssessmentRun(UUID id, UUID workspace, Instant startedAt, AssessmentRequest order) {

}
