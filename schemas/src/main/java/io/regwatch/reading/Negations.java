package io.regwatch.reading;

import io.regwatch.reading.Phrases.Hit;

/**
 * Finds whether a word is denied: by a negation before it, with only auxiliaries and a
 * few other words between, by "no" or "none" that begins its clause, or in German after
 * its verb.
 */
final class Negations {

	private static final int NEAR = 6;

	private static final int FAR = 40;

	private final Marked words;

	Negations(Marked words) {
		this.words = words;
	}

	boolean of(Hit head) {
		int count = isDeniedBefore(head) ? 1 : 0;
		int quantifiers = isQuantified(head) ? 1 : 0;
		if (isConcordant()) {
			return count + quantifiers > 0;
		}
		return (count + quantifiers + (isDeniedAfter(head) ? 1 : 0)) % 2 == 1;
	}

	/** Two negations make one in Romance languages. */
	private boolean isConcordant() {
		String language = this.words.lexicon().language();
		return !language.equals("en") && !language.equals("de");
	}

	/** Where the clause of a word begins: a comma after a verb ends the one before. */
	int clauseStart(Hit head) {
		int start = Math.max(this.words.from(), head.from() - FAR);
		boolean verb = false;
		for (int i = start; i < head.from(); i++) {
			boolean end = isBoundary(i) || (verb && this.words.form(i).equals(","));
			verb = !end && (verb || this.words.is(i, Cue.FINITE, Cue.DUTY));
			start = end ? i + 1 : start;
		}
		return start;
	}

	private boolean isBoundary(int token) {
		String form = this.words.form(token);
		return form.equals(";") || form.equals(":") || form.equals("|");
	}

	private boolean isDeniedBefore(Hit head) {
		boolean finite = this.words.is(head.from(), Cue.FINITE);
		int unknown = 0;
		boolean auxiliary = false;
		for (int i = head.from() - 1; i >= this.words.from() && unknown <= NEAR; i--) {
			if (this.words.is(i, Cue.NEGATOR) && !this.words.is(i, Cue.NEUTRAL)) {
				return true;
			}
			if (this.words.is(i, Cue.QUANTIFIER) && i >= head.from() - 2) {
				return true;
			}
			boolean bridge = isBridge(i);
			if (isBoundary(i) || (!bridge && this.words.is(i, Cue.RELATIVE))) {
				return false;
			}
			if (this.words.is(i, Cue.FINITE)) {
				if (finite) {
					return false;
				}
				finite = true;
			}
			else if (!bridge) {
				if (finite || !auxiliary || this.words.is(i, Cue.CONJUNCTION)) {
					return false;
				}
				unknown++;
			}
			auxiliary |= this.words.is(i, Cue.BRIDGE);
		}
		return false;
	}

	private boolean isBridge(int token) {
		String form = this.words.form(token);
		return this.words.is(token, Cue.BRIDGE, Cue.ADVERB) || form.equals(",")
				|| (form.length() > 3 && form.endsWith("ly"));
	}

	/** "No device is excluded"; "devices with no software" denies nothing. */
	private boolean isQuantified(Hit head) {
		int start = clauseStart(head);
		for (int i = start; i < head.from() - 2; i++) {
			if (this.words.is(i, Cue.QUANTIFIER)) {
				return beginsClause(i, start) && !this.words.anyIn(i + 1, head.from(), Cue.CONJUNCTION);
			}
		}
		return false;
	}

	private boolean beginsClause(int token, int start) {
		int before = token - 1;
		while (before >= start && this.words.is(before, Cue.BRIDGE, Cue.ADVERB)) {
			before--;
		}
		return before < start || this.words.is(before, Cue.RELATIVE, Cue.CONJUNCTION)
				|| !this.words.tokens().isWord(before);
	}

	/** "gilt nicht für", "gilt jedoch nicht", "apply to no device". */
	private boolean isDeniedAfter(Hit head) {
		for (int i = head.to(); i < Math.min(head.to() + NEAR, this.words.to()); i++) {
			if (this.words.is(i, Cue.NEGATOR, Cue.QUANTIFIER) && !this.words.is(i, Cue.NEUTRAL)) {
				return i == head.to() || this.words.lexicon().language().equals("de");
			}
			if (this.words.is(i, Cue.PREPOSITION, Cue.RELATIVE, Cue.CONJUNCTION) || isBoundary(i)
					|| this.words.form(i).equals(",") || !this.words.lexicon().language().equals("de")) {
				return false;
			}
		}
		return false;
	}

}
