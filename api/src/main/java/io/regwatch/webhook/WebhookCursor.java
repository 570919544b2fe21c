package io.regwatch.webhook;

import java.util.UUID;

import io.regwatch.change.ChangeCursor;

/**
 * Up to where the changes of a workspace are delivered to an endpoint.
 *
 * @param cursor as the change feed gives it
 * @param replays how often it was reset
 * @param failures of the next message, in a row
 */
record WebhookCursor(UUID endpointId, UUID workspaceId, String cursor, long replays, int failures) {

	WebhookCursor at(ChangeCursor next) {
		return new WebhookCursor(this.endpointId, this.workspaceId, next.text(), this.replays, 0);
	}

}
