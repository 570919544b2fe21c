package io.regwatch.assessment.run;

import java.util.UUID;

/** What came of a run that an analyst wanted. */
public sealed interface Rerun {

	/**
	 * It is done.
	 *
	 * @param report what it did
	 */
	record Finished(RunReport report) implements Rerun {

	}

	/**
	 * Somebody else is at it; nothing was started.
	 *
	 * @param by who
	 */
	record Busy(String by) implements Rerun {

	}

	/** There is no such workspace. */
	record Gone() implements Rerun {

	}

	/**
	 * It was stopped or failed; the same order goes on with it.
	 *
	 * @param run its id
	 * @param reason one sentence
	 */
	record Unfinished(UUID run, String reason) implements Rerun {

	}

}
