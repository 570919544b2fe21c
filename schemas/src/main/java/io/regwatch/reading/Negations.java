package io.regwatch.reading;

import io.regwatch.reading.Phrases.Hit;

/**
 * Finds whether a predicate is denied: by a negation of its own verb, by a subject or
 * object such as "no device", or by the clause around it: "does not mean that it is
 * excluded". Negations in other clauses do not count. In French, Italian, Spanish and
 * Portuguese the negations of one clause are one, in English and German they are counted.
 */
final class Negations {

	private static final int NEAR = 6;

	private static final int NOUN = 3;

	private final Marked words;

	private final Clauses clauses;

	private final VerbNegations verbs;

	Negations(Marked words, Clauses clauses) {
		this.words = words;
		this.clauses = clauses;
		this.verbs = new VerbNegations(words, clauses);
	}

	boolean of(Hit head) {
		if (isRestricted(head) || isOfRemainder(head)) {
			return false;
		}
		boolean verb = this.verbs.isDenied(head);
		boolean subject = isSubjectDenied(head, verb);
		boolean own = this.words.lexicon().isConcordant() ? (verb || subject) : (verb ^ subject ^ isObjectDenied(head));
		return own ^ (!subject && isDeniedAround(head, own));
	}

	/**
	 * "ne s'applique qu'aux", "non si applica soltanto ai": in both cases it applies to
	 * them.
	 */
	private boolean isRestricted(Hit head) {
		return this.words.is(head.from(), Cue.APPLY, Cue.COVER) && this.words.is(head.to(), Cue.RESTRICTION, Cue.ONLY);
	}

	/** "Nothing other than X is covered": X is. */
	boolean isOfRemainder(Hit head) {
		int none = none(head);
		return none >= 0 && this.words.anyIn(none + 1, head.from(), Cue.EXCEPT);
	}

	/** Whether there is none of it: "there is no exemption", "besteht keine Ausnahme". */
	boolean ofNoun(Hit verb) {
		int end = Math.min(verb.to() + NEAR, this.words.to());
		for (int i = this.clauses.start(verb.from()); i < end; i++) {
			boolean none = this.words.is(i, Cue.QUANTIFIER)
					&& this.words.anyIn(i, i + NOUN, Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN);
			if (none || (this.verbs.isNegator(i) && i < verb.to())) {
				return true;
			}
		}
		return of(verb);
	}

	/** "is not a device to which this Chapter applies". */
	boolean isOfDeniedNoun(Hit head) {
		int start = this.clauses.start(head.from());
		if (!this.clauses.isSubordinate(head.from()) || !this.words.is(start, Cue.RELATIVE)) {
			return false;
		}
		for (int i = start - 1; i > this.words.from() && this.clauses.isSame(i, start - 1); i--) {
			if (this.verbs.isNegator(i)) {
				return this.words.is(i - 1, Cue.BE) || this.words.anyIn(i + 1, i + NOUN, Cue.BE);
			}
			if (this.words.form(i).equals(",")) {
				return false;
			}
		}
		return false;
	}

	/** "No device is excluded"; "devices with no software" denies nothing. */
	private boolean isSubjectDenied(Hit head, boolean denied) {
		for (int i = this.clauses.start(head.from()); i < head.from(); i++) {
			if (this.words.is(i, Cue.NEVER) && this.clauses.isSame(i, head.from())) {
				return !denied;
			}
		}
		return none(head) >= 0;
	}

	/** The "no" that begins the clause of a word; -1 if there is none. */
	private int none(Hit head) {
		int start = this.clauses.start(head.from());
		for (int i = start; i < head.from(); i++) {
			if (isNone(i) && this.clauses.isSame(i, head.from())) {
				return (i >= head.from() - 2 || begins(i, start)) ? i : -1;
			}
		}
		return -1;
	}

	/** Not "no longer" and "by no means", which deny a verb. */
	private boolean isNone(int token) {
		return this.words.is(token, Cue.QUANTIFIER) && !this.words.is(token, Cue.EXCEPT)
				&& (!this.words.is(token, Cue.NEGATOR) || this.words.is(token + 1, Cue.QUANTIFIER)
						|| this.words.lexicon().isConcordant());
	}

	private boolean begins(int token, int start) {
		int before = token - 1;
		while (before >= start && this.words.is(before, Cue.BRIDGE, Cue.ADVERB)) {
			before--;
		}
		return before < start || this.words.is(before, Cue.RELATIVE, Cue.CONDITION, Cue.CONJUNCTION)
				|| !this.words.tokens().isWord(before);
	}

	/** "apply to no device". */
	private boolean isObjectDenied(Hit head) {
		int object = head.to() + (this.words.is(head.to(), Cue.PREPOSITION) ? 1 : 0);
		return this.words.lexicon().language().equals("en") && this.words.is(object, Cue.QUANTIFIER)
				&& !this.words.is(object, Cue.NEGATOR);
	}

	/** "does not mean that", "there is no reason to", "it would be wrong to conclude". */
	private boolean isDeniedAround(Hit head, boolean own) {
		for (int i = this.words.from(); i < head.from(); i++) {
			boolean concludes = this.clauses.isSubordinate(head.from()) && !this.clauses.isSubordinate(i)
					&& this.clauses.start(head.from()) - i <= NEAR;
			if (this.words.is(i, Cue.WRONG) && (concludes || this.words.anyIn(i - 2, i, Cue.BE))) {
				return true;
			}
		}
		for (Hit meaning : this.words.hits(Cue.MEANING)) {
			boolean inside = this.clauses.isSubordinate(meaning.from());
			boolean below = this.clauses.isSubordinate(head.from());
			if (meaning.to() <= head.from() && (below || !inside) && (below != inside || !own)) {
				return this.verbs.isDenied(meaning) || isSubjectDenied(meaning, false)
						|| this.words.anyIn(this.words.from(), meaning.from(), Cue.WRONG);
			}
		}
		return false;
	}

}
