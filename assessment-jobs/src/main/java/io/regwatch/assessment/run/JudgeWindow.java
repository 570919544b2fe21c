package io.regwatch.assessment.run;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

import io.regwatch.assessment.impact.AssessableUpdate;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.batch.PoisonPolicy;
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

	private final OpenItems items;

	private final ItemAssessor judge;

	private final int concurrency;

	private final ResultKeeper keeper;

	private final Set<UUID> deadly = ConcurrentHashMap.newKeySet();

	JudgeWindow(OpenItems items, ItemAssessor judge, int concurrency, Runnable progress) {
		this.items = items;
		this.judge = judge;
		this.concurrency = concurrency;
		this.keeper = new ResultKeeper(items::close, progress);
	}

	/** Returns whether everything was done; {@code false} if it was asked to stop. */
	boolean drain(BooleanSupplier stopped) throws InterruptedException {
		try {
			boolean emptied = drainCarefully(stopped);
			this.keeper.throwFailure();
			return emptied;
		}
		catch (RuntimeException ex) {
			release(ex);
			throw ex;
		}
	}

	private boolean drainCarefully(BooleanSupplier stopped) throws InterruptedException {
		try (this.keeper) {
			return drain(PoisonPolicy.NONE, stopped) && (!this.items.isAnyFree() || drainAlone(stopped));
		}
	}

	/** Nothing is to be in hand while models are loaded. */
	private boolean drainAlone(BooleanSupplier stopped) throws InterruptedException {
		Embeddings.prepare();
		return drain(PoisonPolicy.ALONE, stopped);
	}

	private boolean drain(PoisonPolicy care, BooleanSupplier stopped) throws InterruptedException {
		Semaphore permits = new Semaphore(care.concurrency(this.concurrency));
		boolean emptied = false;
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			while (!emptied && !this.keeper.hasFailed() && !stopped.getAsBoolean()) {
				List<VisibleUpdate> claimed = claim(care, permits);
				claimed.forEach((seen) -> threads.execute(() -> judge(seen.candidate(), permits)));
				emptied = claimed.isEmpty();
			}
		}
		return emptied;
	}

	/** As many as may be under way more. */
	private List<VisibleUpdate> claim(PoisonPolicy care, Semaphore permits) throws InterruptedException {
		permits.acquire();
		int free = 1 + permits.drainPermits();
		List<VisibleUpdate> claimed = this.items.claim(care, free);
		permits.release(free - claimed.size());
		return claimed;
	}

	/** What this process lets go of did not end it. */
	private void release(RuntimeException failed) {
		try {
			this.items.release(this.deadly);
		}
		catch (RuntimeException ex) {
			failed.addSuppressed(ex);
		}
	}

	private void judge(AssessableUpdate candidate, Semaphore permits) {
		try {
			this.keeper.keep(this.judge.judge(candidate));
		}
		catch (DataAccessException | TransactionException ex) {
			this.keeper.fail(ex);
		}
		catch (RuntimeException | StackOverflowError ex) {
			// Its message may quote the document.
			logger.warn("Update {} could not be judged in run {}: {}", candidate.id(), this.items.run().id(),
					ex.getClass());
			this.keeper.keep(new ItemResult.Failed(candidate.id(), ex.getClass().getSimpleName()));
		}
		catch (Error ex) {
			this.deadly.add(candidate.id());
			this.keeper.fail(new IllegalStateException("Judging is broken", ex));
		}
		finally {
			permits.release();
		}
	}

}
