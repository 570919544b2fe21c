package io.regwatch.assessment.run;

import java.util.UUID;

/**
 * The progress of a run, published as an application event.
 *
 * @param workspace that is assessed
 * @param done items completed since the run was started or resumed
 * @param total items that were open then
 */
public record AssessmentProgress(UUID workspace, long done, long total) {

}
