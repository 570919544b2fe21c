package io.regwatch.http;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

import org.jspecify.annotations.Nullable;

/**
 * Limits the requests of this process to one host: as many at once as its source allows,
 * each at a start time that the shared pace gives.
 */
final class HostRateLimiter {

	private final String host;

	private final HostPace pace;

	private final StartTimes times;

	private int active;

	private Duration crawlDelay = Duration.ZERO;

	HostRateLimiter(String host, HostPace pace) {
		this.host = host;
		this.pace = pace;
		this.times = new StartTimes(host, pace, System::nanoTime);
	}

	/**
	 * Waits for a permit and for the reserved start time, neither longer than the policy
	 * allows.
	 */
	Permit acquire(FetchPolicy rules) throws InterruptedException, HostUnavailableException {
		HostPace.Slot slot = reserve(rules);
		Permit permit = new Permit(this);
		try {
			TimeUnit.NANOSECONDS.sleep(slot.delay().toNanos());
			return permit;
		}
		catch (InterruptedException ex) {
			permit.close();
			throw ex;
		}
	}

	/** Prevents requests of all workers for as long as the host requires. */
	void block(int status, @Nullable Duration retryAfter) {
		if (retryAfter != null) {
			this.pace.block(this.host, status, retryAfter);
			this.times.clear();
		}
	}

	/** Keeps at least this time between requests, whatever a source's rules allow. */
	synchronized void setCrawlDelay(Duration delay) {
		this.crawlDelay = delay;
	}

	private HostPace.Slot reserve(FetchPolicy rules) throws InterruptedException, HostUnavailableException {
		Duration interval = enter(rules);
		boolean reserved = false;
		try {
			HostPace.Slot slot = this.times.next(interval, longestWait(rules));
			reserved = slot.isReserved();
			if (!reserved) {
				throw HostUnavailableException.resting(slot.blockedBy(), slot.delay());
			}
			return slot;
		}
		finally {
			if (!reserved) {
				leave();
			}
		}
	}

	private synchronized Duration enter(FetchPolicy rules) throws InterruptedException, HostUnavailableException {
		long end = System.nanoTime() + rules.maxWait().toNanos();
		while (this.active >= rules.concurrency()) {
			long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
			if (left <= 0) {
				throw HostUnavailableException.resting(0, rules.maxWait());
			}
			wait(left);
		}
		this.active++;
		Duration interval = Duration.ofNanos(Math.round(TimeUnit.SECONDS.toNanos(1) / rules.requestsPerSecond()));
		return (this.crawlDelay.compareTo(interval) > 0) ? this.crawlDelay : interval;
	}

	private static Duration longestWait(FetchPolicy rules) {
		return (rules.maxWait().compareTo(RetryAfterBackOff.MAX_WAIT) < 0) ? rules.maxWait()
				: RetryAfterBackOff.MAX_WAIT;
	}

	private synchronized void leave() {
		this.active--;
		notifyAll();
	}

	/** A permit for one concurrent request; closing it releases it. */
	record Permit(HostRateLimiter limiter) implements AutoCloseable {

		@Override
		public void close() {
			this.limiter.leave();
		}

	}

}
