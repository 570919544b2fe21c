package io.regwatch.batch;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * Limits how many items are leased, processed and waiting to be written at once. An item
 * in isolation is alone until it is written.
 */
final class InFlightLimit {

	private final LeaseSize size;

	private final boolean isolated;

	/** Leased and not yet processed. */
	private final Semaphore leased;

	private final Semaphore processing;

	private final Semaphore unwritten;

	InFlightLimit(PoisonPolicy policy, int concurrency, LeaseSize size) {
		this.isolated = policy != PoisonPolicy.CONCURRENT;
		this.size = this.isolated ? LeaseSize.SINGLE : size;
		this.leased = new Semaphore(policy.limit(concurrency + 2 * size.min()));
		this.processing = new Semaphore(policy.limit(concurrency), true);
		this.unwritten = new Semaphore(policy.limit(concurrency + size.max()));
	}

	/** Waits until items may be leased, and returns how many. */
	int awaitRoom() throws InterruptedException {
		this.leased.acquire(this.size.min());
		int more = Math.min(this.size.max() - this.size.min(), this.leased.availablePermits());
		return this.size.min() + (this.leased.tryAcquire(more) ? more : 0);
	}

	/** Releases permits that were not needed. */
	void release(int count) {
		this.leased.release(count);
	}

	/** Processes an item, then writes it while another one is processed. */
	void run(Supplier<Runnable> processing) {
		Runnable writing = process(processing);
		try {
			writing.run();
		}
		finally {
			this.unwritten.release();
			if (this.isolated) {
				this.leased.release();
			}
		}
	}

	private Runnable process(Supplier<Runnable> processing) {
		this.processing.acquireUninterruptibly();
		try {
			Runnable writing = processing.get();
			this.unwritten.acquireUninterruptibly();
			return writing;
		}
		finally {
			this.processing.release();
			if (!this.isolated) {
				this.leased.release();
			}
		}
	}

}
