package io.regwatch.ingest.compare;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * A reference with its current version, as it stands before this run's item.
 *
 * @param file that the current version was made of; {@code null} if it has none
 * @param latest file that says what the current version says, seen last
 * @param wasListed {@code false} if the last complete listing did not name it
 */
record KnownReference(UUID id, ReferenceType type, String title, String description, String url, UUID versionId,
		int ordinal, VersionStatus status, @Nullable String edition, @Nullable Instant published,
		@Nullable FileKey file, @Nullable FileKey latest, boolean wasListed) {

}
