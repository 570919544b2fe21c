package io.regwatch.ingest;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ingest.run.Ledger;
import io.regwatch.schema.Anomaly;
import org.jspecify.annotations.Nullable;

/**
 * What the ledger says of a run.
 *
 * @param run its id
 * @param sourceId what was read
 * @param scheduledAt when it was to start
 * @param startedAt when it did
 * @param finishedAt when it was done; {@code null} while it is under way or interrupted
 * @param backfill whether what it found is history
 * @param ledger the numbers, so far for an unfinished run; {@code null} before its list
 * was read
 * @param anomalies in the order in which they were found
 * @param rejected numbers of rejected items by reason
 * @param captures number of requested documents by outcome
 * @param updates numbers of updates by kind
 */
public record RunLedger(UUID run, String sourceId, Instant scheduledAt, Instant startedAt, @Nullable Instant finishedAt,
		boolean backfill, @Nullable Ledger ledger, List<Anomaly> anomalies, Map<String, Integer> rejected,
		Map<String, Integer> captures, Map<String, Integer> updates) {

	/**
	 * Whether its listing was complete.
	 * @return {@code false} if it was not read, too
	 */
	public boolean complete() {
		return this.ledger != null && this.ledger.complete();
	}

}
