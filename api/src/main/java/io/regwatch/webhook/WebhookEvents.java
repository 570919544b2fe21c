package io.regwatch.webhook;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.api.PublicUrls;
import io.regwatch.api.change.CloudEvent;
import io.regwatch.api.savedsearch.SavedSearchMatches;
import io.regwatch.change.Change;
import io.regwatch.store.DatabaseClock;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.stereotype.Component;

/** Writes changes as messages: the same events as in the change feed. */
@Component
class WebhookEvents {

	private static final String PING_TYPE = "webhook.ping";

	private final PublicUrls urls;

	private final JsonMapper json;

	private final DatabaseClock clock;

	WebhookEvents(PublicUrls urls, JsonMapper json, DatabaseClock clock) {
		this.urls = urls;
		this.json = json;
		this.clock = clock;
	}

	/**
	 * The id is unique and never changes, so receivers can recognise repeated messages.
	 */
	WebhookMessage message(UUID workspace, Change change, SavedSearchMatches matches) {
		CloudEvent event = CloudEvent.of(change, this.urls.path("/api/workspaces/" + workspace), matches.of(change));
		return new WebhookMessage(workspace + "_" + event.id(), change.type().code(), workspace,
				this.json.writeValueAsString(event));
	}

	WebhookMessage ping(UUID endpoint, String id) {
		Ping event = new Ping("1.0", id, this.urls.path("/api/webhooks/" + endpoint), PING_TYPE, this.clock.now());
		return new WebhookMessage(id, PING_TYPE, null, this.json.writeValueAsString(event));
	}

	private record Ping(String specversion, String id, String source, String type, Instant time) {

	}

}
