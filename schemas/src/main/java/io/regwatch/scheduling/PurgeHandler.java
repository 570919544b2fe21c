package io.regwatch.scheduling;

import java.time.Duration;
import java.time.Instant;

import io.regwatch.store.DatabaseClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.ObjectProvider;

/** Removes all leftovers that were kept long enough, some at a time. */
final class PurgeHandler implements WorkHandler {

	static final String SUBJECT = "leftovers";

	private static final Logger logger = LoggerFactory.getLogger(PurgeHandler.class);

	private final ObjectProvider<Purgeable> leftovers;

	private final DatabaseClock clock;

	private final Duration keep;

	PurgeHandler(ObjectProvider<Purgeable> leftovers, DatabaseClock clock, Duration keep) {
		this.leftovers = leftovers;
		this.clock = clock;
		this.keep = keep;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.PURGE;
	}

	@Override
	public WorkResult handle(String workKey) {
		Instant begun = this.clock.now();
		Instant time = begun.minus(this.keep);
		this.leftovers.forEach((leftover) -> logger.info("Removed {} {}", clean(leftover, time), leftover.name()));
		return new WorkResult.Done(begun);
	}

	private static long clean(Purgeable leftovers, Instant time) {
		long removed = 0;
		int some = leftovers.removeBefore(time);
		while (some > 0) {
			removed += some;
			some = leftovers.removeBefore(time);
		}
		return removed;
	}

}
