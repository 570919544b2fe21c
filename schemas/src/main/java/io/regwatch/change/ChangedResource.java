package io.regwatch.change;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/** A reference or update that a change concerns, as it is now. */
record ChangedResource(UUID id, UUID referenceId, @Nullable UUID updateId, boolean visible,
		@Nullable Instant detectedAt) {

	Change change(ChangeCursor cursor, ChangeType type, Instant occurredAt) {
		return new Change(cursor.at(this.id), type, this.referenceId, this.updateId, null, occurredAt, this.detectedAt);
	}

}
