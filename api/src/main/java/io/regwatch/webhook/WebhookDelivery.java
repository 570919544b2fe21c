package io.regwatch.webhook;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * An attempt to deliver a message.
 *
 * @param messageId the header {@code webhook-id}
 * @param type of the change, or {@code webhook.ping}
 * @param workspaceId whose change it is; {@code null} for a test message
 * @param attempt from 1
 * @param status of the response; {@code null} if there was none
 * @param problem why there was no response; {@code null} if there was one
 * @param durationMillis until the response, in milliseconds
 * @param attemptedAt when it ended
 */
public record WebhookDelivery(String messageId, String type, @Nullable UUID workspaceId, int attempt,
		@Nullable Integer status, @Nullable String problem, long durationMillis, Instant attemptedAt) {

}
