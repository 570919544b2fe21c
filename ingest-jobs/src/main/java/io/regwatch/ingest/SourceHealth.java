package io.regwatch.ingest;

import java.time.Instant;
import java.util.List;

import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.schema.Anomaly;
import org.jspecify.annotations.Nullable;

/**
 * A source at a glance.
 *
 * @param id of the source
 * @param title shown to readers
 * @param geography ISO 3166-1 alpha-2, {@code EU} or {@code INT}
 * @param institutionName name of the authority
 * @param kind how it is read
 * @param status what operators decided, and whether its catalogue file is valid;
 * {@code null} if it is not known to the database
 * @param schedule cron expression and zone; {@code null} for on request only
 * @param lastRun when its last finished run started; {@code null} before the first
 * @param lastComplete when its last run with a complete listing was finished;
 * {@code null} before the first
 * @param anomalies what is odd about it now
 * @param health {@code never_run}, {@code unfinished}, {@code incomplete}, {@code ok};
 * {@code paused}, {@code disabled} or {@code removed} if an operator decided so;
 * {@code file_removed} or {@code file_invalid} if it is not read because of its catalogue
 * file; {@code off} for a shipped source that nobody enabled
 */
public record SourceHealth(String id, String title, String geography, String institutionName, String kind,
		@Nullable SourceStatus status, @Nullable String schedule, @Nullable Instant lastRun,
		@Nullable Instant lastComplete, List<Anomaly> anomalies, String health) {

	public SourceHealth {
		anomalies = List.copyOf(anomalies);
	}

}
