package io.regwatch.webhook;

import java.util.UUID;

import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Test messages, sent once whatever the state of the endpoint is. */
@Component
class WebhookPings {

	private final WebhookEndpoints endpoints;

	private final WebhookEvents events;

	private final WebhookSender sender;

	private final WorkQueue work;

	private final DatabaseClock clock;

	WebhookPings(WebhookEndpoints endpoints, WebhookEvents events, WebhookSender sender, WorkQueue work,
			DatabaseClock clock) {
		this.endpoints = endpoints;
		this.events = events;
		this.sender = sender;
		this.work = work;
		this.clock = clock;
	}

	/** Requests a message, in the caller's transaction, and returns its id. */
	String request(UUID endpoint) {
		WebhookKey key = new WebhookKey(endpoint, WebhookKey.PING + this.clock.newId());
		this.work.request(WorkKind.DELIVER_WEBHOOKS, key.workKey(), null);
		return key.subject();
	}

	void send(UUID endpoint, String id) {
		this.endpoints.find(endpoint).ifPresent((found) -> this.sender.send(found, this.events.ping(endpoint, id), 1));
	}

}
