package io.regwatch.batch;

import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * The runs under way in this process. When the process is asked to end, they finish the
 * items in hand and stop; whoever triggers next goes on from there.
 */
@Component
public class ActiveRuns implements SmartLifecycle {

	private final Set<UUID> runs = new HashSet<>();

	private boolean running;

	private boolean stopping;

	/**
	 * Notes that a run is under way.
	 * @param runId of the run
	 * @return {@code false} if it was already, or if the process is about to end
	 */
	public synchronized boolean begin(UUID runId) {
		return !this.stopping && this.runs.add(runId);
	}

	/**
	 * Tells whether a run is under way here.
	 * @param runId of the run
	 * @return whether it was begun and has not ended
	 */
	synchronized boolean has(UUID runId) {
		return this.runs.contains(runId);
	}

	/**
	 * Notes that a run is no longer under way.
	 * @param runId of the run
	 */
	public synchronized void end(UUID runId) {
		this.runs.remove(runId);
		notifyAll();
	}

	/**
	 * Tells whether runs are to stop.
	 * @return whether the process was asked to end
	 */
	public synchronized boolean stopping() {
		return this.stopping;
	}

	@Override
	public synchronized void start() {
		this.running = true;
		this.stopping = false;
	}

	@Override
	public synchronized void stop() {
		this.stopping = true;
		try {
			while (!this.runs.isEmpty()) {
				wait();
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		this.running = false;
	}

	@Override
	public synchronized boolean isRunning() {
		return this.running;
	}

	/** Stops after the schedulers, which would ring again for what is stopped. */
	@Override
	public int getPhase() {
		return DEFAULT_PHASE - 1;
	}

}
