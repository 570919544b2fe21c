package io.regwatch.ops.server;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Bounds how long a process takes to end that a signal ends. What is in hand is finished
 * and the rest handed back; but a model or a file may take minutes, and who sent the
 * signal kills the process after half a minute. What is not finished by then is left as
 * if it had crashed: others recover it.
 */
final class ShutdownTimeout {

	private static final Duration LIMIT = Duration.ofSeconds(20);

	private static final Duration LAST = Duration.ofSeconds(7);

	private static final Duration LAST_WORDS = Duration.ofSeconds(1);

	/** That of a process that is terminated; also after another signal. */
	private static final int EXIT_CODE = 143;

	private final CountDownLatch lifted = new CountDownLatch(1);

	private final Runnable last;

	private ShutdownTimeout(Runnable last) {
		this.last = last;
	}

	/**
	 * From now on the time runs.
	 * @param last is begun before the process ends early, and has some seconds
	 */
	static ShutdownTimeout begin(Runnable last) {
		ShutdownTimeout limit = new ShutdownTimeout(last);
		Thread.ofPlatform().daemon().name("stop-limit").start(limit::await);
		return limit;
	}

	/** What was bounded is done. */
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
		System.err.printf("regwatch: what was in hand took longer than %d s, it is left to others%n",
				LIMIT.toSeconds());
	}

}
