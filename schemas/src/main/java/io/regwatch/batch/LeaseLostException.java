package io.regwatch.batch;

import java.util.UUID;

/** Another worker has taken over a run; what this one was about to write is dropped. */
public final class LeaseLostException extends RuntimeException {

	/**
	 * Says who has lost what.
	 * @param runId of the run
	 * @param workerId of the worker that had it
	 */
	public LeaseLostException(UUID runId, int workerId) {
		super("Run '%s' no longer belongs to worker %d".formatted(runId, workerId));
	}

}
