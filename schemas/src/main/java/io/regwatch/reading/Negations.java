package io.regwatch.reading;

import io.regwatch.reading.Phrases.Hit;

/**
 * Finds whether a word is denied: by a negation before it, with only auxiliaries and a
 * few other words between, by "no" or "none" that begins its clause, in German after its
 * verb, or by a clause around it: "does not mean that it is excluded".
 */
final class Negations {

	private static final int NEAR = 6;

	private static final int NOUN = 3;

	private static final int FAR = 10;

	private final Marked words;

	private final Clauses clauses;

	Negations(Marked words, Clauses clauses) {
		this.words = words;
		this.clauses = clauses;
	}

	boolean of(Hit head) {
		if (isRestricted(head)) {
			return false;
		}
		boolean before = isDeniedBefore(head);
		boolean quantified = isQuantified(head, before);
		boolean own = this.words.lexicon().isConcordant() ? (before || quantified)
				: (before ^ quantified ^ (isGerman() && isDeniedAfter(head)) ^ isQuantifierNext(head));
		return own ^ (!quantified && isDeniedAround(head, own));
	}

	/** "ne s'applique qu'aux": it applies to nothing else. */
	private boolean isRestricted(Hit head) {
		return this.words.is(head.from(), Cue.APPLY, Cue.COVER) && this.words.is(head.to(), Cue.RESTRICTION);
	}

	/** "is not a device to which this Chapter applies". */
	boolean isOfDeniedNoun(Hit head) {
		if (!this.clauses.isSubordinate(head.from())) {
			return false;
		}
		int start = this.clauses.start(head.from());
		if (!this.words.is(start, Cue.RELATIVE)) {
			return false;
		}
		for (int i = start - 1; i > start - FAR && i > this.words.from() && !this.clauses.isBoundary(i); i--) {
			if (isNegator(i)) {
				return this.words.is(i - 1, Cue.BE) || this.words.anyIn(i + 1, i + NOUN, Cue.BE);
			}
			if (this.words.is(i, Cue.RELATIVE, Cue.CONDITION) || this.words.form(i).equals(",")) {
				return false;
			}
		}
		return false;
	}

	/**
	 * Whether a verb of the same clause is denied before a word that no rule connects
	 * with it: then nobody knows what is said.
	 */
	boolean isUncertain(Hit head) {
		if (isGerman()) {
			return false;
		}
		boolean finite = this.words.is(head.from(), Cue.FINITE);
		for (int i = head.from() - 1; i >= this.words.from() && !endsSearch(i, finite); i--) {
			boolean same = this.clauses.isSubordinate(i) == this.clauses.isSubordinate(head.from());
			if (same && isNegator(i) && !follows(i)
					&& this.words.is(this.words.lexicon().isConcordant() ? i + 1 : i - 1, Cue.FINITE)) {
				return true;
			}
			finite |= this.words.is(i, Cue.FINITE);
		}
		return false;
	}

	/**
	 * Another clause; a comma only after a verb: "is not, subject to Article 2,
	 * affected".
	 */
	private boolean endsSearch(int token, boolean finite) {
		return this.clauses.isBoundary(token) || (finite && this.words.form(token).equals(","))
				|| this.words.is(token, Cue.RELATIVE, Cue.CONDITION, Cue.CONJUNCTION, Cue.APPLY, Cue.COVER, Cue.EXCLUDE,
						Cue.EXEMPT, Cue.EXIST, Cue.DUTY, Cue.NO_DUTY);
	}

	/** "that were not notified in time": the negation belongs to the relative clause. */
	private boolean follows(int negator) {
		return this.words.anyIn(negator - NOUN, negator, Cue.RELATIVE, Cue.CONDITION);
	}

	/** Whether there is none of it: "there is no exemption", "besteht keine Ausnahme". */
	boolean ofNoun(Hit verb) {
		int end = Math.min(verb.to() + NEAR, this.words.to());
		for (int i = this.clauses.start(verb.from()); i < end; i++) {
			boolean quantified = this.words.is(i, Cue.QUANTIFIER)
					&& this.words.anyIn(i, i + NOUN, Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN);
			if (quantified || (isNegator(i) && i < verb.to())) {
				return true;
			}
		}
		return of(verb);
	}

	private boolean isGerman() {
		return this.words.lexicon().language().equals("de");
	}

	private boolean isNegator(int token) {
		return this.words.is(token, Cue.NEGATOR, Cue.NEVER) && !this.words.is(token, Cue.NEUTRAL, Cue.EXCEPT);
	}

