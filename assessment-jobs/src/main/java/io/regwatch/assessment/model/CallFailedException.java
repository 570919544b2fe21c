package io.regwatch.assessment.model;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

/** One call of a model failed. */
final class CallFailedException extends RuntimeException {

	private final ModelFailure failure;

	private final @Nullable Duration retryAfter;

	CallFailedException(ModelFailure failure, @Nullable Duration retryAfter, Throwable cause) {
		super("Model failed: " + failure.code(), cause);
		this.failure = failure;
		this.retryAfter = retryAfter;
	}

	ModelFailure failure() {
		return this.failure;
	}

	/** How long the server wants to be left alone; {@code null} if it does not say. */
	@Nullable Duration retryAfter() {
		return this.retryAfter;
	}

	/** Whether the same call may well succeed in a while. */
	boolean isWorthAnother() {
		return switch (this.failure) {
			case TIMED_OUT, RATE_LIMITED, UNAVAILABLE -> true;
			case REJECTED, REFUSED, MALFORMED -> false;
		};
	}

}
