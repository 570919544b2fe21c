package io.regwatch.reading;

import java.util.Optional;

import io.regwatch.reading.Phrases.Hit;

import static io.regwatch.reading.SentenceClass.EXCLUSION;
import static io.regwatch.reading.SentenceClass.EXEMPTION;
import static io.regwatch.reading.SentenceClass.SCOPE;

/**
 * What is said to apply: an exemption, an exclusion, or the text. A pronoun stands for
 * what the sentence before is about; "the same" and "this" for all that it says.
 */
final class Theme {

	private static final int OBJECT = 6;

	private static final int FIRST = 3;

	/** Words between an article and its noun. */
	private static final int ATTRIBUTES = 2;

	private final Marked words;

	private final Clauses clauses;

	private final Stance before;

	Theme(Marked words, Clauses clauses, Stance before) {
		this.words = words;
		this.clauses = clauses;
		this.before = before;
	}

	/** The class that a verb gives, if nothing denies it. */
	SentenceClass of(Hit hit) {
		int start = start(hit);
		SentenceClass noun = isOfException(hit) ? covering(hit) : noun(hit);
		if (noun != SCOPE || this.before.classes().isEmpty()) {
			return noun;
		}
		if (isAlone(Cue.STATEMENT, start, hit)) {
			return this.before.about(false);
		}
		return isAlone(Cue.PRONOUN, start, hit) ? this.before.theme() : SCOPE;
	}

	/**
	 * The exemption or exclusion that is the subject, or the object of "benefit from".
	 */
	SentenceClass noun(Hit hit) {
		int start = start(hit);
		SentenceClass subject = noun(start, hit.from());
		boolean inverted = hit.from() - start <= FIRST || this.words.is(start, Cue.PREPOSITION)
				|| hit.cue() == Cue.EXIST || this.words.is(hit.from(), Cue.TAKE);
		return (subject != SCOPE || !inverted) ? subject : noun(hit.to(), hit.to() + OBJECT);
	}

	/** "Hearing aids are covered by the derogation", "fallen nicht unter diese". */
	boolean isOfException(Hit hit) {
		return covering(hit) != SCOPE;
	}

	/** "covered by no exemption". */
	boolean isOfNoException(Hit hit) {
		return isOfException(hit) && this.words.anyIn(hit.to(), exception(hit), Cue.QUANTIFIER);
	}

	private SentenceClass covering(Hit hit) {
		int first = covered(hit);
		if (first < 0) {
			return SCOPE;
		}
		if (this.words.is(first, Cue.PRONOUN) && !this.words.tokens().isWord(first + 1)) {
			return referent(hit);
		}
		int noun = exception(hit);
		return noun(noun, noun + 1);
	}

	/**
	 * What "it" stands for: an exemption of this or the last sentence, unless this one
	 * speaks of a text.
	 */
	private SentenceClass referent(Hit hit) {
		if (this.words.anyIn(this.words.from(), hit.from(), Cue.DOCUMENT, Cue.PART, Cue.RULE_NOUN)) {
			return SCOPE;
		}
		SentenceClass earlier = noun(this.words.from(), start(hit));
		return (earlier != SCOPE) ? earlier : this.before.theme();
	}

	/** The token after "by" or "under", which may be part of the verb; -1 for none. */
	private int covered(Hit hit) {
		int next = hit.to();
		while (this.words.is(next, Cue.NEGATOR, Cue.ADVERB)) {
			next++;
		}
		if (!this.words.is(next, Cue.COVERED_BY) && !this.words.is(hit.to() - 1, Cue.COVERED_BY)) {
			return -1;
		}
		while (this.words.is(next, Cue.COVERED_BY)) {
			next++;
		}
		return next;
	}

	/** The noun after "by": "the temporary exemption". */
	private int exception(Hit hit) {
		int noun = covered(hit);
		while (this.words.is(noun, Cue.ARTICLE, Cue.THIS, Cue.QUANTIFIER)) {
			noun++;
		}
		for (int i = noun; i < noun + ATTRIBUTES && isAttribute(i); i++) {
			if (noun(i + 1, i + 2) != SCOPE) {
				return i + 1;
			}
		}
		return noun;
	}

	private boolean isAttribute(int token) {
		return this.words.tokens().isWord(token)
				&& !this.words.is(token, Cue.PREPOSITION, Cue.COVERED_BY, Cue.FINITE, Cue.RELATIVE, Cue.CONJUNCTION,
						Cue.DOCUMENT, Cue.PART, Cue.RULE_NOUN, Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN);
	}

	/** What the sentence before says, if it says something. */
	Optional<Stance> repeated() {
		return this.before.classes().isEmpty() ? Optional.empty() : Optional.of(this.before);
	}

	/** Whether the sentence before said this. */
	boolean follows(SentenceClass said) {
		return this.before.classes().contains(said);
	}

	/** Whether a text, a rule or a part of it is the subject: "the lid covers" is not. */
	boolean isText(Hit hit) {
		for (int i = start(hit); i < hit.from(); i++) {
			if (this.words.is(i, Cue.DOCUMENT, Cue.PART, Cue.RULE_NOUN, Cue.SCOPE_NOUN, Cue.EXEMPTION_NOUN,
					Cue.EXCLUSION_NOUN, Cue.PRONOUN, Cue.STATEMENT)) {
				return true;
			}
		}
		return isOmitted(hit)
				|| (this.words.isGerman() && this.words.has(Cue.DOCUMENT, Cue.PART, Cue.RULE_NOUN, Cue.SCOPE_NOUN));
	}

	/** "Non si riferisce ai materassi": the text of the sentence before. */
	private boolean isOmitted(Hit hit) {
		if (this.before.classes().isEmpty() || !this.words.lexicon().isConcordant()) {
			return false;
		}
		int first = hit.from();
		while (first > start(hit) && this.words.is(first - 1, Cue.NEGATOR, Cue.BRIDGE, Cue.ADVERB, Cue.CONTRAST)) {
			first--;
		}
		return first == start(hit);
	}

	private SentenceClass noun(int start, int end) {
		for (int i = Math.max(start, this.words.from()); i < Math.min(end, this.words.to()); i++) {
			if (this.clauses.isSubordinate(i) && !this.clauses.isSubordinate(end)) {
				continue;
			}
			if (this.words.is(i, Cue.EXEMPTION_NOUN) && !this.words.is(i, Cue.EXCEPT, Cue.DEROGATION)) {
				return EXEMPTION;
			}
			if (this.words.is(i, Cue.EXCLUSION_NOUN) && !this.words.is(i, Cue.EXCEPT, Cue.DEROGATION)) {
				return EXCLUSION;
			}
		}
		return SCOPE;
	}

	private int start(Hit hit) {
		return this.clauses.start(hit.from());
	}

	/** A pronoun without a noun: "This does not apply", not "This Regulation". */
	private boolean isAlone(Cue cue, int start, Hit hit) {
		for (int i = start; i < hit.to(); i++) {
			if (this.words.is(i, cue)) {
				int next = i + 1;
				while (this.words.is(next, cue)) {
					next++;
				}
				return next >= hit.from() || !this.words.tokens().isWord(next) || this.words.is(next, Cue.NEGATOR,
						Cue.FINITE, Cue.BRIDGE, Cue.ADVERB, Cue.APPLY, Cue.COVER, Cue.PREPOSITION);
			}
		}
		return false;
	}

}
