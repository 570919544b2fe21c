package io.regwatch.scheduling;

import java.time.Duration;
import java.time.Instant;

import io.regwatch.store.DatabaseClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.ObjectProvider;

/** Deletes all records whose retention period has ended, in batches. */
final class PurgeHandler implements WorkHandler {

	static final String SUBJECT = "leftovers";

	private static final Logger logger = LoggerFactory.getLogger(PurgeHandler.class);

	private final ObjectProvider<Purgeable> purgeables;

	private final DatabaseClock clock;

	private final Duration keep;

	PurgeHandler(ObjectProvider<Purgeable> purgeables, DatabaseClock clock, Duration keep) {
		this.purgeables = purgeables;
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
		this.purgeables.forEach((purgeable) -> logger.info("Removed {} {}", purge(purgeable, time), purgeable.name()));
		return new WorkResult.Done(begun);
	}

	private static long purge(Purgeable purgeable, Instant time) {
		long removed = 0;
		int some = purgeable.removeBefore(time);
		while (some > 0) {
			removed += some;
			some = purgeable.removeBefore(time);
		}
		return removed;
	}

}
