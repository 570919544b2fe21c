package io.regwatch.assessment.model;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.CancellationException;

import dev.langchain4j.exception.AuthenticationException;
import dev.langchain4j.exception.ContentFilteredException;
import dev.langchain4j.exception.InvalidRequestException;
import dev.langchain4j.exception.RateLimitException;
import dev.langchain4j.exception.TimeoutException;
import org.jspecify.annotations.Nullable;

/** What the exceptions of calls mean. */
final class CallFailures {

	private CallFailures() {
	}

	/** An interrupted call is no failure of the model: the exception is passed on. */
	static CallFailedException of(RuntimeException ex) {
		return switch (ex) {
			case CancellationException stopped -> throw stopped;
			case CallFailedException known -> known;
			default -> new CallFailedException(failure(ex), retryAfter(ex), ex);
		};
	}

	private static ModelFailure failure(RuntimeException ex) {
		return switch (ex) {
			case RateLimitException _ -> ModelFailure.RATE_LIMITED;
			case TimeoutException _ -> ModelFailure.TIMED_OUT;
			case ContentFilteredException _ -> ModelFailure.REFUSED;
			case AuthenticationException _, InvalidRequestException _ -> ModelFailure.REJECTED;
			case UncheckedIOException broken when isTooLong(broken) -> ModelFailure.MALFORMED;
			default -> ModelFailure.UNAVAILABLE;
		};
	}

	private static boolean isTooLong(UncheckedIOException broken) {
		return String.valueOf(broken.getMessage()).contains("exceeds capacity");
	}

	private static @Nullable Duration retryAfter(Throwable ex) {
		for (Throwable cause = ex; cause != null; cause = cause.getCause()) {
			if (cause instanceof RefusedCallException refused) {
				return refused.retryAfter();
			}
		}
		return null;
	}

}
