package io.regwatch.http;

import java.time.Duration;
import java.util.concurrent.ConcurrentMap;

import com.github.benmanes.caffeine.cache.Caffeine;

/** Keeps the pace of one process's clients, for programs without a database. */
final class InMemoryHostPace implements HostPace {

	private final ConcurrentMap<String, State> hosts = Caffeine.newBuilder()
		.maximumSize(10_000)
		.expireAfterAccess(Duration.ofDays(1))
		.<String, State>build()
		.asMap();

	@Override
	public Slot reserve(String host, Duration interval, Duration longest) {
		return this.hosts.computeIfAbsent(host, (_) -> new State()).reserve(interval, longest);
	}

	@Override
	public void block(String host, int status, Duration time) {
		this.hosts.computeIfAbsent(host, (_) -> new State()).block(status, time);
	}

	private static final class State {

		private long next = System.nanoTime();

		private long blockedUntil = this.next;

		private int status;

		synchronized Slot reserve(Duration interval, Duration longest) {
			long now = System.nanoTime();
			Duration wait = Duration.ofNanos(Math.max(0, Math.max(this.next - now, this.blockedUntil - now)));
			boolean reserved = wait.compareTo(longest) <= 0;
			if (reserved) {
				this.next = now + wait.plus(interval).toNanos();
			}
			return new Slot(reserved, wait, (this.blockedUntil - now > 0) ? this.status : 0);
		}

		synchronized void block(int status, Duration time) {
			long until = System.nanoTime() + time.toNanos();
			if (until - this.blockedUntil > 0) {
				this.blockedUntil = until;
				this.status = status;
			}
		}

	}

}
