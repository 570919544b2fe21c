package io.regwatch.reading;

import java.util.Set;

import io.regwatch.reading.Phrases.Hit;

import static io.regwatch.reading.SentenceClass.EXCLUSION;
import static io.regwatch.reading.SentenceClass.EXEMPTION;
import static io.regwatch.reading.SentenceClass.NEGATED_EXCLUSION;
import static io.regwatch.reading.SentenceClass.NEGATED_EXEMPTION;
import static io.regwatch.reading.SentenceClass.SCOPE;

/** Reads phrases such as "with the exception of" beside what a sentence says. */
final class ExceptionPhrases {

	private final Marked words;

	private final Clauses clauses;

	private final Negations negations;

	ExceptionPhrases(Marked words, Clauses clauses) {
		this.words = words;
		this.clauses = clauses;
		this.negations = new Negations(words, clauses);
	}

	/**
	 * "applies to all devices except". What is excepted from an exclusion is included.
	 */
	void addTo(Set<SentenceClass> said) {
		if (said.contains(SCOPE) && this.words.hits(Cue.EXCLUDE).stream().anyMatch(this::isAppended)) {
			said.add(EXCLUSION);
		}
		boolean scope = said.contains(SCOPE);
		if (this.words.longest(Cue.EXCEPT)
			.stream()
			.allMatch((hit) -> isOfRule(hit) || isOfRemainder(hit) || isFurtherDenial(hit)
					|| (!scope && this.clauses.isSubordinate(hit.from()) && hit.from() == this.words.from()))) {
			return;
		}
		if (scope) {
			said.add(EXCLUSION);
		}
		else if (said.contains(EXCLUSION)) {
			said.add(NEGATED_EXCLUSION);
		}
		else if (said.contains(EXEMPTION)) {
			said.add(NEGATED_EXEMPTION);
		}
	}

	/** "Nothing other than X is covered". */
	private boolean isOfRemainder(Hit except) {
		return this.words.hits(Cue.APPLY, Cue.COVER, Cue.SUBJECT_TO, Cue.EXCLUDE, Cue.EXEMPT)
			.stream()
			.anyMatch((hit) -> hit.from() > except.to() && this.negations.isOfRemainder(hit));
	}

	/** "except for the requirements of", "except for Article 3". */
	private boolean isOfRule(Hit except) {
		return this.words.anyIn(except.to(), except.to() + 2, Cue.PART)
				|| this.words.anyIn(except.to(), except.to() + 2, Cue.DUTY_NOUN, Cue.RULE_NOUN);
	}

	/** "does not apply to software, and not to implants". */
	private boolean isFurtherDenial(Hit except) {
		return this.words.is(except.from(), Cue.CONJUNCTION)
				&& this.words.anyIn(except.from() + 1, except.to(), Cue.NEGATOR)
				&& this.words.anyIn(this.words.from(), except.from(), Cue.NEGATOR);
	}

	/** "applies to ventilators, excluding those for diving". */
	private boolean isAppended(Hit hit) {
		return !this.clauses.isPredicate(hit) && this.words.form(hit.from() - 1).equals(",");
	}

}
