package io.regwatch.assessment.run;

import java.util.Arrays;

/**
 * What a run would do.
 *
 * @param items updates to be judged
 * @param calls of a model, if none has to be repeated; those for digests that are missing
 * included
 * @param tokens that the calls would use at most, in and out
 */
public record Preview(int items, int calls, long tokens) {

	/** Of assessments that ask nobody and of those that do, and of calls for digests. */
	static Preview of(long[] assessments, long[] digests) {
		int asked = (int) Arrays.stream(assessments).filter((one) -> one > 0).count();
		return new Preview(assessments.length, asked + digests.length,
				Arrays.stream(assessments).sum() + Arrays.stream(digests).sum());
	}

}
