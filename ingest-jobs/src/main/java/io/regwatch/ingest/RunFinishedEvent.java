package io.regwatch.ingest;

import java.time.Duration;
import java.util.UUID;

import io.regwatch.schema.CodedEnum;

/**
 * An application event: a run of a source has ended in this process.
 *
 * @param sourceId what was read
 * @param run id of the run
 * @param outcome how
 * @param duration since this process started or resumed the run
 */
public record RunFinishedEvent(String sourceId, UUID run, Outcome outcome, Duration duration) {

	/** How a run ended. */
	public enum Outcome implements CodedEnum {

		/** Finished, and its listing was complete. */
		COMPLETE,

		/** Finished, but its listing was not complete. */
		INCOMPLETE,

		/** Stopped or failed; the next launch resumes it. */
		UNFINISHED

	}

}
