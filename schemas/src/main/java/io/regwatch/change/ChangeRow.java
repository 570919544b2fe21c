package io.regwatch.change;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A row of the log; one of a source, or of visibility, stands for several resources,
 * unless the reference was deleted.
 */
record ChangeRow(long position, ChangeType type, @Nullable String sourceId, @Nullable UUID referenceId,
		@Nullable UUID updateId, @Nullable String reason, Instant occurredAt, boolean deleted,
		@Nullable Instant detectedAt) {

	boolean hasOneResource() {
		if (this.deleted) {
			return this.type != ChangeType.VISIBILITY_GAINED;
		}
		return this.sourceId == null && this.type != ChangeType.VISIBILITY_GAINED
				&& this.type != ChangeType.VISIBILITY_LOST;
	}

	Change change(UUID reference) {
		return new Change(ChangeCursor.after(this.position), this.type, reference, this.updateId, this.reason,
				this.occurredAt, this.detectedAt);
	}

}
