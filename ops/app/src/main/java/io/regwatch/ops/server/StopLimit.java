package io.regwatch.ops.server;

import java.time.Duration;

/**
 * Bounds how long a process takes to end that a signal ends. What is in hand is finished
 * and the rest handed back; but a model or a file may take minutes, and who sent the
 * signal kills the process after half a minute. What is not finished by then is left as
 * if it had crashed: others recover it.
 */
final class StopLimit {

	private static final Duration LIMIT = Duration.ofSeconds(20);

	private static final Duration LAST_WORDS = Duration.ofSeconds(1);

	/** That of a process that is terminated. */
	private static final int EXIT_CODE = 143;

	private final Runnable last;

	private StopLimit(Runnable last) {
		this.last = last;
	}

	/**
	 * From now on the time runs.
	 * @param last is done in any case before the process ends
	 */
	static void begin(Runnable last) {
		Thread.ofPlatform().daemon().name("stop-limit").start(new StopLimit(last)::end);
	}

	private void end() {
		try {
			Thread.sleep(LIMIT);
			// Nobody may be reading what it says.
			Thread.ofPlatform().daemon().start(StopLimit::say).join(LAST_WORDS);
			this.last.run();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
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
