package io.regwatch.search.reconcile;

import java.time.Instant;
import java.util.concurrent.CancellationException;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.search.index.Reindex;
import io.regwatch.search.index.ReindexException;
import io.regwatch.search.index.ReindexResult;
import io.regwatch.store.DatabaseClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Builds the index anew on request. */
public final class RebuildIndexHandler implements WorkHandler {

	/** What is worked on: there is one index. */
	public static final String WORK_KEY = "index";

	private static final Logger logger = LoggerFactory.getLogger(RebuildIndexHandler.class);

	private final Reindex reindex;

	private final DatabaseClock clock;

	private final ActiveRuns runs;

	RebuildIndexHandler(Reindex reindex, DatabaseClock clock, ActiveRuns runs) {
		this.reindex = reindex;
		this.clock = clock;
		this.runs = runs;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.REBUILD_INDEX;
	}

	@Override
	public WorkResult handle(String workKey) {
		Instant started = this.clock.now();
		try {
			return conclude(this.reindex.reindex(this::requireRunning), started);
		}
		catch (ReindexException | CancellationException ex) {
			return new WorkResult.Failed(String.valueOf(ex.getMessage()));
		}
	}

	private static WorkResult conclude(ReindexResult result, Instant started) {
		logger.info("Rebuilt the index: {}", result);
		int refused = result.drained().refused().size();
		return (refused == 0) ? new WorkResult.Done(started)
				: new WorkResult.Failed("the new index refused %d changes".formatted(refused));
	}

	private void requireRunning(long done, long total) {
		if (this.runs.stopping()) {
			throw new CancellationException("rebuilding the index was stopped at %d of %d".formatted(done, total));
		}
	}

}
