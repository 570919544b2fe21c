package io.regwatch.reading;

import java.util.BitSet;
import java.util.Set;

import io.regwatch.reading.Phrases.Hit;

/**
 * Separates the main clauses of a sentence from relative, conditional and content
 * clauses. In German they stand between commas; elsewhere they end with a comma after
 * their verb, or where a second verb begins.
 */
final class Clauses {

	private static final int SUBJECT = 3;

	private static final int NEAR = 5;

	private static final int FAR = 40;

	/** Behind these, "that" begins no clause: "after that date". */
	private static final Set<String> BEFORE_DEMONSTRATIVE = Set.of("after", "before", "on", "by", "from", "of", "until",
			"since", "under", "in", "for", "to", "with", "within", "at", "during", "than", "against");

	private final Marked words;

	private final BitSet subordinate = new BitSet();

	Clauses(Marked words) {
		this.words = words;
		boolean inside = false;
		int verb = -1;
		int opener = words.from();
		for (int i = words.from(); i < words.to(); i++) {
			if (opens(i)) {
				inside = true;
				verb = lexicalVerb(i);
				opener = i;
			}
			else if (inside && (isBoundary(i) || endsAtComma(i, verb, opener) || isSecondVerb(i, verb))) {
				inside = false;
				release(i - 1, verb);
			}
			if (isVerb(i)) {
				verb = i;
			}
			this.subordinate.set(i, inside);
		}
	}

	/** "que contêm látex | não se aplica": the negation goes with the second verb. */
	private void release(int last, int verb) {
		for (int i = last; i > verb && this.words.is(i, Cue.NEGATOR, Cue.BRIDGE, Cue.ADVERB); i--) {
			this.subordinate.clear(i);
		}
	}

	boolean isSubordinate(int token) {
		return this.subordinate.get(token);
	}

	/** Whether both words stand in main clauses, or both in subordinate ones. */
	boolean isSame(int token, int other) {
		return this.subordinate.get(token) == this.subordinate.get(other);
	}

