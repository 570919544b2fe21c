package io.regwatch.assessment.run;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import io.regwatch.assessment.impact.Candidate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/**
 * Items of one run under way, so many at once and no barrier between them: who has judged
 * one takes the next, while another thread keeps what was judged.
 */
final class JudgeWindow {

	private static final Logger logger = LoggerFactory.getLogger(JudgeWindow.class);

	private final AssessmentRun run;

	private final OpenItems items;

	private final ItemJudge judge;

	private final Semaphore permits;

	private final ResultKeeper keeper;

	JudgeWindow(AssessmentRun run, OpenItems items, ItemJudge judge, int concurrency, LongConsumer progress) {
		this.run = run;
		this.items = items;
		this.judge = judge;
		this.permits = new Semaphore(concurrency);
		this.keeper = new ResultKeeper((results) -> items.close(run, results), progress);
	}

	/** How many items are closed for good. */
	long kept() {
		return this.keeper.kept();
	}

	/** Returns whether everything was done; {@code false} if it was asked to stop. */
	boolean drain(long execution, BooleanSupplier stopped) throws InterruptedException {
		boolean emptied = false;
		try (this.keeper; ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			while (!emptied && !this.keeper.hasFailed() && !stopped.getAsBoolean()) {
				List<SeenUpdate> claimed = claim(execution);
				claimed.forEach((seen) -> threads.execute(() -> judge(seen.candidate())));
				emptied = claimed.isEmpty();
			}
		}
		this.keeper.throwFailure();
		return emptied;
	}

	/** As many as may be under way more. */
	private List<SeenUpdate> claim(long execution) throws InterruptedException {
		this.permits.acquire();
		int free = 1 + this.permits.drainPermits();
		List<SeenUpdate> claimed = this.items.claim(this.run, execution, free);
		this.permits.release(free - claimed.size());
		return claimed;
	}

	private void judge(Candidate candidate) {
		try {
			this.keeper.keep(this.judge.judge(candidate));
		}
		catch (DataAccessException | TransactionException ex) {
			this.keeper.fail(ex);
		}
		catch (RuntimeException ex) {
			// Its message may quote the document.
			logger.warn("Update {} could not be judged in run {}: {}", candidate.id(), this.run.id(), ex.getClass());
			this.keeper.keep(new ItemResult.Failed(candidate.id(), ex.getClass().getSimpleName()));
		}
		catch (Error ex) {
			this.keeper.fail(new IllegalStateException("Judging is broken", ex));
		}
		finally {
			this.permits.release();
		}
	}

}
