package io.regwatch.http;

import java.io.IOException;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

/** A host cannot answer now. */
final class HostUnavailableException extends IOException {

	private final int status;

	private final @Nullable Duration retryAfter;

	private HostUnavailableException(String message, int status, @Nullable Duration retryAfter) {
		super(message);
		this.status = status;
		this.retryAfter = retryAfter;
	}

	static HostUnavailableException answering(int status, @Nullable Duration retryAfter) {
		return new HostUnavailableException("The host answered %d, also after retries".formatted(status), status,
				retryAfter);
	}

	static HostUnavailableException resting(int status, Duration rest) {
		String message = (status != 0)
				? "Not asked: after status %d the host wants to be left alone for %d more seconds".formatted(status,
						rest.toSeconds())
				: "Not asked: the requests before it keep the host busy for %d more seconds"
					.formatted(rest.toSeconds());
		return new HostUnavailableException(message, status, rest);
	}

	int status() {
		return this.status;
	}

	/** The delay that the host requires; {@code null} if it states none. */
	@Nullable Duration retryAfter() {
		return this.retryAfter;
	}

}
