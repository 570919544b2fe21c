package io.regwatch.assessment.run;

/** Whether a workspace may be assessed now. */
sealed interface Claim {

	/** By this worker, which owns the run. */
	record Owned(AssessmentRun run) implements Claim {

	}

	/** Somebody else is at it. */
	record Busy(String by) implements Claim {

	}

	/** There is nothing to assess any more. */
	record Gone() implements Claim {

	}

}
