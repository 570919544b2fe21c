package io.regwatch.assessment.knowledge;

/**
 * Which patterns stand in one text, as far as it was asked. Threads are not synchronized:
 * one may undo what another one has just kept. The answer is then unknown, never wrong.
 */
final class PatternAnswers {

	static final byte UNKNOWN = 0;

	static final byte NO = 1;

	static final byte YES = 2;

	/** Patterns whose answers are kept; others are searched for each time. */
	private static final int MOST = 1024;

	/** Bits of an answer. */
	private static final int WIDTH = 2;

	private static final int MASK = 3;

	/** Bytes that the answers take. */
	static final int SIZE = MOST * WIDTH / Byte.SIZE;

	private final int[] answers = new int[SIZE / Integer.BYTES];

	/** The answer of a pattern, if it is known. */
	byte get(int pattern) {
		return (pattern < MOST) ? (byte) ((this.answers[word(pattern)] >>> shift(pattern)) & MASK) : UNKNOWN;
	}

	boolean keep(int pattern, boolean found) {
		if (pattern < MOST) {
			this.answers[word(pattern)] |= (found ? YES : NO) << shift(pattern);
		}
		return found;
	}

	private static int word(int pattern) {
		return pattern * WIDTH / Integer.SIZE;
	}

	private static int shift(int pattern) {
		return pattern * WIDTH % Integer.SIZE;
	}

}
