package io.regwatch.ingest.run;

import java.time.Instant;
import java.util.UUID;

/**
 * A rejected item.
 *
 * @param id by which it is retried
 * @param sourceId where it was found
 * @param item its external id
 * @param reason code of the reason
 * @param detail one sentence for operators
 * @param attempts in how many runs it failed
 * @param firstSeenAt when it was first rejected
 */
public record QuarantinedItem(UUID id, String sourceId, String item, String reason, String detail, int attempts,
		Instant firstSeenAt) {

}
