package io.regwatch.api.webhook;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.change.ChangeType;
import io.regwatch.webhook.WebhookEndpoint;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonSerialize;

/** An endpoint as its client sees it, without secrets. */
record Webhook(UUID id, String url, @Nullable UUID workspaceId,
		@JsonSerialize(contentUsing = JsonCode.Serializer.class) List<ChangeType> events, boolean enabled,
		@Nullable Instant disabledAt, @Nullable String disabledReason, Instant createdAt,
		@Nullable UUID savedSearchId) {

	static Webhook of(WebhookEndpoint endpoint) {
		return new Webhook(endpoint.id(), endpoint.url(), endpoint.workspaceId(), endpoint.events(),
				endpoint.disabledAt() == null, endpoint.disabledAt(), endpoint.disabledReason(), endpoint.createdAt(),
				endpoint.savedSearchId());
	}

}
