package io.regwatch.ingest.update;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.schema.UpdateKind;
import org.jspecify.annotations.Nullable;

/**
 * An update to be added.
 *
 * @param kind of the update
 * @param updateType the authority's class
 * @param title shown to readers
 * @param description what is said of it
 * @param publishedAt by the authority's date, else when it was detected
 * @param stated whether the authority gives the date
 * @param referenceId what changed
 * @param runId of the run that found it
 * @param itemId of the run's item that caused it; {@code null} if another reference's
 * item did, or a date
 * @param currentVersion that it leads to
 * @param previousVersion whose text the current one is compared with; {@code null} if
 * there is none
 * @param backfilled whether it is history, found by its source's first run
 */
public record NewUpdate(UpdateKind kind, String updateType, String title, UpdateDescription description,
		Instant publishedAt, boolean stated, UUID referenceId, UUID runId, @Nullable Long itemId, UUID currentVersion,
		@Nullable UUID previousVersion, boolean backfilled) {

}
