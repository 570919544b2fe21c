package io.regwatch.webhook;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.savedsearch.SavedSearchMatches;
import io.regwatch.change.Change;
import io.regwatch.change.ChangeType;
import org.jspecify.annotations.Nullable;

/**
 * An endpoint of a client.
 *
 * @param id of the endpoint
 * @param url to which messages are posted
 * @param workspaceId whose changes are delivered; {@code null} for all of the client's
 * @param events types of the changes that are delivered; empty for all
 * @param createdAt when it was created
 * @param disabledAt since when nothing is delivered; {@code null} if it is enabled
 * @param disabledReason why; {@code null} if it is enabled
 * @param savedSearchId the saved search whose matches are delivered; {@code null} for all
 * changes
 */
public record WebhookEndpoint(UUID id, String url, @Nullable UUID workspaceId, List<ChangeType> events,
		Instant createdAt, @Nullable Instant disabledAt, @Nullable String disabledReason,
		@Nullable UUID savedSearchId) {

	boolean accepts(Change change, SavedSearchMatches matches) {
		return (this.events.isEmpty() || this.events.contains(change.type()))
				&& matches.includes(change, this.savedSearchId);
	}

}
