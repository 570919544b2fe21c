package io.regwatch.ops.alert;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * The begin or the end of an alert.
 *
 * @param alertId of the alert
 * @param event {@code opened} or {@code closed}
 * @param rule code of the rule
 * @param closedAt {@code null} if it was open when this was read
 */
record AlertEvent(UUID alertId, String event, String rule, String subject, String message, Instant openedAt,
		@Nullable Instant closedAt) {

	boolean isClosed() {
		return this.event.equals("closed");
	}

}
