package io.regwatch.ingest.run;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

import io.regwatch.batch.PoisonPolicy;

/** How many items are in hand at once, and how many of them are being processed. */
final class Room {

	private final int together;

	/** Of items that wait, are being processed, or wait to be written. */
	private final Semaphore places;

	private final Semaphore permits;

	Room(PoisonPolicy care, int concurrency, int together) {
		this.together = care.concurrency(together);
		this.places = new Semaphore(care.concurrency(concurrency + 2 * together));
		this.permits = new Semaphore(care.concurrency(concurrency), true);
	}

	/** How many are claimed together. */
	int together() {
		return this.together;
	}

	/** Waits for places for as many. */
	void enter() throws InterruptedException {
		this.places.acquire(this.together);
	}

	void leave(int count) {
		this.places.release(count);
	}

	/** Processes an item; its permit is free for another one before it is written. */
	Runnable withPermit(Supplier<Runnable> processing) {
		this.permits.acquireUninterruptibly();
		try {
			return processing.get();
		}
		finally {
			this.permits.release();
		}
	}

}
