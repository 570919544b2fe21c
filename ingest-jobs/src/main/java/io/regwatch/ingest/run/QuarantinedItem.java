package io.regwatch.ingest.run;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A rejected item.
 *
 * @param id by which it is retried
 * @param sourceId where it was found
 * @param sourceTitle title of the source
 * @param item its external id
 * @param title as it was last listed; {@code null} if it was listed without one
 * @param reason code of the reason
 * @param detail one sentence for operators
 * @param attempts in how many runs it failed
 * @param firstSeenAt when it was first rejected
 * @param acknowledgedAt when a person decided to leave it here; {@code null} if nobody
 * did
 * @param acknowledgedBy who did; {@code null} if nobody did
 * @param note why; {@code null} if nobody did
 */
public record QuarantinedItem(UUID id, String sourceId, String sourceTitle, String item, @Nullable String title,
		String reason, String detail, int attempts, Instant firstSeenAt, @Nullable Instant acknowledgedAt,
		@Nullable String acknowledgedBy, @Nullable String note) {

}
