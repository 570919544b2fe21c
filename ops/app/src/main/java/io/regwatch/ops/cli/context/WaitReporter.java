package io.regwatch.ops.cli.context;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/**
 * Says at regular intervals what a command waits for: a long wait without a word looks as
 * if the program hung.
 */
final class WaitReporter implements AutoCloseable {

	private static final Duration INTERVAL = Duration.ofSeconds(10);

	private final ScheduledExecutorService timer = Executors
		.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("wait-reporter").factory());

	private final long start = System.nanoTime();

	private final Consumer<String> lines;

	private volatile @Nullable String activity;

	private WaitReporter(Consumer<String> lines, Duration interval) {
		this.lines = lines;
		ScheduledFuture<?> _ = this.timer.scheduleAtFixedRate(this::repeat, interval.toMillis(), interval.toMillis(),
				TimeUnit.MILLISECONDS);
	}

	static WaitReporter start(Consumer<String> lines) {
		return start(lines, INTERVAL);
	}

	static WaitReporter start(Consumer<String> lines, Duration interval) {
		return new WaitReporter(lines, interval);
	}

	/** Names what is waited for from now on; {@code null} is silent. */
	void waitFor(@Nullable String activity) {
		this.activity = activity;
	}

	/** Names it at once, too. */
	void announce(String activity) {
		this.lines.accept(activity);
		waitFor(activity);
	}

	private void repeat() {
		String now = this.activity;
		if (now != null) {
			this.lines.accept("%s (%d s)".formatted(now, Duration.ofNanos(System.nanoTime() - this.start).toSeconds()));
		}
	}

	@Override
	public void close() {
		this.timer.shutdownNow();
	}

}
