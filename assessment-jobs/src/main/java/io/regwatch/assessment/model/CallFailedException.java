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

	/** {@code Retry-After} of the server; {@code null} if absent. */
	@Nullable Duration retryAfter() {
		return this.retryAfter;
	}

	/** Whether a retry may succeed. */
	boolean isWorthAnother() {
		return switch (this.failure) {
			case TIMED_OUT, RATE_LIMITED, UNAVAILABLE -> true;
			case REJECTED, REFUSED, MALFORMED, OVER_BUDGET -> false;
		};
	}

}
