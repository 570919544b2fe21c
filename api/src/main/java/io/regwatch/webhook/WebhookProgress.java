package io.regwatch.webhook;

import org.jspecify.annotations.Nullable;

/**
 * How far a delivery of several changes came.
 *
 * @param delivered number of messages that were accepted
 * @param complete whether all changes are delivered
 * @param problem why the next message was not accepted; {@code null} if none failed
 */
record WebhookProgress(int delivered, boolean complete, @Nullable String problem) {

	WebhookProgress plus(WebhookProgress next) {
		return new WebhookProgress(this.delivered + next.delivered, next.complete, next.problem);
	}

	boolean canContinue() {
		return !this.complete && this.problem == null;
	}

}
