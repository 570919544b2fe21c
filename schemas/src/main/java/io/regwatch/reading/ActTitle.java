package io.regwatch.reading;

import io.regwatch.reading.DateGrammar.Day;

/** Recognises days that only name a text: "Directive 93/42/EEC of 14 June 1993". */
final class ActTitle {

	private static final int NEAR = 4;

	private ActTitle() {
	}

	/**
	 * Whether a day belongs to a name.
	 * @param heads what dates are said of, such as the entry into force
	 */
	static boolean isEndedBy(Marked words, Day day, Cue... heads) {
		int before = day.from() - 1;
		if (words.is(before, Cue.OF) && !words.is(before, Cue.FROM, Cue.UNTIL)) {
			return !words.is(before - 1, heads) || words.is(before - 1, Cue.DOCUMENT, Cue.ACT_TITLE);
		}
		return isOfAct(words, before, heads);
	}

	/** "il decreto ministeriale 21 dicembre 2009", "d.P.R. 6 ottobre 1998". */
	private static boolean isOfAct(Marked words, int before, Cue... heads) {
		for (int i = before; i > before - NEAR && i >= words.from(); i--) {
			if (words.is(i, Cue.ACT_TITLE)) {
				return true;
			}
			boolean part = words.tokens().isWord(i) || words.form(i).equals(".");
			if (!part || words.is(i, Cue.FROM, Cue.UNTIL, Cue.BE) || words.is(i, heads)) {
				return false;
			}
		}
		return false;
	}

}
