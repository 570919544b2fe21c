package io.regwatch.ingest;

import io.regwatch.schema.Coded;

/**
 * An application event: a run of a source has come to an end here.
 *
 * @param sourceId what was read
 * @param outcome how
 */
public record RunEnded(String sourceId, Outcome outcome) {

	/** How a run ended. */
	public enum Outcome implements Coded {

		/** Finished, and its listing was complete. */
		COMPLETE,

		/** Finished, but its listing was not complete. */
		INCOMPLETE,

		/** Stopped or failed; the next ring goes on. */
		UNFINISHED

	}

}
