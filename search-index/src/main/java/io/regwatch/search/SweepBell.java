package io.regwatch.search;

import java.time.Instant;
import java.util.function.BooleanSupplier;

import io.regwatch.store.DatabaseClock;
import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.WorkKind;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sweeps and repairs; what was wrong is in the log. */
final class SweepBell implements Bell {

	static final String SUBJECT = "index";

	private static final Logger logger = LoggerFactory.getLogger(SweepBell.class);

	private final Sweep sweep;

	private final DatabaseClock clock;

	private final BooleanSupplier stopping;

	SweepBell(Sweep sweep, DatabaseClock clock, BooleanSupplier stopping) {
		this.sweep = sweep;
		this.clock = clock;
		this.stopping = stopping;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.SWEEP;
	}

	@Override
	public Answer ring(String subject) {
		Instant begun = this.clock.now();
		SweepResult result = this.sweep.repair(new Log());
		if (!result.complete()) {
			return new Answer.Failed("the sweep was stopped before its end");
		}
		logger.info("The index was swept: {}", result);
		return (result.remaining() == 0) ? new Answer.Done(begun)
				: new Answer.Failed("%d documents could not be repaired".formatted(result.remaining()));
	}

	private final class Log implements SweepListener {

		@Override
		public void found(Difference difference) {
			logger.warn("Document of {} '{}' was {}; repaired: {}", difference.kind(), difference.id(),
					difference.flaw(), difference.repaired());
		}

		@Override
		public boolean goOn() {
			return !SweepBell.this.stopping.getAsBoolean();
		}

	}

}
