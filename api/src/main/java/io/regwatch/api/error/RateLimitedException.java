package io.regwatch.api.error;

import java.time.Duration;

import org.springframework.security.core.AuthenticationException;

/** A request is refused because there were too many before it, or a budget is used up. */
public final class RateLimitedException extends AuthenticationException {

	private final long retryAfterSeconds;

	/**
	 * Refuses a request.
	 * @param reason begins the message
	 * @param delay until the next request
	 */
	public RateLimitedException(String reason, Duration delay) {
		this(reason, delay.plusSeconds(1).minusNanos(1).toSeconds());
	}

	private RateLimitedException(String reason, long seconds) {
		super("%s: try again in %d s".formatted(reason, seconds));
		this.retryAfterSeconds = seconds;
	}

	/**
	 * When to try again.
	 * @return seconds from now, at least 1
	 */
	public long retryAfterSeconds() {
		return this.retryAfterSeconds;
	}

}
