package io.regwatch.http;

import java.io.IOException;

import io.regwatch.schema.RejectionReason;

/** The robots.txt of a host cannot be read, so no requests are sent there now. */
final class RobotsUnavailableException extends IOException {

	private final RejectionReason reason;

	RobotsUnavailableException(String message, RejectionReason reason) {
		super(message);
		this.reason = reason;
	}

	/** Why the host did not send it. */
	RejectionReason reason() {
		return this.reason;
	}

}
