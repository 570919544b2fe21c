package io.regwatch.ingest;

import java.util.UUID;

import io.regwatch.ingest.run.Run;

/** What came of ringing for a source. */
public sealed interface IngestResult {

	/**
	 * The run is finished.
	 *
	 * @param runId of the run
	 */
	record Finished(UUID runId) implements IngestResult {

	}

	/**
	 * Somebody else is at it; nothing was started.
	 *
	 * @param run that is under way
	 */
	record Busy(Run run) implements IngestResult {

	}

	/**
	 * The run was stopped or failed; the next ring resumes it.
	 *
	 * @param runId of the run
	 * @param reason one sentence
	 */
	record Unfinished(UUID runId, String reason) implements IngestResult {

	}

}
