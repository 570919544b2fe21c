package io.regwatch.ops.server;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Limits how long a process takes to stop after a signal. Items under way are finished
 * and the others released; but a model or a file may take minutes, and the sender of the
 * signal kills the process after half a minute. Other workers take what is not finished
 * by then; it counts no crash, as the stop is recorded.
 */
final class ShutdownTimeout {

	private static final Duration LIMIT = Duration.ofSeconds(20);

	private static final Duration LAST = Duration.ofSeconds(7);

	private static final Duration LAST_WORDS = Duration.ofSeconds(1);

	/** Exit code of a process that is terminated; also after another signal. */
	private static final int EXIT_CODE = 143;

	private final CountDownLatch lifted = new CountDownLatch(1);

	private final Runnable last;

	private ShutdownTimeout(Runnable last) {
		this.last = last;
	}

	/**
	 * Starts the timeout.
	 * @param last is begun before the process ends early, and has some seconds
	 */
	static ShutdownTimeout begin(Runnable last) {
		ShutdownTimeout limit = new ShutdownTimeout(last);
		Thread.ofPlatform().daemon().name("stop-limit").start(limit::await);
		return limit;
	}

	/** Cancels the timeout. */
	void lift() {
		this.lifted.countDown();
	}

	private void await() {
		try {
			if (!this.lifted.await(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
				end();
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void end() throws InterruptedException {
		try {
			// Nobody may be reading what it says.
			Thread.ofPlatform().daemon().start(ShutdownTimeout::say).join(LAST_WORDS);
			Thread.ofPlatform().daemon().start(this.last).join(LAST);
		}
		finally {
			Runtime.getRuntime().halt(EXIT_CODE);
		}
	}

	private static void say() {
		System.err.printf("regwatch: items under way took longer than %d s, other workers take them%n",
				LIMIT.toSeconds());
	}

}
