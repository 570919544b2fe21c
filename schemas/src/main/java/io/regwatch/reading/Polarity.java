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
 * "is exempt" with what denies them, and exemptions that themselves do not apply. What a
 * relative or conditional clause or a participle says counts only if the sentence says
 * nothing else.
 */
final class Polarity {

	private static final int NEAR = 4;

	private final Marked words;

	private final Clauses clauses;

	private final Negations negations;

	private final Theme theme;

	private final boolean dated;

	private final Set<SentenceClass> said = EnumSet.noneOf(SentenceClass.class);

	private final Set<SentenceClass> mentioned = EnumSet.noneOf(SentenceClass.class);

	private SentenceClass subject = SCOPE;

	private Polarity(Marked words, Clauses clauses, Stance before, boolean dated) {
		this.words = words;
		this.clauses = clauses;
		this.negations = new Negations(words, clauses);
		this.theme = new Theme(words, clauses, before);
		this.dated = dated;
	}

	/**
	 * What a sentence says.
	 * @param before of the sentence before, which a pronoun may stand for
	 * @param dated whether it states a date, of which "applies" may be said
	 * @param said whether something else is said, so that mentions do not count
	 */
	static Stance of(Marked words, Clauses clauses, Stance before, boolean dated, boolean said) {
		Polarity polarity = new Polarity(words, clauses, before, dated);
		words.hits(Cue.APPLY, Cue.COVER, Cue.SUBJECT_TO, Cue.TAKE).forEach(polarity::apply);
		words.hits(Cue.EXCLUDE).forEach((hit) -> polarity.leave(hit, polarity.isOfDuty(hit) ? EXEMPTION : EXCLUSION));
		words.hits(Cue.EXEMPT).forEach((hit) -> polarity.leave(hit, EXEMPTION));
		words.hits(Cue.NO_DUTY).forEach((hit) -> polarity.add(hit, EXEMPTION));
		words.hits(Cue.NEEDED).forEach(polarity::needed);
		words.hits(Cue.EXIST).forEach(polarity::exist);
		words.hits(Cue.DEROGATION).forEach(polarity::derogate);
		if (polarity.said.isEmpty() && !said) {
			polarity.said.addAll(polarity.mentioned);
		}
		polarity.except();
		return new Stance(polarity.said, polarity.subject);
	}

	private void apply(Hit hit) {
		if (this.words.anyIn(hit.from(), hit.to(), Cue.EXCLUDE, Cue.EXEMPT, Cue.NO_DUTY)
				|| this.words.anyIn(hit.from() - NEAR, hit.from(), Cue.APPLY, Cue.EXCLUDE, Cue.EXEMPT)
				|| (this.words.is(hit.from(), Cue.SCOPE_NOUN) && this.words.is(hit.from() - 1, Cue.SCOPE_NOUN))
				|| (this.dated && isOnlyDated(hit)) || (hit.cue() == Cue.COVER && !this.theme.isText(hit))
				|| this.words.anyIn(this.clauses.start(hit.from()), hit.from(), Cue.NOTICE)) {
			return;
		}
		boolean denied = this.negations.of(hit);
		SentenceClass about = this.theme.of(hit);
		if (hit.cue() == Cue.TAKE && about == SCOPE) {
			return;
		}
		this.subject = about;
		add(hit, switch (about) {
			case SCOPE -> !denied ? SCOPE : isDutyDenied(hit) ? EXEMPTION : EXCLUSION;
			default -> denied ? Stance.denied(about) : about;
		});
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
		boolean object = this.words.is(next, Cue.PREPOSITION) && !this.words.is(next, Cue.FROM, Cue.UNTIL, Cue.WITHIN);
		boolean objectBefore = this.words.lexicon().language().equals("de")
				&& this.words.anyIn(this.words.from(), hit.from(), Cue.TARGET);
		boolean transitive = hit.cue() == Cue.COVER && this.words.tokens().isWord(next)
				&& this.words.lexicon().number(this.words.form(next)) < 0
				&& !this.words.is(next, Cue.FROM, Cue.UNTIL, Cue.WITHIN);
		return !object && !objectBefore && !transitive;
	}

	/** "excluded from the fee", "von der Gebühr ausgenommen". */
	private boolean isOfDuty(Hit hit) {
		return this.words.anyIn(hit.to(), hit.to() + NEAR, Cue.DUTY_NOUN)
				|| (this.words.lexicon().language().equals("de")
						&& this.words.anyIn(hit.from() - NEAR, hit.from(), Cue.DUTY_NOUN));
	}

	private void leave(Hit hit, SentenceClass plain) {
		boolean denied = this.negations.of(hit);
		add(hit, denied ? Stance.denied(plain) : plain);
	}

	/** "no licence is required". */
	private void needed(Hit hit) {
		if (this.clauses.isPredicate(hit) && this.negations.of(hit)) {
			add(hit, EXEMPTION);
		}
	}

	/** "there is no exemption for". */
	private void exist(Hit hit) {
		SentenceClass noun = this.theme.noun(hit);
		if (noun != SCOPE) {
			add(hit, this.negations.ofNoun(hit) ? Stance.denied(noun) : noun);
		}
	}

	/** "By way of derogation from Article 52, Member States may". */
	private void derogate(Hit hit) {
		if (this.words.has(Cue.PERMIT) && this.said.isEmpty()) {
			add(hit, EXEMPTION);
		}
		else if (this.said.remove(EXCLUSION)) {
			this.said.add(EXEMPTION);
		}
	}

	/** "applies to ventilators, excluding those for diving". */
	private boolean isAppended(Hit hit) {
		return !this.clauses.isPredicate(hit) && this.words.form(hit.from() - 1).equals(",");
	}

	private void add(Hit hit, SentenceClass found) {
		(this.clauses.isPredicate(hit) ? this.said : this.mentioned).add(found);
	}

	/**
	 * "applies to all devices except". What is excepted from an exclusion is included.
	 */
	private void except() {
		if (this.said.contains(SCOPE) && this.words.hits(Cue.EXCLUDE).stream().anyMatch(this::isAppended)) {
			this.said.add(EXCLUSION);
		}
		if (this.words.hits(Cue.EXCEPT)
			.stream()
			.allMatch((hit) -> this.words.anyIn(hit.to(), hit.to() + 2, Cue.PART))) {
			return;
		}
		if (this.said.contains(SCOPE)) {
			this.said.add(EXCLUSION);
		}
		else if (this.said.contains(EXCLUSION)) {
			this.said.add(NEGATED_EXCLUSION);
		}
		else if (this.said.contains(EXEMPTION)) {
			this.said.add(NEGATED_EXEMPTION);
		}
	}

}
