package io.regwatch.http;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

import org.jspecify.annotations.Nullable;

/**
 * Lets requests to one host through at the pace of its source, and none while the host
 * wants to be left alone.
 */
final class HostRateLimiter {

	private int underWay;

	private long nextStart = System.nanoTime();

	private int refusal;

	private Duration slowest = Duration.ZERO;

	/** Waits for a place and for the time that is due since the request before. */
	synchronized Permit enter(FetchPolicy rules) throws InterruptedException, HostUnavailableException {
		while (this.underWay >= rules.concurrency()) {
			wait();
		}
		long now = System.nanoTime();
		long start = (this.nextStart - now > 0) ? this.nextStart : now;
		Duration rest = Duration.ofNanos(start - now);
		if (rest.compareTo(RetryAfterBackOff.PATIENCE) > 0) {
			throw HostUnavailableException.resting(this.refusal, rest);
		}
		this.underWay++;
		this.nextStart = start
				+ Math.max(this.slowest.toNanos(), Math.round(TimeUnit.SECONDS.toNanos(1) / rules.requestsPerSecond()));
		return new Permit(this, start);
	}

	/** Lets nobody in for as long as the host wishes. */
	synchronized void rest(int status, @Nullable Duration wish) {
		if (wish != null) {
			long until = System.nanoTime() + wish.toNanos();
			this.nextStart = (this.nextStart - until > 0) ? this.nextStart : until;
			this.refusal = status;
		}
	}

	/** Keeps at least this time between requests, whatever a source's rules say. */
	synchronized void slowTo(Duration between) {
		this.slowest = between;
	}

	private synchronized void leave() {
		this.underWay--;
		notifyAll();
	}

	/** A request's place; closing it makes room for another. */
	record Permit(HostRateLimiter pace, long start) implements AutoCloseable {

		void await() throws InterruptedException {
			TimeUnit.NANOSECONDS.sleep(this.start - System.nanoTime());
		}

		@Override
		public void close() {
			this.pace.leave();
		}

	}

}
