package io.regwatch.ingest.relation;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.schema.RelationKind;
import org.jspecify.annotations.Nullable;

/**
 * A relation between two known references whose consequences are not written yet.
 *
 * @param id of the stated relation
 * @param kind what the first is to the second
 * @param from the first
 * @param title of the first
 * @param published date of the first; {@code null} if the authority gives none
 * @param effective from when the first applies
 * @param to the second
 * @param sourceId of the second
 * @param externalId of the second
 * @param runId of the run that found the statement
 * @param history whether the second was found later: its replacement was known before it
 * was
 * @param stated whether the second's own listing says what its status is
 */
public record PendingRelation(UUID id, RelationKind kind, UUID from, String title, @Nullable Instant published,
		Instant effective, UUID to, String sourceId, String externalId, UUID runId, boolean history, boolean stated) {

}
