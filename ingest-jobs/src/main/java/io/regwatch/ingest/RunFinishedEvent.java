package io.regwatch.ingest;

import io.regwatch.schema.CodedEnum;

/**
 * An application event: a run of a source has ended in this process.
 *
 * @param sourceId what was read
 * @param outcome how
 */
public record RunFinishedEvent(String sourceId, Outcome outcome) {

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
