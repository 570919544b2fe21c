package io.regwatch.assessment.run;

import java.util.Arrays;

/**
 * An estimate of a run.
 *
 * @param items updates to be assessed
 * @param calls of a model without retries; those for missing digests and translations
 * included
 * @param tokens maximum of the calls, input and output
 */
public record Preview(int items, int calls, long tokens) {

	/** Sums the tokens of assessments, 0 for those without a call, and of other calls. */
	static Preview of(long[] assessments, long[] others) {
		int asked = (int) Arrays.stream(assessments).filter((one) -> one > 0).count();
		return new Preview(assessments.length, asked + others.length,
				Arrays.stream(assessments).sum() + Arrays.stream(others).sum());
	}

}
