package io.regwatch.webhook;

import java.util.UUID;

/**
 * What work delivers to an endpoint.
 *
 * @param endpoint to deliver to
 * @param subject id of the workspace whose changes are delivered, or of a test message
 */
record WebhookKey(UUID endpoint, String subject) {

	static final String PING = "ping_";

	static WebhookKey of(String workKey) {
		int slash = workKey.indexOf('/');
		return new WebhookKey(UUID.fromString(workKey.substring(0, slash)), workKey.substring(slash + 1));
	}

	boolean isPing() {
		return this.subject.startsWith(PING);
	}

	String workKey() {
		return this.endpoint + "/" + this.subject;
	}

}
