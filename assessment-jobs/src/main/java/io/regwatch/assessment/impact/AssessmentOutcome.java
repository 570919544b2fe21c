package io.regwatch.assessment.impact;

/** The outcome of assessing an update. */
public sealed interface AssessmentOutcome {

	/**
	 * There is a result, possibly that a person has to review the update.
	 *
	 * @param result to be stored
	 */
	record Assessed(AssessmentResult result) implements AssessmentOutcome {

	}

	/**
	 * The budget does not cover the call: no call was made and nothing is to be stored.
	 *
	 * @param tokens maximum that the call could have used
	 */
	record Unaffordable(long tokens) implements AssessmentOutcome {

		/** Reason code of the skipped item. */
		public static final String REASON = "budget";

	}

}
