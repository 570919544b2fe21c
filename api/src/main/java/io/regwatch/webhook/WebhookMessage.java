package io.regwatch.webhook;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A message to an endpoint.
 *
 * @param id the same in each attempt
 * @param type of the change, or {@code webhook.ping}
 * @param workspaceId whose change it is; {@code null} for a test message
 * @param body in JSON
 */
record WebhookMessage(String id, String type, @Nullable UUID workspaceId, String body) {

}
