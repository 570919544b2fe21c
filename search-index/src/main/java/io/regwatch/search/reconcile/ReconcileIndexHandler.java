package io.regwatch.search.reconcile;

import java.time.Instant;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reconciles the index with repairs and logs each mismatch. */
public final class ReconcileIndexHandler implements WorkHandler {

	/** What is worked on: there is one index. */
	public static final String WORK_KEY = "index";

	private static final Logger logger = LoggerFactory.getLogger(ReconcileIndexHandler.class);

	private final IndexReconciler reconciler;

	private final DatabaseClock clock;

	private final ActiveRuns runs;

	ReconcileIndexHandler(IndexReconciler reconciler, DatabaseClock clock, ActiveRuns runs) {
		this.reconciler = reconciler;
		this.clock = clock;
		this.runs = runs;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.RECONCILE_INDEX;
	}

	@Override
	public WorkResult handle(String workKey) {
		Instant started = this.clock.now();
		ReconcileResult result = this.reconciler.repair(new LogListener());
		if (!result.complete()) {
			return new WorkResult.Failed("reconciling the index was stopped before its end");
		}
		logger.info("Reconciled the index: {}", result);
		return (result.remaining() == 0) ? new WorkResult.Done(started)
				: new WorkResult.Failed("%d documents could not be repaired".formatted(result.remaining()));
	}

	private final class LogListener implements ReconcileListener {

		@Override
		public void found(Mismatch mismatch) {
			logger.warn("Document of {} '{}' was {}; repaired: {}", mismatch.kind(), mismatch.id(), mismatch.type(),
					mismatch.repaired());
		}

		@Override
		public boolean shouldContinue() {
			return !ReconcileIndexHandler.this.runs.stopping();
		}

	}

}
