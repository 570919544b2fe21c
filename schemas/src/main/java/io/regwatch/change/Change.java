package io.regwatch.change;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A change of one reference or update, as a workspace sees it.
 *
 * @param cursor of the change: what follows is read after it
 * @param type of the change
 * @param referenceId the reference, or that of the update
 * @param updateId {@code null} for a change of the reference itself
 * @param reason why it was retracted or is hidden; {@code null} for other changes
 * @param occurredAt when the transaction that made the change began
 * @param detectedAt when the update, or the current version of the reference, was
 * detected; {@code null} if it does not exist any more
 */
public record Change(ChangeCursor cursor, ChangeType type, UUID referenceId, @Nullable UUID updateId,
		@Nullable String reason, Instant occurredAt, @Nullable Instant detectedAt) {

	/**
	 * What changed.
	 * @return id of the update, else of the reference
	 */
	public UUID resourceId() {
		return (this.updateId != null) ? this.updateId : this.referenceId;
	}

}
