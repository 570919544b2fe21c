package io.regwatch.ingest;

import java.util.UUID;

import io.regwatch.ingest.run.Run;

/** What came of ringing for a source. */
public sealed interface Ring {

	/**
	 * The run is finished.
	 *
	 * @param runId of the run
	 */
	record Finished(UUID runId) implements Ring {

	}

	/**
	 * Somebody else is at it; nothing was started.
	 *
	 * @param run that is under way
	 */
	record Busy(Run run) implements Ring {

	}

	/**
	 * The run was stopped or failed; the next ring resumes it.
	 *
	 * @param runId of the run
	 * @param reason one sentence
	 */
	record Unfinished(UUID runId, String reason) implements Ring {

	}

}
