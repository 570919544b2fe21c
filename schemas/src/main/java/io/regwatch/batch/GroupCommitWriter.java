package io.regwatch.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

import io.regwatch.batch.ItemProcessor.Processed;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes results by group commit: those that arrive while a transaction is under way go
 * into the next one together, so that no result waits for others to arrive. The thread
 * that finds no transaction under way writes for all, until nothing waits. A lock would
 * wake them one after the other, and transactions would be as small as it is slow.
 */
final class GroupCommitWriter<I, R> {

	private static final Logger logger = LoggerFactory.getLogger(GroupCommitWriter.class);

	private final ItemQueue<I> queue;

	private final ItemProcessor<I, R> processor;

	private final ItemErrorHandler<I> errors;

	private final Queue<Waiting<I, R>> waiting = new ConcurrentLinkedQueue<>();

	private final AtomicBoolean writing = new AtomicBoolean();

	private final Semaphore singleTransactions;

	GroupCommitWriter(ItemQueue<I> queue, ItemProcessor<I, R> processor, ItemErrorHandler<I> errors, int concurrency) {
		this.queue = queue;
		this.processor = processor;
		this.errors = errors;
		this.singleTransactions = new Semaphore(concurrency);
	}

	/** Returns when the result is written, by this or another thread. */
	void write(Processed<I, R> processed) {
		Waiting<I, R> own = new Waiting<>(processed);
		this.waiting.add(own);
		writeWaiting();
		if (!own.written.join()) {
			writeSingle(processed);
		}
	}

	int countWaiting() {
		return this.waiting.size();
	}

	/**
	 * Checks again after each batch: who arrived before its end does not write. If it
	 * breaks off, each writes its own.
	 */
	private void writeWaiting() {
		while (!this.waiting.isEmpty() && this.writing.compareAndSet(false, true)) {
			List<Waiting<I, R>> batch = new ArrayList<>();
			try {
				takeWaiting(batch);
				if (!batch.isEmpty()) {
					List<Processed<I, R>> others = writeBatch(batch.stream().map(Waiting::processed).toList());
					batch.forEach((one) -> one.written.complete(!others.contains(one.processed)));
				}
			}
			finally {
				batch.forEach((one) -> one.written.complete(false));
				this.writing.set(false);
			}
		}
	}

	private void takeWaiting(List<Waiting<I, R>> taken) {
		for (Waiting<I, R> next = this.waiting.poll(); next != null; next = this.waiting.poll()) {
			taken.add(next);
		}
	}

	/** If one result breaks the transaction, each is written alone. */
	private List<Processed<I, R>> writeBatch(List<Processed<I, R>> results) {
		try {
			return this.queue.write(results.stream().map(Processed::item).toList(),
					() -> this.processor.writeBatch(results));
		}
		catch (RuntimeException | Error ex) {
			logger.debug("Results of run {} are written one by one", this.queue.fence().run(), ex);
			return results;
		}
	}

	private void writeSingle(Processed<I, R> processed) {
		this.singleTransactions.acquireUninterruptibly();
		try {
			this.queue.write(List.of(processed.item()), () -> {
				this.processor.write(processed.item(), processed.result());
				return processed;
			});
		}
		catch (Exception | Error ex) {
			this.errors.handle(processed.item(), ex);
		}
		finally {
			this.singleTransactions.release();
		}
	}

	/**
	 * A result to be written.
	 *
	 * @param processed the result
	 * @param written {@code false} if it must be written alone
	 */
	private record Waiting<I, R>(Processed<I, R> processed, CompletableFuture<Boolean> written) {

		Waiting(Processed<I, R> processed) {
			this(processed, new CompletableFuture<>());
		}

	}

}
