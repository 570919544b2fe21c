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

	static final Duration MAX_WAIT = Duration.ofMinutes(2);

	private final ExponentialBackOff growing;

	private @Nullable Duration wait;

	RetryAfterBackOff(FetchPolicy rules) {
		this.growing = new ExponentialBackOff(Math.max(1, rules.retryMillis()), 2);
		this.growing.setJitter(rules.retryMillis() / 4);
		this.growing.setMaxInterval(MAX_WAIT.toMillis());
		this.growing.setMaxAttempts(rules.retries());
	}

	/** Decides whether to retry, and records the delay that the host requires. */
	boolean mayRetry(Throwable failure) {
		this.wait = (failure instanceof HostUnavailableException busy) ? busy.retryAfter() : null;
		return this.wait == null || this.wait.compareTo(MAX_WAIT) <= 0;
	}

	@Override
	public BackOffExecution start() {
		BackOffExecution execution = this.growing.start();
		return () -> {
			long next = execution.nextBackOff();
			return (next == BackOffExecution.STOP || this.wait == null) ? next : Math.max(next, this.wait.toMillis());
		};
	}

}
