package io.regwatch.reading;

import io.regwatch.reading.Phrases.Hit;

/**
 * Finds the negation of a verb: in English after its auxiliary, in French, Italian,
 * Spanish and Portuguese before its finite form, in German anywhere in its clause.
 */
final class VerbNegations {

	private final Marked words;

	private final Clauses clauses;

	VerbNegations(Marked words, Clauses clauses) {
		this.words = words;
		this.clauses = clauses;
	}

	boolean isNegator(int token) {
		return this.words.is(token, Cue.NEGATOR, Cue.NEVER) && !this.words.is(token, Cue.NEUTRAL, Cue.EXCEPT);
	}

	boolean isDenied(Hit head) {
		int start = this.clauses.start(head.from());
		for (int i = this.words.from(); i < head.from(); i++) {
			boolean near = i >= start || next(i) >= head.from() || isParenthesis(i, head);
			if (near && isNegator(i) && this.clauses.isSame(i, head.from()) && isOfVerb(i, head)) {
				return true;
			}
		}
		return this.words.isGerman() && isDeniedAfter(head);
	}

	/** "are not, contrary to what is claimed, excluded". */
	private boolean isParenthesis(int negator, Hit head) {
		return this.words.form(negator + 1).equals(",") && this.words.form(last(head.from())).equals(",");
	}

	private boolean isOfVerb(int negator, Hit head) {
		if (isEnglishBe(head.from())) {
			return false;
		}
		int next = next(negator);
		if (next >= head.from() || isParenthesis(negator, head)) {
			return true;
		}
		if (this.words.isGerman()) {
			return !isOfAdjective(negator) && !this.words.anyIn(negator, head.from(), Cue.CONJUNCTION);
		}
		boolean concordant = this.words.lexicon().isConcordant();
		boolean verb = concordant ? isFinite(next) : isFinite(last(negator));
		return verb && !hasVerb(concordant ? next + 1 : next, head.from());
	}

	/** What denies "are" follows it: "devices that are not sterile are excluded". */
	private boolean isEnglishBe(int token) {
		return !this.words.isGerman() && !this.words.lexicon().isConcordant() && this.words.is(token, Cue.FINITE)
				&& this.words.is(token, Cue.BE);
	}

	/** Another verb or another predicate begins: "is not sterile and is excluded". */
	private boolean hasVerb(int start, int end) {
		for (int i = start; i < end; i++) {
			if (!this.words.is(i, Cue.BRIDGE) && (isFinite(i) || this.words.is(i, Cue.CONJUNCTION))
					&& this.clauses.isSame(i, end)) {
				return true;
			}
		}
		return false;
	}

	private boolean isFinite(int token) {
		return this.words.is(token, Cue.FINITE)
				|| (this.words.lexicon().isConcordant() && this.words.lexicon().isFuture(this.words.form(token)));
	}

	/** The first word after a negation that is no adverb or pronoun. */
	private int next(int negator) {
		int next = negator + 1;
		while (isBridge(next)) {
			next++;
		}
		return next;
	}

	private int last(int negator) {
		int last = negator - 1;
		while (this.words.is(last, Cue.ADVERB)) {
			last--;
		}
		return last;
	}

	private boolean isBridge(int token) {
		String form = this.words.form(token);
		return (this.words.is(token, Cue.BRIDGE, Cue.ADVERB, Cue.NEGATOR) && !this.words.is(token, Cue.FINITE))
				|| form.equals(",") || (form.length() > 3 && form.endsWith("ly"));
	}

	/** "nicht sterile Produkte" in German: only the adjective is denied. */
	private boolean isOfAdjective(int token) {
		String next = this.words.form(token + 1);
		return next.length() > 3 && !this.words.tokens().isCapital(token + 1)
				&& (next.endsWith("e") || next.endsWith("en") || next.endsWith("er"))
				&& this.words.tokens().isWord(token + 2) && this.words.tokens().isCapital(token + 2);
	}

	/**
	 * "gilt für Produkte der Klasse I nicht", "findet auf Implantate keine Anwendung".
	 */
	private boolean isDeniedAfter(Hit head) {
		for (int i = head.to(); i < this.words.to() && !this.clauses.isBoundary(i); i++) {
			if (this.words.is(i, Cue.EXCEPT, Cue.APPLY, Cue.EXCLUDE, Cue.EXEMPT)) {
				return false;
			}
			boolean denies = (isNegator(i) && !isOfAdjective(i)) || this.words.is(i, Cue.QUANTIFIER);
			if (denies && !this.clauses.isSubordinate(i)) {
				return true;
			}
		}
		return false;
	}

}
