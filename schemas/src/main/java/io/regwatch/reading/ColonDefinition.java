package io.regwatch.reading;

/**
 * Recognises definitions without a verb: "Reprocessor: a person who prepares devices".
 */
final class ColonDefinition {

	private static final int LONGEST_TERM = 7;

	private ColonDefinition() {
	}

	static boolean isIn(Marked words) {
		int colon = colon(words);
		return colon > words.from() && words.tokens().isWord(colon + 1) && isTerm(words, colon)
				&& (isQuoted(words) || words.is(colon + 1, Cue.INDEFINITE)) && !new Clauses(words).hasMainVerb();
	}

	/** Not "Option 3:", "Dates:", "Scope:". */
	private static boolean isTerm(Marked words, int colon) {
		return (isQuoted(words) || words.tokens().isWord(words.from())) && !words.tokens().isNumber(colon - 1)
				&& !words.anyIn(words.from(), colon, Cue.FINITE, Cue.DUTY, Cue.NOTICE, Cue.DATE_OTHER, Cue.DOCUMENT,
						Cue.SCOPE_NOUN, Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN, Cue.EXCLUDE, Cue.APPLY);
	}

	private static boolean isQuoted(Marked words) {
		return "“„\"«‘'".contains(words.form(words.from()));
	}

	private static int colon(Marked words) {
		for (int i = words.from(); i < Math.min(words.to(), words.from() + LONGEST_TERM); i++) {
			if (words.form(i).equals(":")) {
				return i;
			}
		}
		return -1;
	}

}
