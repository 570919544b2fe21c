package io.regwatch.assessment.run;

import java.util.Arrays;

/**
 * What a run would do.
 *
 * @param items updates to be judged
 * @param calls of a model, if none has to be repeated
 * @param tokens that the calls would use at most, in and out
 */
public record Preview(int items, int calls, long tokens) {

	static Preview of(long[] tokens) {
		return new Preview(tokens.length, (int) Arrays.stream(tokens).filter((one) -> one > 0).count(),
				Arrays.stream(tokens).sum());
	}

}
