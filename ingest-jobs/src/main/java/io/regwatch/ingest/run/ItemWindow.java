package io.regwatch.ingest.run;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import io.regwatch.batch.PoisonPolicy;
import io.regwatch.ingest.run.ItemHandler.Processed;
import io.regwatch.ingest.run.ItemHandler.Processing;

/**
 * Items of one stage under way, so many at once and no barrier between them: a slow one
 * does not hold back the others.
 */
final class ItemWindow<R> {

	private final StageItems items;

	private final ItemHandler<R> handler;

	private final int concurrency;

	private final BooleanSupplier stopped;

	private final LongConsumer progress;

	private final ItemFaults faults;

	private final ItemWriter<R> writer;

	private final AtomicBoolean left = new AtomicBoolean();

	private final AtomicLong done = new AtomicLong();

	ItemWindow(StageItems items, ItemHandler<R> handler, int concurrency, BooleanSupplier stopped,
			LongConsumer progress) {
		this.items = items;
		this.handler = handler;
		this.concurrency = concurrency;
		this.stopped = stopped;
		this.progress = progress;
		this.faults = new ItemFaults(items);
		this.writer = new ItemWriter<>(items, handler, this.faults, concurrency);
	}

	/**
	 * Takes what is free.
	 * @param cares in which items are taken, one after the other
	 * @return {@code false} if it was asked to stop
	 */
	boolean drain(PoisonPolicy... cares) throws InterruptedException {
		try {
			boolean emptied = true;
			for (PoisonPolicy care : cares) {
				emptied = emptied && drain(care);
			}
			if (this.left.get()) {
				this.items.release(this.faults.deadly());
			}
			return emptied && !this.left.get();
		}
		catch (RuntimeException ex) {
			release(ex);
			throw ex;
		}
	}

	private boolean drain(PoisonPolicy care) throws InterruptedException {
		Room room = new Room(care, this.concurrency, this.handler.together());
		boolean emptied = false;
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			while (!emptied && goesOn()) {
				room.enter();
				warmUp(care);
				List<RunItem> claimed = this.items.claim(care, room.together());
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

	private void warmUp(PoisonPolicy care) {
		if (care == PoisonPolicy.ALONE && this.items.isAnyFree()) {
			this.handler.warmUp();
		}
	}

	private boolean goesOn() {
		return this.faults.isSound() && !this.stopped.getAsBoolean();
	}

	/** If one of them breaks it, who is at fault shows when each is begun alone. */
	private Processing<R> begin(List<RunItem> claimed, PoisonPolicy care) {
		if (care == PoisonPolicy.GIVEN_UP) {
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
		this.progress.accept(this.done.incrementAndGet());
	}

	/** What this process lets go of did not end it. */
	private void release(RuntimeException failed) {
		try {
			this.items.release(this.faults.deadly());
		}
		catch (RuntimeException ex) {
			failed.addSuppressed(ex);
		}
	}

}
