package io.regwatch.reading;

import io.regwatch.reading.Phrases.Hit;

/**
 * Recognises what somebody only suggests, argues or asks: it is not what the text says.
 */
final class Reported {

	private static final int NEAR = 4;

	private Reported() {
	}

	/** "It has been suggested that manufacturers must": up to a semicolon. */
	static boolean isBefore(Marked words, Hit hit) {
		for (int i = words.has(Cue.REPORTED) ? hit.from() - 1 : -1; i >= words.from()
				&& !words.form(i).equals(";"); i--) {
			if (words.is(i, Cue.REPORTED)) {
				return !words.anyIn(i - NEAR, i, Cue.NEGATOR, Cue.QUANTIFIER, Cue.WRONG);
			}
		}
		return false;
	}

}
