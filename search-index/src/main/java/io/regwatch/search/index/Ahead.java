package io.regwatch.search.index;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Work of another thread while this one goes on, so that the database and the index work
 * at the same time.
 *
 * @param <T> its result
 */
public final class Ahead<T> {

	private final FutureTask<T> task;

	private Ahead(FutureTask<T> task) {
		this.task = task;
	}

	/**
	 * Starts work.
	 * @param <T> its result
	 * @param work that throws no checked exception
	 * @return to wait for it
	 */
	public static <T> Ahead<T> start(Callable<T> work) {
		FutureTask<T> task = new FutureTask<>(work);
		Thread.ofVirtual().start(task);
		return new Ahead<>(task);
	}

	/**
	 * Waits for the work.
	 * @return its result
	 * @throws RuntimeException that the work threw
	 */
	public T get() {
		try {
			return this.task.get();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while another thread worked");
		}
		catch (ExecutionException ex) {
			switch (ex.getCause()) {
				case RuntimeException cause -> throw cause;
				case Error cause -> throw cause;
				case null, default -> throw new IllegalStateException(ex.getCause());
			}
		}
	}

}
