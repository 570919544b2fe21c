package io.regwatch.batch;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import io.regwatch.batch.ItemProcessor.Processed;
import io.regwatch.batch.ItemProcessor.Processing;

/**
 * Processes the items of one queue, many at once and without a barrier between them: a
 * slow item does not hold back the others.
 */
final class ConcurrentItemProcessor<I, R> {

	private final ItemQueue<I> queue;

	private final ItemProcessor<I, R> processor;

	private final int concurrency;

	private final LongConsumer progress;

	private final BooleanSupplier stopped;

	private final ItemErrorHandler<I> errors;

	private final GroupCommitWriter<I, R> writer;

	private final ItemSpans spans;

	/** Items that this worker has leased and not written. */
	private final Map<String, I> leased = new ConcurrentHashMap<>();

	private final AtomicLong done = new AtomicLong();

	ConcurrentItemProcessor(ItemBatch<I, R> batch, ItemSpans spans, LongConsumer progress, BooleanSupplier stopped) {
		this.queue = batch.queue();
		this.processor = batch.processor();
		this.concurrency = batch.concurrency();
		this.progress = progress;
		this.stopped = stopped;
		this.spans = spans;
		this.errors = new ItemErrorHandler<>(this.queue, this.processor);
		this.writer = new GroupCommitWriter<>(this.queue, this.processor, this.errors, this.concurrency);
	}

	/**
	 * Processes all items that are free.
	 * @param policies one after the other
	 * @return {@code false} if it was asked to stop
	 */
	boolean drain(PoisonPolicy... policies) throws InterruptedException {
		try {
			boolean emptied = true;
			for (PoisonPolicy policy : policies) {
				emptied = emptied && drain(policy);
			}
			return emptied && this.leased.isEmpty();
		}
		finally {
			releaseLeases();
		}
	}

	private boolean drain(PoisonPolicy policy) throws InterruptedException {
		InFlightLimit limit = new InFlightLimit(policy, this.concurrency, this.processor.leaseSize());
		boolean emptied = false;
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			while (!emptied && continues()) {
				int room = limit.awaitRoom();
				warmUp(policy);
				List<I> items = this.queue.lease(policy, room);
				items.forEach((item) -> this.leased.put(this.queue.key(item), item));
				limit.release(room - items.size());
				emptied = items.isEmpty();
				if (!emptied) {
					Processing<I, R> processing = prefetch(items, policy);
					items.forEach((item) -> threads.execute(() -> run(item, processing, limit)));
				}
			}
		}
		this.errors.throwFailure();
		return emptied;
	}

	private void run(I item, Processing<I, R> processing, InFlightLimit limit) {
		String key = this.queue.key(item);
		this.spans.with(key, () -> ItemLogContext.with(this.queue.fence().run(), key,
				() -> limit.run(() -> process(item, processing))));
	}

	private boolean continues() {
		return !this.errors.hasFailed() && !this.stopped.getAsBoolean();
	}

	private void warmUp(PoisonPolicy policy) {
		if (policy == PoisonPolicy.ISOLATED && this.queue.isAnyFree()) {
			this.processor.warmUp();
		}
	}

	/** If one item breaks it, each is prefetched alone. */
	private Processing<I, R> prefetch(List<I> items, PoisonPolicy policy) {
		if (policy == PoisonPolicy.ABANDONED) {
			return (_) -> {
				throw new PoisonItemException();
			};
		}
		try {
			return this.processor.prefetch(items);
		}
		catch (RuntimeException ex) {
			return (item) -> this.processor.prefetch(List.of(item)).process(item);
		}
	}

	/** Returns what writes the result; an item that is not begun stays leased. */
	private Runnable process(I item, Processing<I, R> processing) {
		if (!continues()) {
			return () -> {
			};
		}
		try {
			Processed<I, R> processed = new Processed<>(item, processing.process(item));
			return () -> {
				this.writer.write(processed);
				close(item);
			};
		}
		catch (Exception | Error ex) {
			this.spans.fail(ex);
			return () -> {
				this.errors.handle(item, ex);
				close(item);
			};
		}
	}

	private void close(I item) {
		if (!this.errors.hasFailed()) {
			this.leased.remove(this.queue.key(item));
			this.progress.accept(this.done.incrementAndGet());
		}
	}

	private void releaseLeases() {
		if (!this.leased.isEmpty()) {
			this.errors.release(this.leased);
			this.leased.clear();
		}
	}

}
