package io.regwatch.http;

import java.io.IOException;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

/** A host cannot answer now. */
final class BusyHostException extends IOException {

	private final int status;

	private final @Nullable Duration retryAfter;

	private BusyHostException(String message, int status, @Nullable Duration retryAfter) {
		super(message);
		this.status = status;
		this.retryAfter = retryAfter;
	}

	static BusyHostException answering(int status, @Nullable Duration retryAfter) {
		return new BusyHostException("The host answered %d, also when asked again".formatted(status), status,
				retryAfter);
	}

	static BusyHostException resting(int status, Duration rest) {
		return new BusyHostException("Not asked: after status %d the host wants to be left alone for %d more seconds"
			.formatted(status, rest.toSeconds()), status, rest);
	}

	int status() {
		return this.status;
	}

	/** When the host wants to be asked again; {@code null} if it does not say. */
	@Nullable Duration retryAfter() {
		return this.retryAfter;
	}

}
