package io.regwatch.ingest;

import java.io.IOException;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.ops.TestStores;

/** A worker that is killed at random moments and started again, until enough were. */
final class KilledWorker {

	private final TestStores stores;

	private final Recoveries recoveries;

	private final Random random;

	private final Duration life;

	KilledWorker(TestStores stores, Recoveries recoveries, Random random, Duration life) {
		this.stores = stores;
		this.recoveries = recoveries;
		this.random = random;
		this.life = life;
	}

	/**
	 * Starts the worker and kills it, repeatedly.
	 * @param kills remaining kills of all workers together
	 * @return the worker that lives on
	 */
	CompletableFuture<WorkerProcess> live(AtomicInteger kills) {
		return CompletableFuture.supplyAsync(() -> {
			try {
				WorkerProcess worker = WorkerProcess.start(this.stores, "worker");
				while (kills.getAndDecrement() > 0) {
					Thread.sleep(Duration.ofMillis(this.random.nextLong(this.life.toMillis())));
					this.recoveries.kill(worker);
					worker = WorkerProcess.start(this.stores, "worker");
				}
				return worker;
			}
			catch (IOException | InterruptedException ex) {
				throw new IllegalStateException(ex);
			}
		}, Thread::startVirtualThread);
	}

}
