package io.regwatch.reading;

import java.util.EnumSet;
import java.util.Set;

import io.regwatch.reading.Phrases.Hit;

import static io.regwatch.reading.SentenceClass.EXCLUSION;
import static io.regwatch.reading.SentenceClass.EXEMPTION;
import static io.regwatch.reading.SentenceClass.NEGATED_EXCLUSION;
import static io.regwatch.reading.SentenceClass.NEGATED_EXEMPTION;
import static io.regwatch.reading.SentenceClass.SCOPE;

/**
 * Counts the negations of what says to whom a text applies: "applies", "is excluded" and
 * "is exempt" with what denies them, and exemptions that themselves do not apply.
 */
final class Polarity {

	private static final int NEAR = 4;

	private final Marked words;

	private final Negations negations;

	private final Set<SentenceClass> before;

	private final Set<SentenceClass> found = EnumSet.noneOf(SentenceClass.class);

	private Polarity(Marked words, Set<SentenceClass> before) {
		this.words = words;
		this.negations = new Negations(words);
		this.before = before;
	}

	/**
	 * Classes of a sentence.
	 * @param before classes of the sentence before, which a pronoun may stand for
	 */
	static Set<SentenceClass> of(Marked words, Set<SentenceClass> before) {
		if (!words.has(Cue.APPLY, Cue.EXCLUDE, Cue.EXEMPT, Cue.NO_DUTY)) {
			return Set.of();
		}
		Polarity polarity = new Polarity(words, before);
		polarity.words.hits(Cue.APPLY).forEach(polarity::apply);
		polarity.words.hits(Cue.EXCLUDE).forEach((hit) -> polarity.leave(hit, EXCLUSION, NEGATED_EXCLUSION));
		polarity.words.hits(Cue.EXEMPT).forEach((hit) -> polarity.leave(hit, EXEMPTION, NEGATED_EXEMPTION));
		polarity.words.hits(Cue.NO_DUTY).forEach((_) -> polarity.found.add(EXEMPTION));
		polarity.except();
		return polarity.found;
	}

	private void apply(Hit hit) {
		if (this.words.anyIn(hit.from() - NEAR, hit.to(), Cue.EXCLUDE, Cue.EXEMPT)
				|| this.words.anyIn(hit.from() - NEAR, hit.from(), Cue.APPLY) || isOnlyDated(hit)) {
			return;
		}
		boolean denied = this.negations.of(hit);
		SentenceClass subject = subject(hit);
		this.found.add(switch (subject) {
			case EXEMPTION -> denied ? NEGATED_EXEMPTION : EXEMPTION;
			case EXCLUSION -> denied ? NEGATED_EXCLUSION : EXCLUSION;
			default -> denied ? EXCLUSION : SCOPE;
		});
	}

	/** "applies from 30 April 2027" says when, not to whom. */
	private boolean isOnlyDated(Hit hit) {
		if (hit.to() >= this.words.to() - 1 && !DateGrammar.find(this.words).isEmpty()) {
			return true;
		}
		for (int i = hit.to(); i < hit.to() + NEAR; i++) {
			if (this.words.is(i, Cue.FROM, Cue.UNTIL) && !this.words.is(i, Cue.RELATIVE)) {
				return isDate(i + 1) || isDate(i + 2) || isDate(i + 3);
			}
			if (!this.words.is(i, Cue.ADVERB, Cue.BRIDGE)) {
				return false;
			}
		}
		return false;
	}

	private boolean isDate(int token) {
		return this.words.tokens().isNumber(token) || this.words.lexicon().month(this.words.form(token)) > 0;
	}

	private void leave(Hit hit, SentenceClass plain, SentenceClass denied) {
		boolean noun = this.words.anyIn(this.negations.clauseStart(hit), hit.from(), Cue.EXEMPTION_NOUN);
		this.found.add((this.negations.of(hit) && !noun) ? denied : plain);
	}

	/** What is said to apply: an exemption, an exclusion, or ({@code SCOPE}) the text. */
	private SentenceClass subject(Hit hit) {
		int start = this.negations.clauseStart(hit);
		int end = hit.from();
		if (this.words.anyIn(start, end, Cue.EXEMPTION_NOUN)) {
			return EXEMPTION;
		}
		if (this.words.anyIn(start, end, Cue.EXCLUSION_NOUN)) {
			return EXCLUSION;
		}
		if (isAnaphora(start, end)) {
			return this.before.contains(EXEMPTION) ? EXEMPTION
					: (this.before.contains(EXCLUSION) && !this.before.contains(SCOPE)) ? EXCLUSION : SCOPE;
		}
		return SCOPE;
	}

	/** A pronoun without a noun: "This does not apply", not "This Regulation". */
	private boolean isAnaphora(int start, int end) {
		for (int i = start; i < end; i++) {
			if (this.words.is(i, Cue.PRONOUN)) {
				return i + 1 >= end || this.words.is(i + 1, Cue.NEGATOR, Cue.FINITE, Cue.BRIDGE, Cue.ADVERB, Cue.APPLY)
						|| !this.words.tokens().isWord(i + 1);
			}
		}
		return false;
	}

	/**
	 * "applies to all devices except". What is excepted from an exclusion is included.
	 */
	private void except() {
		if (!this.words.has(Cue.EXCEPT)) {
			return;
		}
		if (this.found.contains(SCOPE) && !this.found.contains(EXCLUSION)) {
			this.found.add(EXCLUSION);
		}
		else if (this.found.contains(EXCLUSION) && !this.found.contains(SCOPE)) {
			this.found.add(NEGATED_EXCLUSION);
		}
		else if (this.found.contains(EXEMPTION)) {
			this.found.add(NEGATED_EXEMPTION);
		}
	}

}
