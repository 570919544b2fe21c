package io.regwatch.webhook;

import java.net.URI;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeFeed;
import io.regwatch.change.ChangeType;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** What clients do with their endpoints. Ids must be those of their own endpoints. */
@Component
public class Webhooks {

	private final WebhookEndpoints endpoints;

	private final WebhookSecrets secrets;

	private final WebhookCursors cursors;

	private final WebhookPings pings;

	private final ChangeFeed feed;

	private final TransactionTemplate transaction;

	private final WebhookProperties properties;

	Webhooks(WebhookEndpoints endpoints, WebhookSecrets secrets, WebhookCursors cursors, WebhookPings pings,
			ChangeFeed feed, TransactionTemplate transaction, WebhookProperties properties) {
		this.endpoints = endpoints;
		this.secrets = secrets;
		this.cursors = cursors;
		this.pings = pings;
		this.feed = feed;
		this.transaction = transaction;
		this.properties = properties;
	}

	/**
	 * Adds an endpoint, to which later changes are delivered.
	 * @param client that owns it
	 * @param workspace whose changes are delivered; {@code null} for all
	 * @param url of the receiver
	 * @param events types of the changes that are delivered; empty for all
	 * @param savedSearch saved search of the workspace whose matches are delivered;
	 * {@code null} for all changes
	 * @return its secret and id; empty if the client has as many as it may have
	 */
	public Optional<NewEndpoint> add(UUID client, @Nullable UUID workspace, URI url, Collection<ChangeType> events,
			@Nullable UUID savedSearch) {
		ChangeCursor end = this.feed.end();
		return this.transaction.execute((_) -> {
			this.cursors.lockWorkspaces(client);
			if (this.endpoints.countOf(client) >= this.properties.maxPerClient()) {
				return Optional.<NewEndpoint>empty();
			}
			UUID endpoint = this.endpoints.add(client, workspace, url, events, savedSearch);
			this.cursors.add(endpoint, client, workspace, end);
			return Optional.of(new NewEndpoint(endpoint, this.secrets.add(endpoint)));
		});
	}

	/**
	 * Changes an endpoint. One that is enabled again is delivered what it has missed.
	 * @param endpoint to change
	 * @param url {@code null} for the same
	 * @param events {@code null} for the same
	 * @param enabled {@code null} for the same
	 */
	public void change(UUID endpoint, @Nullable URI url, @Nullable Collection<ChangeType> events,
			@Nullable Boolean enabled) {
		this.transaction.executeWithoutResult((_) -> {
			this.endpoints.change(endpoint, url, events);
			if (Boolean.FALSE.equals(enabled)) {
				this.endpoints.disable(endpoint, "The client disabled it");
			}
			else if (enabled != null) {
				this.endpoints.enable(endpoint);
				this.cursors.reset(endpoint, null, null);
			}
		});
	}

	/**
	 * Delivers nothing from now on. The reason of one that is disabled stays.
	 * @param endpoint to disable
	 * @param reason that its client sees
	 */
	public void disable(UUID endpoint, String reason) {
		this.endpoints.disable(endpoint, reason);
	}

	/**
	 * Deletes an endpoint with its delivery log.
	 * @param endpoint to delete
	 */
	public void delete(UUID endpoint) {
		this.endpoints.delete(endpoint);
	}

	/**
	 * Adds a secret. The one before is valid for some time.
	 * @param endpoint whose messages are signed
	 * @return the new secret
	 */
	public NewSecret rotateSecret(UUID endpoint) {
		return this.transaction.execute((_) -> {
			Optional<Instant> expiry = this.secrets.expire(endpoint, this.properties.secretOverlap());
			return new NewSecret(this.secrets.add(endpoint), expiry.orElse(null));
		});
	}

	/**
	 * Requests a test message.
	 * @param endpoint to test
	 * @return id of the message
	 */
	public String ping(UUID endpoint) {
		return this.transaction.execute((_) -> this.pings.request(endpoint));
	}

	/**
	 * Delivers changes again, with the same message ids.
	 * @param endpoint to deliver to
	 * @param workspace whose changes; {@code null} for all that are delivered
	 * @param after cursor after which to begin; {@code null} for everything visible
	 * @return {@code false} if changes of the workspace are not delivered to the endpoint
	 * @throws io.regwatch.change.ChangeCursorExpiredException if changes after the cursor
	 * are not known any more
	 */
	public boolean replay(UUID endpoint, @Nullable UUID workspace, @Nullable ChangeCursor after) {
		ChangeCursor begin = (after != null) ? after : this.feed.begin();
		List<WebhookCursor> found = this.cursors.find(endpoint, workspace);
		found.forEach((cursor) -> this.feed.read(cursor.workspaceId(), begin, 1));
		this.cursors.reset(endpoint, workspace, begin);
		return workspace == null || !found.isEmpty();
	}

	/**
	 * A new endpoint.
	 *
	 * @param id of the endpoint
	 * @param secret which is not shown again
	 */
	public record NewEndpoint(UUID id, String secret) {

	}

	/**
	 * A new secret.
	 *
	 * @param secret which is not shown again
	 * @param previousExpiresAt until when the secret before is valid; {@code null} if
	 * there was none
	 */
	public record NewSecret(String secret, @Nullable Instant previousExpiresAt) {

	}

}