	private boolean isDeniedBefore(Hit head) {
		if (isGerman() && isDeniedInFrame(head)) {
			return true;
		}
		if (isEnglishBe(head.from())) {
			return false;
		}
		if (isDeniedBe(head)) {
			return true;
		}
		boolean finite = this.words.is(head.from(), Cue.FINITE);
		boolean auxiliary = false;
		int unknown = 0;
		for (int i = head.from() - 1; i >= this.words.from() && unknown <= NEAR; i--) {
			if (isNegator(i) && (i + 1 == head.from() || !isOfAdjective(i))) {
				return true;
			}
			boolean bridge = isBridge(i);
			if (this.clauses.isBoundary(i) || (!bridge && this.words.is(i, Cue.RELATIVE, Cue.CONDITION))) {
				return false;
			}
			if (this.words.is(i, Cue.FINITE) && !bridge) {
				if (finite || isEnglishBe(i)) {
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

	/** What denies "are" follows it: "devices that are not sterile are excluded". */
	private boolean isEnglishBe(int token) {
		return this.words.is(token, Cue.FINITE) && this.words.is(token, Cue.BE) && !isGerman()
				&& !this.words.lexicon().isConcordant();
	}

	/** "are not medical devices within the meaning of". */
	private boolean isDeniedBe(Hit head) {
		for (int i = head.from() - 1; i > head.from() - 1 - NOUN && i > this.words.from(); i--) {
			if (isNegator(i)) {
				return this.words.is(i - 1, Cue.BE) && !isGerman();
			}
			if (this.words.is(i, Cue.FINITE)) {
				return false;
			}
		}
		return false;
	}

	/**
	 * Between the verb and its end: "sind nach Artikel 3 nicht von der Prüfung befreit".
	 */
	private boolean isDeniedInFrame(Hit head) {
		for (int i = head.from() - 1; i >= this.clauses.start(head.from()); i--) {
			if (this.words.is(i, Cue.FINITE)) {
				return false;
			}
			if (isNegator(i) && !isOfAdjective(i) && !this.clauses.isSubordinate(i)
					&& this.words.anyIn(this.clauses.start(head.from()), i, Cue.FINITE)) {
				return true;
			}
		}
		return false;
	}

	/** "nicht sterile Produkte" in German: only the adjective is denied. */
	private boolean isOfAdjective(int token) {
		String next = this.words.form(token + 1);
		return isGerman() && next.length() > 3 && !this.words.tokens().isCapital(token + 1)
				&& (next.endsWith("e") || next.endsWith("en") || next.endsWith("er"))
				&& this.words.tokens().isWord(token + 2) && this.words.tokens().isCapital(token + 2);
	}

	private boolean isBridge(int token) {
		String form = this.words.form(token);
		return this.words.is(token, Cue.BRIDGE, Cue.ADVERB) || form.equals(",")
				|| (form.length() > 3 && form.endsWith("ly"))
				|| (this.words.lexicon().isConcordant() && this.words.lexicon().isFuture(form));
	}

	/** "No device is excluded"; "devices with no software" denies nothing. */
	private boolean isQuantified(Hit head, boolean denied) {
		int start = this.clauses.start(head.from());
		for (int i = start; i < head.from(); i++) {
			if (this.clauses.isSubordinate(i) != this.clauses.isSubordinate(head.from())) {
				continue;
			}
			if (this.words.is(i, Cue.NEVER)) {
				return !denied;
			}
			if (this.words.is(i, Cue.QUANTIFIER) && !this.words.is(i, Cue.EXCEPT, Cue.NEGATOR)) {
				return i >= head.from() - 2
						|| (beginsClause(i, start) && !this.words.anyIn(i + 1, head.from(), Cue.CONJUNCTION));
			}
		}
		return false;
	}

	private boolean beginsClause(int token, int start) {
		int before = token - 1;
		while (before >= start && this.words.is(before, Cue.BRIDGE, Cue.ADVERB)) {
			before--;
		}
		return before < start || this.words.is(before, Cue.RELATIVE, Cue.CONDITION, Cue.CONJUNCTION)
				|| !this.words.tokens().isWord(before);
	}

	/**
	 * "gilt für Produkte der Klasse I nicht", "findet auf Implantate keine Anwendung".
	 */
	private boolean isDeniedAfter(Hit head) {
		for (int i = head.to(); i < this.words.to() && !this.clauses.isBoundary(i); i++) {
			if (this.words.is(i, Cue.EXCEPT) || this.words.is(i, Cue.APPLY, Cue.EXCLUDE, Cue.EXEMPT)) {
				return false;
			}
			boolean denies = (isNegator(i) && !isOfAdjective(i)) || this.words.is(i, Cue.QUANTIFIER);
			if (denies && !this.clauses.isSubordinate(i)) {
				return true;
			}
		}
		return false;
	}

	/** "apply to no device". */
	private boolean isQuantifierNext(Hit head) {
		return !isGerman() && this.words.is(head.to(), Cue.QUANTIFIER);
	}

	/** "does not mean that", "there is no reason to", "it would be wrong to conclude". */
	private boolean isDeniedAround(Hit head, boolean own) {
		for (Hit meaning : this.words.hits(Cue.MEANING)) {
			boolean inside = this.clauses.isSubordinate(meaning.from());
			boolean below = this.clauses.isSubordinate(head.from());
			if (meaning.to() <= head.from() && (below || !inside) && (below != inside || !own)) {
				boolean denied = isDeniedBefore(meaning) || isQuantified(meaning, false)
						|| this.words.anyIn(this.words.from(), meaning.from(), Cue.WRONG)
						|| (isGerman() && isDeniedAfter(meaning));
				return denied;
			}
		}
		return false;
	}

}
