package io.regwatch.ingest.run;

import java.time.Instant;
import java.util.UUID;

/**
 * One run of the ingest of a source.
 *
 * @param id identifies the Spring Batch job instance, too
 * @param sourceId what is read
 * @param scheduledAt when it was to start; unique for a source
 * @param workerId worker that owns it
 * @param backfill whether no earlier listing of the source was complete, so that it finds
 * history
 */
public record Run(UUID id, String sourceId, Instant scheduledAt, int workerId, boolean backfill) {

}
