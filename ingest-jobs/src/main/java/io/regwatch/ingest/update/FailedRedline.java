package io.regwatch.ingest.update;

import java.util.UUID;

/**
 * A redline that could not be made.
 *
 * @param updateId of its update
 * @param sourceId whose next run tries again
 * @param title of the update
 * @param reason one sentence for operators
 */
public record FailedRedline(UUID updateId, String sourceId, String title, String reason) {

}
