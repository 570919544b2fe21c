package io.regwatch.http;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

import org.apache.hc.core5.concurrent.Cancellable;

/**
 * Cancels the request in progress when the time for a request and its redirects is over.
 * The time starts with the first one.
 */
final class Deadline {

	private final ScheduledExecutorService scheduler;

	private final Duration total;

	private long end;

	private volatile boolean passed;

	Deadline(ScheduledExecutorService scheduler, Duration total) {
		this.scheduler = scheduler;
		this.total = total;
	}

	Guard guard(Cancellable request) {
		if (this.end == 0) {
			this.end = System.nanoTime() + this.total.toNanos();
		}
		ScheduledFuture<?> alarm = this.scheduler.schedule(() -> {
			this.passed = true;
			request.cancel();
		}, this.end - System.nanoTime(), TimeUnit.NANOSECONDS);
		return new Guard(alarm);
	}

	/** Distinguishes a connection that was cancelled here from one that broke. */
	IOException explain(IOException failure) {
		return this.passed ? new DeadlineException(this.total, failure) : failure;
	}

	record Guard(ScheduledFuture<?> alarm) implements AutoCloseable {

		@Override
		public void close() {
			this.alarm.cancel(false);
		}

	}

}
