package io.regwatch.ingest.run;

import io.regwatch.ingest.run.RunItem.Stage;

/**
 * An application event: progress of a stage of a run.
 *
 * @param sourceId what is read
 * @param stage which stage
 * @param done items done since the stage started
 * @param total items there were when it started
 */
public record StageProgress(String sourceId, Stage stage, long done, long total) {

}
