package io.regwatch.ingest.http;

import java.io.IOException;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

/** A host answered that it cannot answer now. */
final class BusyHostException extends IOException {

	private final int status;

	private final @Nullable Duration retryAfter;

	BusyHostException(int status, @Nullable Duration retryAfter) {
		super("The host answered %d, also when asked again".formatted(status));
		this.status = status;
		this.retryAfter = retryAfter;
	}

	int status() {
		return this.status;
	}

	/** When the host wants to be asked again; {@code null} if it does not say. */
	@Nullable Duration retryAfter() {
		return this.retryAfter;
	}

}
