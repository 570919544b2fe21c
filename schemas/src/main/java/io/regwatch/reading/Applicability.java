package io.regwatch.reading;

import io.regwatch.reading.Phrases.Hit;

import static io.regwatch.reading.SentenceClass.EXCLUSION;
import static io.regwatch.reading.SentenceClass.EXEMPTION;
import static io.regwatch.reading.SentenceClass.NEGATED_EXEMPTION;
import static io.regwatch.reading.SentenceClass.SCOPE;

/** Reads what "applies", "covers", "is subject to" and "benefits from" say. */
final class Applicability {

	private static final int NEAR = 4;

	private final Marked words;

	private final Clauses clauses;

	private final Theme theme;

	private final Negations negations;

	private final boolean dated;

	Applicability(Marked words, Clauses clauses, Theme theme, boolean dated) {
		this.words = words;
		this.clauses = clauses;
		this.theme = theme;
		this.negations = new Negations(words, clauses);
		this.dated = dated;
	}

	/**
	 * Whether a text or an exemption is said to apply, and not only when or by which
	 * other text: "Diagnostika richten sich nach der Verordnung über".
	 */
	boolean isSaid(Hit hit) {
		return switch (hit.cue()) {
			case TAKE -> this.theme.of(hit) != SCOPE;
			case COVER ->
				(this.theme.isText(hit) || this.theme.isOfException(hit)) && !this.words.form(hit.to()).equals("nach");
			case STRANDED -> isStranded(hit) && this.theme.isText(hit);
			case SUBJECT_TO -> this.words.isGerman() || !this.words.form(hit.from() - 1).equals(",");
			default -> true;
		} && !isPartOfOther(hit) && !isOfOtherText(hit) && !(this.dated && isOnlyDated(hit))
				&& !this.clauses.anyBefore(hit.from(), Cue.NOTICE);
	}

	SentenceClass of(Hit hit) {
		boolean denied = this.theme.isOfNoException(hit)
				|| (this.negations.of(hit) ^ this.negations.isOfDeniedNoun(hit) ^ isLost(hit));
		SentenceClass about = this.theme.of(hit);
		if (about != SCOPE) {
			return denied ? Stance.denied(about) : about;
		}
		return !denied ? affirmed(hit) : isDutyDenied(hit) ? EXEMPTION : EXCLUSION;
	}

	/** "out of scope", "is exempt from"; not "the exemption applies". */
	private boolean isPartOfOther(Hit hit) {
		if (this.words.anyIn(hit.from(), hit.to(), Cue.EXCLUDE, Cue.EXEMPT, Cue.NO_DUTY)
				|| (this.words.is(hit.from(), Cue.SCOPE_NOUN) && this.words.is(hit.from() - 1, Cue.SCOPE_NOUN))) {
			return true;
		}
		for (int i = hit.from() - NEAR; i < hit.from(); i++) {
			if (this.words.is(i, Cue.APPLY, Cue.EXCLUDE, Cue.EXEMPT)
					&& !this.words.is(i, Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN)) {
				return true;
			}
		}
		return false;
	}

	/** "Diagnostics are governed by Regulation (EU) 2017/746 and are excluded". */
	private boolean isOfOtherText(Hit hit) {
		return this.words.has(Cue.EXCLUDE) && !this.theme.isText(hit)
				&& this.words.anyIn(hit.to(), hit.to() + 2, Cue.DOCUMENT, Cue.PART)
				&& !this.words.anyIn(hit.from(), hit.to() + 2, Cue.THIS);
	}

	/** "Lenses are exempt. However, tinted lenses remain subject to notification." */
	private SentenceClass affirmed(Hit hit) {
		boolean contrast = this.words.has(Cue.CONTRAST)
				&& (hit.cue() == Cue.SUBJECT_TO || this.words.anyIn(hit.from(), hit.to(), Cue.SUBJECT_TO));
		return (contrast && this.theme.follows(EXEMPTION)) ? NEGATED_EXEMPTION : SCOPE;
	}

	/** "lose the exemption". */
	private boolean isLost(Hit hit) {
		return hit.cue() == Cue.TAKE && this.words.is(hit.from(), Cue.NEGATOR);
	}

	/** "Products to which this notice does not relate". */
	private boolean isStranded(Hit hit) {
		return hit.to() >= this.words.to() - 1 && !this.clauses.hasMainVerb()
				&& this.words.anyIn(this.clauses.start(hit.from()), hit.from(), Cue.DOCUMENT, Cue.PART, Cue.RULE_NOUN);
	}

	/** "are not subject to registration", not "are not subject to this Regulation". */
	private boolean isDutyDenied(Hit hit) {
		return (hit.cue() == Cue.SUBJECT_TO) ? !this.words.anyIn(hit.to(), hit.to() + NEAR, Cue.DOCUMENT, Cue.PART)
				: this.words.anyIn(this.clauses.start(hit.from()), hit.from(), Cue.DUTY_NOUN);
	}

	/** "applies from 30 April 2027" says when, not to whom. */
	private boolean isOnlyDated(Hit hit) {
		int next = hit.to();
		while (this.words.is(next, Cue.ADVERB, Cue.BRIDGE) && !this.words.is(next, Cue.FROM, Cue.PREPOSITION)) {
			next++;
		}
		boolean object = this.words.is(next, Cue.PREPOSITION) && !this.words.tokens().isNumber(next + 1)
				&& !this.words.is(next, Cue.FROM, Cue.UNTIL, Cue.WITHIN);
		boolean objectBefore = this.words.isGerman() && this.words.anyIn(this.words.from(), hit.from(), Cue.TARGET);
		boolean transitive = hit.cue() == Cue.COVER && this.words.tokens().isWord(next)
				&& this.words.lexicon().number(this.words.form(next)) < 0
				&& !this.words.is(next, Cue.FROM, Cue.UNTIL, Cue.WITHIN);
		return !object && !objectBefore && !transitive;
	}

}
