package io.regwatch.assessment.run;

import java.util.UUID;

/**
 * How far a run is; published as an event of the application.
 *
 * @param workspace that is assessed
 * @param done items closed since the run began or was gone on with
 * @param total of those that were open then
 */
public record AssessmentProgress(UUID workspace, long done, long total) {

}
