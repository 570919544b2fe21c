package io.regwatch.http;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Start times of this process's requests to one host. Where requests may follow each
 * other quickly, several times are reserved at once; what is not used in time is lost.
 */
final class StartTimes {

	private static final Duration QUICK = Duration.ofMillis(10);

	private static final Duration AHEAD = Duration.ofMillis(100);

	private final String host;

	private final HostPace pace;

	private final LongSupplier nanoseconds;

	private long next;

	private long end;

	StartTimes(String host, HostPace pace, LongSupplier nanoseconds) {
		this.host = host;
		this.pace = pace;
		this.nanoseconds = nanoseconds;
		this.next = nanoseconds.getAsLong();
		this.end = this.next;
	}

	/** The next one, unless it is too far away. */
	synchronized HostPace.Slot next(Duration interval, Duration longest) {
		long now = this.nanoseconds.getAsLong();
		long start = (this.next - now > 0) ? this.next : now;
		if (this.end - start < interval.toNanos()) {
			return reserve(interval, longest);
		}
		this.next = start + interval.toNanos();
		return new HostPace.Slot(true, Duration.ofNanos(start - now), 0);
	}

	/** Gives up those that are reserved. */
	synchronized void clear() {
		this.end = this.next;
	}

	private HostPace.Slot reserve(Duration interval, Duration longest) {
		boolean quick = interval.isPositive() && interval.compareTo(QUICK) <= 0;
		Duration reserved = quick ? interval.multipliedBy(AHEAD.dividedBy(interval)) : interval;
		HostPace.Slot slot = this.pace.reserve(this.host, reserved, longest);
		if (slot.isReserved()) {
			long first = this.nanoseconds.getAsLong() + slot.delay().toNanos();
			this.next = first + interval.toNanos();
			this.end = first + reserved.toNanos();
		}
		return slot;
	}

}