	/** Whether a main clause has a verb. */
	boolean hasMainVerb() {
		for (int i = this.words.from(); i < this.words.to(); i++) {
			if (isVerb(i) && !isSubordinate(i)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a main clause says it: "are excluded", not "excluded devices" or "if they
	 * are excluded".
	 */
	boolean isPredicate(Hit hit) {
		return !isSubordinate(hit.from()) && (!isParticiple(hit) || (hasAuxiliary(hit) && !isInverted(hit)));
	}

	/**
	 * "Outside the scope are devices intended for animals": the predicate comes first.
	 */
	private boolean isInverted(Hit hit) {
		int start = start(hit.from());
		return !this.words.isGerman() && hit.from() > start && this.words.is(start, Cue.EXCLUDE, Cue.EXEMPT, Cue.APPLY)
				&& this.words.anyIn(start, hit.from(), Cue.FINITE);
	}

	private boolean isParticiple(Hit hit) {
		return !this.words.anyIn(hit.from(), hit.to(), Cue.FINITE)
				&& this.words.lexicon().isParticiple(this.words.form(hit.from()));
	}

	private boolean hasAuxiliary(Hit hit) {
		int start = this.words.isGerman() ? this.words.from() : hit.from() - NEAR;
		int end = (this.words.isGerman() || isFirst(hit)) ? hit.to() + NEAR : hit.from();
		for (int i = start; i < end; i++) {
			if (this.words.is(i, Cue.BE) && isSubordinate(i) == isSubordinate(hit.from())) {
				return true;
			}
		}
		return false;
	}

	private boolean isFirst(Hit hit) {
		int first = hit.from() - 1;
		while (first >= this.words.from() && this.words.is(first, Cue.NEGATOR, Cue.BRIDGE, Cue.ADVERB)) {
			first--;
		}
		return first < this.words.from();
	}

	private boolean opens(int token) {
		if (this.words.isGerman()) {
			boolean begins = token == this.words.from() || isComma(token - 1)
					|| (isComma(token - 2) && this.words.is(token - 1, Cue.PREPOSITION, Cue.CONJUNCTION, Cue.ADVERB));
			return begins && (this.words.is(token, Cue.RELATIVE, Cue.CONDITION)
					|| (token > this.words.from() && this.words.lexicon().isRelativePronoun(this.words.form(token))));
		}
		return this.words.is(token, Cue.RELATIVE, Cue.CONDITION) && !this.words.is(token, Cue.BRIDGE)
				&& !(this.words.form(token).equals("that")
						&& BEFORE_DEMONSTRATIVE.contains(this.words.form(token - 1)));
	}

	/** "that contain": the word after a relative pronoun, if no noun begins there. */
	private int lexicalVerb(int pronoun) {
		int next = pronoun + 1;
		while (this.words.is(next, Cue.NEGATOR, Cue.BRIDGE, Cue.ADVERB)) {
			next++;
		}
		boolean verb = this.words.is(pronoun, Cue.RELATIVE) && !this.words.isGerman()
				&& this.words.tokens().isWord(next) && !isVerb(next)
				&& !this.words.is(next, Cue.QUANTIFIER, Cue.PART, Cue.DOCUMENT)
				&& !this.words.lexicon().isFunctionWord(this.words.form(next));
		return verb ? next : -1;
	}

	private boolean endsAtComma(int token, int verb, int opener) {
		return isComma(token) && (this.words.isGerman() || verb >= 0 || token - opener >= SUBJECT);
	}

	/** "that are not sterile | are excluded", but not "have not been". */
	private boolean isSecondVerb(int token, int verb) {
		if (this.words.isGerman() || verb < 0
				|| !(isVerb(token) || this.words.is(token, Cue.DUTY_INDICATIVE, Cue.APPLY, Cue.TAKE))
				|| this.words.is(token - 1, Cue.CONJUNCTION)) {
			return false;
		}
		for (int i = verb + 1; i < token; i++) {
			if (!this.words.is(i, Cue.FINITE, Cue.BRIDGE, Cue.ADVERB, Cue.NEGATOR, Cue.DUTY, Cue.BE)) {
				return true;
			}
		}
		return false;
	}

	/** Also "no opera", "ne joue pas": a word that is a verb only when it is denied. */
	private boolean isVerb(int token) {
		return this.words.is(token, Cue.FINITE, Cue.DUTY, Cue.COVER) || (this.words.lexicon().isConcordant()
				&& this.words.is(token, Cue.TAKE) && this.words.is(token - 1, Cue.NEGATOR));
	}

	private boolean isComma(int token) {
		return this.words.form(token).equals(",");
	}

	/** Where the main or subordinate clause of a word begins. */
	int start(int token) {
		int start = token;
		boolean inside = isSubordinate(token);
		int first = inside ? this.words.from() : this.subordinate.nextClearBit(this.words.from());
		while (start > first && token - start < FAR && !isBoundary(start - 1) && (!inside || isSubordinate(start - 1))
				&& !(isComma(start - 1) && endsClause(start - 1))) {
			start--;
		}
		return start;
	}

	/** Whether a cue stands before a word in its own clause. */
	boolean anyBefore(int token, Cue... cues) {
		for (int i = start(token); i < token; i++) {
			if (isSame(i, token) && this.words.is(i, cues)) {
				return true;
			}
		}
		return false;
	}

	/** A comma after a verb of the same clause. */
	private boolean endsClause(int comma) {
		for (int i = comma - 1; i >= this.words.from() && comma - i < FAR && !isBoundary(i); i--) {
			if (isVerb(i) && isSubordinate(i) == isSubordinate(comma)) {
				return true;
			}
		}
		return false;
	}

	boolean isBoundary(int token) {
		return ";:|".contains(this.words.form(token)) && !this.words.form(token).isEmpty();
	}

}
