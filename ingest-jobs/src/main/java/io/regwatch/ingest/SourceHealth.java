package io.regwatch.ingest;

import java.time.Instant;
import java.util.List;

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
 * @param schedule cron expression and zone; {@code null} for on request only
 * @param lastRun when its last finished run started; {@code null} before the first
 * @param lastComplete when its last run with a complete listing was finished;
 * {@code null} before the first
 * @param anomalies what is odd about it now
 * @param health {@code never_run}, {@code unfinished}, {@code incomplete}, {@code ok};
 * {@code paused} or {@code disabled} if somebody wants it so; {@code file_removed} or
 * {@code file_invalid} if it is disabled because of its catalogue file; {@code off} for a
 * shipped source that nobody enabled
 */
public record SourceHealth(String id, String title, String geography, String institutionName, String kind,
		@Nullable String schedule, @Nullable Instant lastRun, @Nullable Instant lastComplete, List<Anomaly> anomalies,
		String health) {

	public SourceHealth {
		anomalies = List.copyOf(anomalies);
	}

}
