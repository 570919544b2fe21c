package io.regwatch.assessment.run;

/** What came of going on with a workspace's run. */
sealed interface RunOutcome {

	/**
	 * All its items are closed.
	 *
	 * @param run that is finished
	 * @param toTryAgain how many items the next run has to: they broke, or a model that
	 * failed is to say more
	 */
	record Finished(AssessmentRun run, long toTryAgain) implements RunOutcome {

	}

	/** Somebody else is at it; nothing was started. */
	record Busy(String by) implements RunOutcome {

	}

	/** The workspace is gone. */
	record Gone() implements RunOutcome {

	}

	/** The run was stopped or failed; who goes on takes what is left. */
	record Unfinished(AssessmentRun run, String reason) implements RunOutcome {

	}

}
