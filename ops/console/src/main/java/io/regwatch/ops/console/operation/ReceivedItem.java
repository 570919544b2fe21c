package io.regwatch.ops.console.operation;

import java.time.Instant;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What was last received for a quarantined item.
 *
 * @param sourceTitle of its source
 * @param item its external id
 * @param reason code of the reason
 * @param detail one sentence for operators
 * @param attempts in how many runs it failed
 * @param firstSeenAt when it was first rejected
 * @param lastSeenAt when it was last rejected
 * @param url that was requested; {@code null} if nothing was
 * @param hops addresses of redirects; {@code null} if there were none
 * @param httpStatus of the response; {@code null} if there was none
 * @param capturedAt when it was requested; {@code null} if it was not
 * @param sha256 of the stored file; {@code null} if none was kept
 * @param size of this file in bytes; {@code null} if none was kept
 * @param announcedType of this file; {@code null} if none was kept
 */
record ReceivedItem(String sourceTitle, String item, String reason, String detail, int attempts, Instant firstSeenAt,
		Instant lastSeenAt, @Nullable String url, @Nullable List<String> hops, @Nullable Integer httpStatus,
		@Nullable Instant capturedAt, @Nullable String sha256, @Nullable Long size, @Nullable String announcedType) {

}
