package io.regwatch.schema.text;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Runs work that uses the CPU on as many platform threads as there are processors.
 * Virtual threads are not preempted: a few such tasks on them would stop all others.
 */
public final class CpuPool {

	private static final ExecutorService THREADS = Executors.newFixedThreadPool(
			Math.max(2, Runtime.getRuntime().availableProcessors()),
			Thread.ofPlatform().daemon().name("cpu-", 0).factory());

	private CpuPool() {
	}

	/**
	 * Runs a task and waits for its result. A task that exceeds the limit is interrupted,
	 * which ends a search of {@link BoundedPattern}. Failures of the task are thrown as
	 * they are.
	 * @param limit from now on, the wait for a thread included
	 * @param task to run
	 * @param <T> type of the result
	 * @return the result
	 * @throws TimeoutException if the limit is exceeded
	 */
	public static <T> T call(Duration limit, Supplier<T> task) throws TimeoutException {
		Future<T> result = THREADS.submit(task::get);
		try {
			return result.get(limit.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (ExecutionException ex) {
			throw (ex.getCause() instanceof RuntimeException failure) ? failure
					: new IllegalStateException(ex.getCause());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while a task of the CPU pool ran");
		}
		finally {
			result.cancel(true);
		}
	}

}
