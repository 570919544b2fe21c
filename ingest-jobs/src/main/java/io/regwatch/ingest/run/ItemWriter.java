package io.regwatch.ingest.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

import io.regwatch.ingest.run.ItemHandler.Processed;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes what has been processed. What comes while a transaction is under way waits and
 * goes into the next one together, so that nobody waits for others to come.
 */
final class ItemWriter<R> {

	private static final Logger logger = LoggerFactory.getLogger(ItemWriter.class);

	private final StageItems items;

	private final ItemHandler<R> handler;

	private final ItemFaults faults;

	private final Queue<Waiting<R>> waiting = new ConcurrentLinkedQueue<>();

	private final ReentrantLock turn = new ReentrantLock();

	/** Of transactions for one item. */
	private final Semaphore permits;

	ItemWriter(StageItems items, ItemHandler<R> handler, ItemFaults faults, int concurrency) {
		this.items = items;
		this.handler = handler;
		this.faults = faults;
		this.permits = new Semaphore(concurrency);
	}

	/** Returns when it is written, be it by somebody else who waited, too. */
	void write(Processed<R> processed) {
		Waiting<R> own = new Waiting<>(processed);
		this.waiting.add(own);
		this.turn.lock();
		try {
			List<Waiting<R>> taken = takeWaiting();
			if (!taken.isEmpty()) {
				List<Processed<R>> others = writeTogether(taken.stream().map(Waiting::processed).toList());
				taken.forEach((one) -> one.written = !others.contains(one.processed));
			}
		}
		finally {
			this.turn.unlock();
		}
		if (!own.written) {
			writeAlone(processed);
		}
	}

	private List<Waiting<R>> takeWaiting() {
		List<Waiting<R>> taken = new ArrayList<>();
		for (Waiting<R> next = this.waiting.poll(); next != null; next = this.waiting.poll()) {
			taken.add(next);
		}
		return taken;
	}

	/** If one of them breaks it, who is at fault shows when each is written alone. */
	private List<Processed<R>> writeTogether(List<Processed<R>> results) {
		try {
			return this.items.hold().with(() -> this.handler.writeTogether(results));
		}
		catch (RuntimeException | Error ex) {
			logger.debug("Items of run {} are written one by one", this.items.run().id(), ex);
			return results;
		}
	}

	private void writeAlone(Processed<R> processed) {
		this.permits.acquireUninterruptibly();
		try {
			this.items.hold().with(() -> this.handler.write(processed.item(), processed.result()));
		}
		catch (Exception | Error ex) {
			this.faults.add(processed.item(), ex);
		}
		finally {
			this.permits.release();
		}
	}

	/** Somebody's result until their turn comes. */
	private static final class Waiting<R> {

		private final Processed<R> processed;

		private boolean written;

		Waiting(Processed<R> processed) {
			this.processed = processed;
		}

		Processed<R> processed() {
			return this.processed;
		}

	}

}
