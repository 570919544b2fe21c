package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.UUID;

/**
 * One assessment of a workspace's updates.
 *
 * @param id identifies the Spring Batch job instance, too
 * @param workspace whose updates are assessed
 * @param workerId the worker that owns it
 * @param startedAt by the database's clock
 * @param request what it was requested for
 */
record AssessmentRun(UUID id, UUID workspace, int workerId, Instant startedAt, AssessmentRequest request) {

}
