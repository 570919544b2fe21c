package io.regwatch.batch;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

import org.springframework.dao.DataAccessException;

/**
 * Whether the items of a run are to be left: this process is stopping, or somebody
 * stopped the run. The database is asked at most once a second.
 */
final class StopSignal implements BooleanSupplier {

	private static final long INTERVAL = Duration.ofSeconds(1).toNanos();

	private final FencedTransaction fence;

	private final BooleanSupplier process;

	private final AtomicLong due = new AtomicLong(System.nanoTime());

	private volatile boolean stopped;

	StopSignal(FencedTransaction fence, BooleanSupplier process) {
		this.fence = fence;
		this.process = process;
	}

	@Override
	public boolean getAsBoolean() {
		return this.process.getAsBoolean() || isRunStopped();
	}

	boolean isRunStopped() {
		long now = System.nanoTime();
		long expected = this.due.get();
		if (!this.stopped && now - expected >= 0 && this.due.compareAndSet(expected, now + INTERVAL)) {
			this.stopped = ask();
		}
		return this.stopped;
	}

	/** If the database is unavailable, the next lease fails. */
	private boolean ask() {
		try {
			return this.fence.isStopped();
		}
		catch (DataAccessException ex) {
			return false;
		}
	}

}
