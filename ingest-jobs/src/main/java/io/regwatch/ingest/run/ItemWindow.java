package io.regwatch.ingest.run;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

import io.regwatch.batch.Care;
import io.regwatch.ingest.run.ItemHandler.Processed;
import io.regwatch.ingest.run.ItemHandler.Processing;
import io.regwatch.ingest.run.RunItem.Stage;

/**
 * Items of one stage under way, so many at once and no barrier between them: a slow one
 * does not hold back the others.
 */
final class ItemWindow<R> {

	private final Run run;

	private final Stage stage;

	private final ItemHandler<R> handler;

	private final ItemSteps steps;

	private final int concurrency;

	private final BooleanSupplier stopped;

	private final ItemFaults faults;

	private final ItemWriter<R> writer;

	private final AtomicBoolean left = new AtomicBoolean();

	private final AtomicLong done = new AtomicLong();

	private final long total;

	ItemWindow(Run run, Stage stage, ItemHandler<R> handler, ItemSteps steps, int concurrency,
			BooleanSupplier stopped) {
		this.run = run;
		this.stage = stage;
		this.handler = handler;
		this.steps = steps;
		this.concurrency = concurrency;
		this.stopped = stopped;
		this.faults = new ItemFaults(run, stage, steps);
		this.writer = new ItemWriter<>(run, handler, steps, this.faults, concurrency);
		this.total = steps.items().count(run.id(), stage);
	}

	long done() {
		return this.done.get();
	}

	/** Returns whether everything was done; {@code false} if it was asked to stop. */
	boolean drain(long execution) throws InterruptedException {
		try {
			boolean emptied = true;
			for (Care care : Care.values()) {
				emptied = emptied && drain(execution, care);
			}
			if (this.left.get()) {
				letGo(execution);
			}
			return emptied && !this.left.get();
		}
		catch (RuntimeException ex) {
			letGo(execution, ex);
			throw ex;
		}
	}

	private boolean drain(long execution, Care care) throws InterruptedException {
		Room room = new Room(care, this.concurrency, this.handler.together());
		boolean emptied = false;
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			while (!emptied && goesOn()) {
				room.enter();
				List<RunItem> claimed = this.steps.claim(this.run.id(), this.stage, execution, care, room.together());
				room.leave(room.together() - claimed.size());
				emptied = claimed.isEmpty();
				if (!emptied) {
					Processing<R> processing = begin(claimed, care);
					claimed.forEach((item) -> threads.execute(() -> handle(item, processing, room)));
				}
			}
		}
		this.faults.requireSound();
		return emptied;
	}

	private boolean goesOn() {
		return this.faults.isSound() && !this.stopped.getAsBoolean() && !this.steps.stopping();
	}

	/** If one of them breaks it, who is at fault shows when each is begun alone. */
	private Processing<R> begin(List<RunItem> claimed, Care care) {
		if (care == Care.GIVEN_UP) {
			return (_) -> {
				throw new IllegalStateException("Too many workers died while they were at it");
			};
		}
		try {
			return this.handler.begin(claimed);
		}
		catch (RuntimeException ex) {
			return (item) -> this.handler.begin(List.of(item)).process(item);
		}
	}

	private void handle(RunItem item, Processing<R> processing, Room room) {
		try {
			room.withPermit(() -> goesOn() ? process(item, processing) : () -> this.left.set(true)).run();
		}
		finally {
			room.leave(1);
		}
	}

	private Runnable process(RunItem item, Processing<R> processing) {
		try {
			Processed<R> processed = new Processed<>(item, processing.process(item));
			return () -> {
				this.writer.write(processed);
				tell();
			};
		}
		catch (Exception | Error ex) {
			return () -> {
				this.faults.add(item, ex);
				tell();
			};
		}
	}

	private void tell() {
		this.steps.publish(new StageProgress(this.run.sourceId(), this.stage, this.done.incrementAndGet(), this.total));
	}

	/** What this process lets go of did not end it. */
	private void letGo(long execution) {
		this.steps.own(this.run.id(),
				() -> this.steps.items().letGo(this.run.id(), this.stage, execution, this.faults.deadly()));
	}

	private void letGo(long execution, RuntimeException failed) {
		try {
			letGo(execution);
		}
		catch (RuntimeException ex) {
			failed.addSuppressed(ex);
		}
	}

}
