package io.regwatch.schema.text;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/**
 * Runs work that uses the CPU on at most as many platform threads as there are
 * processors, with a limit of CPU time for each task. Virtual threads are not preempted:
 * a few such tasks on them would stop all others.
 */
public final class CpuPool {

	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

	private static final int WAIT = 10;

	private final Semaphore permits = new Semaphore(Math.max(2, Runtime.getRuntime().availableProcessors()));

	private final String name;

	/**
	 * Creates a pool for one kind of task, so that others do not wait for it.
	 * @param name of its threads
	 */
	public CpuPool(String name) {
		this.name = name;
	}

	/**
	 * Runs a task and waits for its result. A task that exceeds the limit is interrupted,
	 * which ends a search of {@link BoundedPattern}, and no longer waited for; its thread
	 * counts until it ends. Failures of the task are thrown as they are.
	 * @param limit of its CPU time; waits do not count
	 * @param task to run
	 * @param <T> type of the result
	 * @return the result
	 * @throws CpuLimitException if the limit is exceeded, or no thread becomes free
	 * within ten times the limit
	 * @throws CancellationException if the calling thread is interrupted
	 */
	public <T> T call(Duration limit, Supplier<T> task) {
		FutureTask<T> result = new FutureTask<>(task::get);
		try {
			return await(result, start(result, limit.multipliedBy(WAIT)), limit);
		}
		catch (InterruptedException ex) {
			throw interrupted();
		}
		finally {
			result.cancel(true);
		}
	}

	private Thread start(Runnable task, Duration wait) throws InterruptedException {
		if (!this.permits.tryAcquire(wait.toNanos(), TimeUnit.NANOSECONDS)) {
			throw CpuLimitException.busy(wait);
		}
		return Thread.ofPlatform().daemon().name(this.name).start(() -> {
			try {
				task.run();
			}
			finally {
				this.permits.release();
			}
		});
	}

	private static <T> T await(FutureTask<T> result, Thread thread, Duration limit) throws InterruptedException {
		long left = limit.toNanos();
		while (left > 0) {
			try {
				return result.get(left, TimeUnit.NANOSECONDS);
			}
			catch (TimeoutException ex) {
				left = limit.toNanos() - THREADS.getThreadCpuTime(thread.threadId());
			}
			catch (ExecutionException ex) {
				throw failure(ex.getCause());
			}
		}
		throw new CpuLimitException(limit);
	}

	private static RuntimeException failure(@Nullable Throwable cause) {
		if (cause instanceof Error error) {
			throw error;
		}
		return (cause instanceof RuntimeException failure) ? failure : new IllegalStateException(cause);
	}

	private static CancellationException interrupted() {
		Thread.currentThread().interrupt();
		return new CancellationException("Interrupted while a task of the CPU pool ran");
	}

}
