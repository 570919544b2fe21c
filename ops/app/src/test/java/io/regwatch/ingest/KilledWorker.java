package io.regwatch.ingest;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** A worker that is killed at random moments and started again, until enough were. */
final class KilledWorker {

	private final Callable<WorkerProcess> start;

	private final Recoveries recoveries;

	private final Random random;

	private final Duration life;

	KilledWorker(Callable<WorkerProcess> start, Recoveries recoveries, Random random, Duration life) {
		this.start = start;
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
				WorkerProcess worker = this.start.call();
				while (kills.getAndDecrement() > 0) {
					Thread.sleep(Duration.ofMillis(this.random.nextLong(this.life.toMillis())));
					this.recoveries.kill(worker);
					worker = this.start.call();
				}
				return worker;
			}
			catch (Exception ex) {
				throw new IllegalStateException(ex);
			}
		}, Thread::startVirtualThread);
	}

}
