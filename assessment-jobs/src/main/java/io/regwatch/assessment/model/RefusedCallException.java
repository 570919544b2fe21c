package io.regwatch.assessment.model;

import java.time.Duration;

import dev.langchain4j.exception.HttpException;
import org.jspecify.annotations.Nullable;

/**
 * A server answered with a status of failure. Its words are not kept: they may repeat
 * what it was asked.
 */
final class RefusedCallException extends HttpException {

	private final @Nullable Duration retryAfter;

	RefusedCallException(int status, @Nullable Duration retryAfter) {
		super(status, "status " + status);
		this.retryAfter = retryAfter;
	}

	@Nullable Duration retryAfter() {
		return this.retryAfter;
	}

}
