package io.regwatch.ingest.run;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

import io.regwatch.batch.Care;
import io.regwatch.batch.RunLostException;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.transaction.TransactionException;

/**
 * Items of one stage under way, so many at once and no barrier between them: a slow one
 * does not hold back the others.
 */
final class ItemWindow<R> {

	private static final Logger logger = LoggerFactory.getLogger(ItemWindow.class);

	private final Run run;

	private final Stage stage;

	private final ItemHandler<R> handler;

	private final ItemSteps steps;

	private final AtomicLong done = new AtomicLong();

	private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

	private final Set<Long> deadly = ConcurrentHashMap.newKeySet();

	private long total;

	ItemWindow(Run run, Stage stage, ItemHandler<R> handler, ItemSteps steps) {
		this.run = run;
		this.stage = stage;
		this.handler = handler;
		this.steps = steps;
	}

	long done() {
		return this.done.get();
	}

	/** Returns whether everything was done; {@code false} if it was asked to stop. */
	boolean drain(long execution, int concurrency, BooleanSupplier stopped) throws InterruptedException {
		this.total = this.steps.items().count(this.run.id(), this.stage);
		try {
			boolean emptied = true;
			for (Care care : Care.values()) {
				emptied = emptied && drain(execution, care, concurrency, stopped);
			}
			return emptied;
		}
		catch (RuntimeException ex) {
			letGo(execution, ex);
			throw ex;
		}
	}

	private boolean drain(long execution, Care care, int concurrency, BooleanSupplier stopped)
			throws InterruptedException {
		Semaphore permits = new Semaphore(care.concurrency(concurrency));
		boolean emptied = false;
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			while (!emptied && this.failure.get() == null && !stopped.getAsBoolean() && !this.steps.stopping()) {
				permits.acquire();
				Optional<RunItem> item = this.steps.claim(this.run.id(), this.stage, execution, care);
				item.ifPresent((claimed) -> threads.execute(() -> handle(claimed, care, permits)));
				emptied = item.isEmpty();
			}
		}
		RuntimeException failed = this.failure.get();
		if (failed != null) {
			throw failed;
		}
		return emptied;
	}

	/** What this process lets go of did not end it. */
	private void letGo(long execution, RuntimeException failed) {
		try {
			this.steps.own(this.run.id(),
					() -> this.steps.items().letGo(this.run.id(), this.stage, execution, this.deadly));
		}
		catch (RuntimeException ex) {
			failed.addSuppressed(ex);
		}
	}

	private void handle(RunItem item, Care care, Semaphore permits) {
		try {
			if (care == Care.GIVEN_UP) {
				reject(item, new IllegalStateException("Too many workers died while they were at it"));
			}
			else {
				handle(item);
			}
		}
		finally {
			permits.release();
		}
	}

	private void handle(RunItem item) {
		try {
			R result = this.handler.process(item);
			this.steps.own(this.run.id(), () -> this.handler.write(item, result));
			this.steps
				.publish(new StageProgress(this.run.sourceId(), this.stage, this.done.incrementAndGet(), this.total));
		}
		catch (DataIntegrityViolationException | StackOverflowError ex) {
			reject(item, ex);
		}
		catch (DataAccessException | TransactionException | BrokenStepException | RunLostException ex) {
			this.failure.compareAndSet(null, ex);
		}
		catch (Exception ex) {
			reject(item, ex);
		}
		catch (Error ex) {
			this.deadly.add(item.id());
			this.failure.compareAndSet(null, new BrokenStepException(ex));
		}
	}

	/** What PostgreSQL says behind its first line can quote the document. */
	private static String firstLine(Throwable failure) {
		Throwable cause = NestedExceptionUtils.getMostSpecificCause(failure);
		return String.valueOf(cause).lines().findFirst().orElse("");
	}

	private void reject(RunItem item, Throwable cause) {
		logger.warn("Item {} of run {} failed at stage {}: {}", item.id(), item.runId(), this.stage.code(),
				firstLine(cause));
		try {
			this.steps.own(this.run.id(),
					() -> this.steps.quarantine()
						.reject(item, item.file(), RejectionReason.FAILED,
								"Stage '%s': %s".formatted(this.stage.code(), firstLine(cause))));
			this.done.incrementAndGet();
		}
		catch (RuntimeException ex) {
			ex.addSuppressed(cause);
			this.failure.compareAndSet(null, ex);
		}
	}

}
