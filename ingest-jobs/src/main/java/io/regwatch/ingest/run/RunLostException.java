package io.regwatch.ingest.run;

import java.util.UUID;

/** Another worker has taken over a run; what this one was about to write is dropped. */
public final class RunLostException extends RuntimeException {

	RunLostException(UUID runId, int workerId) {
		super("Run '%s' no longer belongs to worker %d".formatted(runId, workerId));
	}

}
