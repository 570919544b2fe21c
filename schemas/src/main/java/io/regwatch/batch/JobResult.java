package io.regwatch.batch;

/** What came of going on with a run. */
public sealed interface JobResult {

	/** All of it is done, and the run is finished. */
	record Completed() implements JobResult {

	}

	/** This process is at it already, or about to end; nothing was done. */
	record UnderWay() implements JobResult {

	}

	/**
	 * It was stopped or failed; who goes on takes what is left.
	 *
	 * @param reason one sentence
	 */
	record Unfinished(String reason) implements JobResult {

	}

}
