package io.regwatch.http;

import java.io.IOException;
import java.time.Duration;

/** A request with its redirects and its body took too long. */
final class DeadlineException extends IOException {

	DeadlineException(Duration deadline, IOException cause) {
		super("Not finished within %d seconds (fetch.deadlineSeconds)".formatted(deadline.toSeconds()), cause);
	}

}
