package io.regwatch.ops.console.operation;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A webhook endpoint with its last delivery.
 *
 * @param id of the endpoint
 * @param client name of its client
 * @param workspace name of the only workspace whose changes are delivered; {@code null}
 * for all
 * @param url to which messages are posted
 * @param events codes of the changes that are delivered; empty for all
 * @param createdAt when it was created
 * @param disabledAt since when nothing is delivered; {@code null} if it is enabled
 * @param disabledReason why; {@code null} if it is enabled
 * @param failingSince since when the next message is not accepted; {@code null} if none
 * fails
 * @param attemptedAt of the last delivery; {@code null} if there was none lately
 * @param status of its response; {@code null} if there was none
 * @param problem why there was no response; {@code null} if there was one
 */
record WebhookRow(UUID id, String client, @Nullable String workspace, String url, List<String> events,
		Instant createdAt, @Nullable Instant disabledAt, @Nullable String disabledReason,
		@Nullable Instant failingSince, @Nullable Instant attemptedAt, @Nullable Integer status,
		@Nullable String problem) {

	/** A code; public for templates. */
	public String state() {
		if (this.disabledAt != null) {
			return "disabled";
		}
		return (this.failingSince != null) ? "failing" : "enabled";
	}

	/**
	 * Why the last delivery was not accepted; {@code null} if it was, or there was none.
	 */
	public @Nullable String lastError() {
		if (this.status == null) {
			return this.problem;
		}
		return (this.status / 100 != 2) ? "Status " + this.status : null;
	}

}
