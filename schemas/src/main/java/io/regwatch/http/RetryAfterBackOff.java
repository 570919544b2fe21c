package io.regwatch.http;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.util.backoff.BackOff;
import org.springframework.util.backoff.BackOffExecution;
import org.springframework.util.backoff.ExponentialBackOff;

/**
 * Exponential backoff that waits at least as long as {@code Retry-After} requires. If
 * that is too long, there is no retry.
 */
final class RetryAfterBackOff implements BackOff {

	static final Duration PATIENCE = Duration.ofMinutes(2);

	private final ExponentialBackOff growing;

	private @Nullable Duration wish;

	RetryAfterBackOff(FetchPolicy rules) {
		this.growing = new ExponentialBackOff(Math.max(1, rules.retryMillis()), 2);
		this.growing.setJitter(rules.retryMillis() / 4);
		this.growing.setMaxInterval(PATIENCE.toMillis());
		this.growing.setMaxAttempts(rules.retries());
	}

	/** Decides whether to retry, and records the delay that the host requires. */
	boolean mayRetry(Throwable failure) {
		this.wish = (failure instanceof HostUnavailableException busy) ? busy.retryAfter() : null;
		return this.wish == null || this.wish.compareTo(PATIENCE) <= 0;
	}

	@Override
	public BackOffExecution start() {
		BackOffExecution execution = this.growing.start();
		return () -> {
			long next = execution.nextBackOff();
			return (next == BackOffExecution.STOP || this.wish == null) ? next : Math.max(next, this.wish.toMillis());
		};
	}

}
