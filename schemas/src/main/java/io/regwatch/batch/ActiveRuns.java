package io.regwatch.batch;

import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

import io.regwatch.scheduling.WorkerRegistration;

import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * The runs that this process works on. When the process is asked to stop, they finish the
 * items under way and stop; the next trigger resumes them.
 */
@Component
public class ActiveRuns implements SmartLifecycle {

	private final Set<UUID> runs = new HashSet<>();

	private final WorkerRegistration worker;

	private boolean running;

	private boolean stopping;

	ActiveRuns(WorkerRegistration worker) {
		this.worker = worker;
	}

	/**
	 * Registers a run.
	 * @param runId of the run
	 * @return {@code false} if it is registered already, or if the process is stopping
	 */
	public synchronized boolean begin(UUID runId) {
		return !this.stopping && this.runs.add(runId);
	}

	/**
	 * Whether this process works on a run.
	 * @param runId of the run
	 * @return whether it is registered
	 */
	synchronized boolean has(UUID runId) {
		return this.runs.contains(runId);
	}

	/**
	 * Removes a run.
	 * @param runId of the run
	 */
	public synchronized void end(UUID runId) {
		this.runs.remove(runId);
		notifyAll();
	}

	/**
	 * Whether runs are to stop.
	 * @return whether the process was asked to stop
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
			if (!this.runs.isEmpty()) {
				this.worker.recordStop();
			}
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

	/** Stops after the schedulers, which would start again what is stopped. */
	@Override
	public int getPhase() {
		return DEFAULT_PHASE - 1;
	}

}
