package io.regwatch.http;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.util.backoff.BackOff;
import org.springframework.util.backoff.BackOffExecution;
import org.springframework.util.backoff.ExponentialBackOff;

/**
 * Waits longer each time, and at least as long as the host asks for. A host that wants to
 * be left alone for long is not asked again in this run.
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

	/** Decides on a failure and notes what the host wishes. */
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
