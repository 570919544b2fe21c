package io.regwatch.webhook;

import java.util.List;
import java.util.Optional;

import io.regwatch.api.savedsearch.SavedSearchMatcher;
import io.regwatch.api.savedsearch.SavedSearchMatches;
import io.regwatch.change.Change;
import io.regwatch.change.ChangeBatch;
import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeCursorExpiredException;
import io.regwatch.change.ChangeFeed;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;

/**
 * Delivers the changes of a workspace to an endpoint, one after another: the next only
 * after the one before was accepted, so their order is kept.
 */
@Component
class WebhookRelay {

	private static final Logger logger = LoggerFactory.getLogger(WebhookRelay.class);

	private static final int BATCH = 50;

	private static final WebhookProgress COMPLETE = new WebhookProgress(0, true, null);

	private final ChangeFeed feed;

	private final WebhookCursors cursors;

	private final WebhookEndpoints endpoints;

	private final WebhookEvents events;

	private final WebhookSender sender;

	private final SavedSearchMatcher searches;

	private final WebhookProperties properties;

	WebhookRelay(ChangeFeed feed, WebhookCursors cursors, WebhookEndpoints endpoints, WebhookEvents events,
			WebhookSender sender, SavedSearchMatcher searches, WebhookProperties properties) {
		this.feed = feed;
		this.cursors = cursors;
		this.endpoints = endpoints;
		this.events = events;
		this.sender = sender;
		this.searches = searches;
		this.properties = properties;
	}

	/** Delivers some changes. */
	WebhookProgress deliver(WebhookCursor cursor) {
		Optional<WebhookEndpoint> endpoint = this.endpoints.find(cursor.endpointId())
			.filter((found) -> found.disabledAt() == null);
		return endpoint.map((found) -> deliver(found, cursor)).orElse(COMPLETE);
	}

	private WebhookProgress deliver(WebhookEndpoint endpoint, WebhookCursor cursor) {
		try {
			ChangeCursor place = ChangeCursor.parse(cursor.cursor()).orElseThrow();
			ChangeBatch batch = this.feed.read(cursor.workspaceId(), place, BATCH);
			return deliver(endpoint, cursor, batch, batch.changes().size() < BATCH && !place.snapshot());
		}
		catch (ChangeCursorExpiredException ex) {
			disable(endpoint, String.valueOf(ex.getMessage()));
			return COMPLETE;
		}
	}

	private WebhookProgress deliver(WebhookEndpoint endpoint, WebhookCursor cursor, ChangeBatch batch, boolean last) {
		WebhookCursor place = cursor;
		int delivered = 0;
		for (Change change : batch.changes()) {
			SavedSearchMatches matches = this.searches.match(cursor.workspaceId(), List.of(change));
			if (endpoint.accepts(change, matches)) {
				@Nullable String problem = send(endpoint, place, change, matches);
				if (problem != null) {
					return new WebhookProgress(delivered, false, problem);
				}
				delivered++;
				if (!this.cursors.move(place, change.cursor())) {
					return new WebhookProgress(delivered, false, null);
				}
				place = place.at(change.cursor());
			}
		}
		boolean moved = this.cursors.move(place, batch.cursor());
		return new WebhookProgress(delivered, moved && last, null);
	}

	/** Returns why the message was not accepted; {@code null} if it was. */
	private @Nullable String send(WebhookEndpoint endpoint, WebhookCursor cursor, Change change,
			SavedSearchMatches matches) {
		WebhookMessage message = this.events.message(cursor.workspaceId(), change, matches);
		WebhookResponse response = this.sender.send(endpoint, message, cursor.failures() + 1);
		if (response.isAccepted()) {
			return null;
		}
		boolean tooLong = this.cursors.fail(cursor, this.properties.maxFailureTime());
		if (tooLong || response.isGone()) {
			disable(endpoint, "Message '%s' was not accepted: %s".formatted(message.id(), response.describe()));
		}
		return "message '%s' was not accepted: %s".formatted(message.id(), response.describe());
	}

	private void disable(WebhookEndpoint endpoint, String reason) {
		if (this.endpoints.disable(endpoint.id(), reason)) {
			logger.warn("Webhook endpoint '{}' is disabled until its client enables it: {}", endpoint.id(), reason);
		}
	}

}
