package io.regwatch.batch;

import java.util.UUID;

/**
 * A run or an item's lease no longer belongs to this worker; its transaction is rolled
 * back.
 */
public final class LeaseLostException extends RuntimeException {

	/**
	 * Names the run and the worker that had it.
	 * @param runId of the run
	 * @param workerId of the worker that had it
	 */
	public LeaseLostException(UUID runId, int workerId) {
		super("Run '%s' no longer belongs to worker %d".formatted(runId, workerId));
	}

}
