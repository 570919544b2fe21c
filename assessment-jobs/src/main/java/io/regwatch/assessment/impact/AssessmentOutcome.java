package io.regwatch.assessment.impact;

/** What comes of asking a judge. */
public sealed interface AssessmentOutcome {

	/**
	 * It judged, if only that a person has to look.
	 *
	 * @param judgement to be kept
	 */
	record Judged(AssessmentResult judgement) implements AssessmentOutcome {

	}

	/**
	 * The budget does not pay for the question; nothing was asked, and nothing is to be
	 * kept.
	 *
	 * @param tokens that the call could have used at most
	 */
	record Unaffordable(long tokens) implements AssessmentOutcome {

		/** Why an item stays undone. */
		public static final String REASON = "budget";

	}

}
