package io.regwatch.ingest.run;

import java.time.Instant;
import java.util.UUID;

/**
 * One reading of one source.
 *
 * @param id identifies the Spring Batch job instance, too
 * @param sourceId what is read
 * @param scheduledAt when it was to start; unique for a source
 * @param workerId who works on it
 * @param backfill whether no complete listing of the source came before, so that it finds
 * history
 */
public record Run(UUID id, String sourceId, Instant scheduledAt, int workerId, boolean backfill) {

}
