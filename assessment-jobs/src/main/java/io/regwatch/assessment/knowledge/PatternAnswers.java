package io.regwatch.assessment.knowledge;

/**
 * Which patterns stand in one text, as far as it was asked. Threads that ask at the same
 * time may both search, or search again; they find the same.
 */
final class PatternAnswers {

	/** Patterns whose answers are kept; others are searched for each time. */
	private static final int MOST = 1024;

	private static final int UNKNOWN = 0;

	private static final int NO = 1;

	private static final int YES = 2;

	/** Bits of an answer. */
	private static final int WIDTH = 2;

	private static final int MASK = 3;

	/** Bytes that the answers take. */
	static final int SIZE = MOST * WIDTH / Byte.SIZE;

	private final int[] answers = new int[SIZE / Integer.BYTES];

	boolean isKnown(int pattern) {
		return pattern < MOST && get(pattern) != UNKNOWN;
	}

	boolean isIn(int pattern) {
		return get(pattern) == YES;
	}

	boolean keep(int pattern, boolean found) {
		if (pattern < MOST) {
			this.answers[word(pattern)] |= (found ? YES : NO) << shift(pattern);
		}
		return found;
	}

	private int get(int pattern) {
		return (this.answers[word(pattern)] >>> shift(pattern)) & MASK;
	}

	private static int word(int pattern) {
		return pattern * WIDTH / Integer.SIZE;
	}

	private static int shift(int pattern) {
		return pattern * WIDTH % Integer.SIZE;
	}

}
