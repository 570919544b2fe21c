package io.regwatch.api.error;

import java.time.Duration;

import org.springframework.security.core.AuthenticationException;

/** A request is refused because there were too many before it. */
public final class RateLimitedException extends AuthenticationException {

	private final long retryAfterSeconds;

	/**
	 * Refuses a request.
	 * @param subject of the limit, such as {@code this API key}
	 * @param delay until the next request
	 */
	public RateLimitedException(String subject, Duration delay) {
		this(subject, delay.plusSeconds(1).minusNanos(1).toSeconds());
	}

	private RateLimitedException(String subject, long seconds) {
		super("Too many requests with %s: try again in %d s".formatted(subject, seconds));
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
