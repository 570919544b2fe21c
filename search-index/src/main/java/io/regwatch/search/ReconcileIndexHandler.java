package io.regwatch.search;

import java.time.Instant;
import java.util.function.BooleanSupplier;

import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sweeps and repairs; what was wrong is in the log. */
final class ReconcileIndexHandler implements WorkHandler {

	static final String SUBJECT = "index";

	private static final Logger logger = LoggerFactory.getLogger(ReconcileIndexHandler.class);

	private final IndexReconciler sweep;

	private final DatabaseClock clock;

	private final BooleanSupplier stopping;

	ReconcileIndexHandler(IndexReconciler sweep, DatabaseClock clock, BooleanSupplier stopping) {
		this.sweep = sweep;
		this.clock = clock;
		this.stopping = stopping;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.RECONCILE_INDEX;
	}

	@Override
	public WorkResult handle(String subject) {
		Instant begun = this.clock.now();
		ReconcileResult result = this.sweep.repair(new Log());
		if (!result.complete()) {
			return new WorkResult.Failed("the sweep was stopped before its end");
		}
		logger.info("The index was swept: {}", result);
		return (result.remaining() == 0) ? new WorkResult.Done(begun)
				: new WorkResult.Failed("%d documents could not be repaired".formatted(result.remaining()));
	}

	private final class Log implements ReconcileListener {

		@Override
		public void found(Mismatch difference) {
			logger.warn("Document of {} '{}' was {}; repaired: {}", difference.kind(), difference.id(),
					difference.flaw(), difference.repaired());
		}

		@Override
		public boolean shouldContinue() {
			return !ReconcileIndexHandler.this.stopping.getAsBoolean();
		}

	}

}
