package io.regwatch.assessment.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/**
 * Keeps results in a thread of its own: whatever came in while it was busy goes into the
 * next batch, so that batches grow with the load and nobody waits for one to be full.
 */
final class ResultKeeper implements AutoCloseable {

	private static final int LARGEST = 200;

	private final Consumer<List<ItemResult>> store;

	private final Runnable progress;

	private final Queue<ItemResult> results = new ConcurrentLinkedQueue<>();

	private final ExecutorService thread = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());

	private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

	/**
	 * Makes one.
	 * @param store keeps a batch for good
	 * @param progress is run when a batch is kept
	 */
	ResultKeeper(Consumer<List<ItemResult>> store, Runnable progress) {
		this.store = store;
		this.progress = progress;
	}

	void keep(ItemResult result) {
		this.results.add(result);
		this.thread.execute(this::storeWhatIsThere);
	}

	/** Keeps nothing more. */
	void fail(RuntimeException cause) {
		this.failure.compareAndSet(null, cause);
	}

	boolean hasFailed() {
		return this.failure.get() != null;
	}

	void throwFailure() {
		RuntimeException failed = this.failure.get();
		if (failed != null) {
			throw failed;
		}
	}

	/** Returns when all is kept. */
	@Override
	public void close() {
		this.thread.close();
	}

	private void storeWhatIsThere() {
		List<ItemResult> batch = new ArrayList<>();
		while (batch.size() < LARGEST && this.results.peek() != null) {
			batch.add(this.results.remove());
		}
		if (batch.isEmpty() || hasFailed()) {
			return;
		}
		try {
			this.store.accept(batch);
			this.progress.run();
		}
		catch (RuntimeException ex) {
			fail(ex);
		}
	}

}
