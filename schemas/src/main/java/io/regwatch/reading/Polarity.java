package io.regwatch.reading;

import java.util.EnumSet;
import java.util.Set;

import io.regwatch.reading.Phrases.Hit;

import static io.regwatch.reading.SentenceClass.EXCLUSION;
import static io.regwatch.reading.SentenceClass.EXEMPTION;
import static io.regwatch.reading.SentenceClass.SCOPE;

/**
 * Counts the negations of what says to whom a text applies: "applies", "is excluded" and
 * "is exempt" with what denies them, and exemptions that themselves do not apply. What a
 * relative or conditional clause or a participle says counts only if the sentence says
 * nothing else.
 */
final class Polarity {

	private final Marked words;

	private final Clauses clauses;

	private final Negations negations;

	private final Theme theme;

	private final Relief relief;

	private final Applicability applicability;

	private final boolean dated;

	private final Set<SentenceClass> said = EnumSet.noneOf(SentenceClass.class);

	private final Set<SentenceClass> mentioned = EnumSet.noneOf(SentenceClass.class);

	private SentenceClass subject = SCOPE;

	private Polarity(Marked words, Clauses clauses, Stance before, boolean dated) {
		this.words = words;
		this.clauses = clauses;
		this.negations = new Negations(words, clauses);
		this.theme = new Theme(words, clauses, before);
		this.relief = new Relief(words, clauses);
		this.applicability = new Applicability(words, clauses, this.theme, dated);
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
		words.hits(Cue.APPLY, Cue.COVER, Cue.SUBJECT_TO, Cue.TAKE, Cue.STRANDED).forEach(polarity::apply);
		words.longest(Cue.EXCLUDE)
			.stream()
			.filter((hit) -> !isOfPlace(words, hit))
			.forEach((hit) -> polarity.leave(hit, polarity.relief.isOfDuty(hit) ? EXEMPTION : EXCLUSION));
		words.longest(Cue.EXEMPT).forEach((hit) -> polarity.leave(hit, EXEMPTION));
		words.hits(Cue.CONFINE).forEach(polarity::confine);
		words.hits(Cue.NO_DUTY)
			.stream()
			.filter((hit) -> !polarity.isOfScope(hit))
			.forEach((hit) -> polarity.add(hit, EXEMPTION));
		words.hits(Cue.NEEDED).forEach(polarity::needed);
		words.hits(Cue.EXIST).forEach(polarity::exist);
		words.hits(Cue.DEROGATION).forEach(polarity::derogate);
		if (polarity.said.isEmpty() && !said) {
			polarity.said.addAll(polarity.mentioned);
		}
		if (!said) {
			polarity.repeat();
		}
		new ExceptionPhrases(words, clauses).addTo(polarity.said);
		return new Stance(polarity.said, polarity.subject);
	}

	/** "Hearing aids must stay outside" of a room, not of the scope. */
	private static boolean isOfPlace(Marked words, Hit hit) {
		return words.form(hit.to() - 1).equals("outside") && words.is(hit.from() - 1, Cue.DUTY);
	}

	private void apply(Hit hit) {
		if (this.applicability.isSaid(hit)) {
			this.subject = this.theme.of(hit);
			add(hit, this.applicability.of(hit));
		}
	}

	/** "Lenses are exempt. Tinted lenses are not." */
	private void repeat() {
		int last = this.words.to() - 1;
		while (last > this.words.from() && !this.words.tokens().isWord(last)) {
			last--;
		}
		if (!endsInNegation(last)) {
			return;
		}
		int start = this.clauses.start(last);
		if (this.said.isEmpty() && this.mentioned.isEmpty()) {
			this.theme.repeated().ifPresent((before) -> this.said.add(before.about(true)));
		}
		else if (this.words.form(start - 1).equals(";") && !this.words.is(start, Cue.PRONOUN)) {
			this.said.add(new Stance(this.said, this.subject).about(true));
		}
	}

	/** Whether a sentence ends with "are not", "no lo son", "nicht". */
	private boolean endsInNegation(int last) {
		return this.words.lexicon().isConcordant()
				? this.words.is(last, Cue.BE) && this.words.anyIn(last - 2, last, Cue.NEGATOR)
				: this.words.is(last, Cue.NEGATOR) && (this.words.isGerman() || this.words.is(last - 1, Cue.FINITE));
	}

	/** "need not be powered in order to fall within this Part". */
	private boolean isOfScope(Hit hit) {
		return this.said.contains(SCOPE) && this.words.anyIn(hit.to(), this.words.to(), Cue.APPLY);
	}

	/** "is confined to" counts only if the sentence says nothing else of its scope. */
	private void confine(Hit hit) {
		if (this.theme.isText(hit) && !this.negations.of(hit) && !this.words.tokens().isNumber(hit.to())) {
			this.mentioned.add(this.theme.of(hit));
		}
	}

	/** Also "von der Ausnahme nicht erfasst", where what excludes is a denied verb. */
	private void leave(Hit hit, SentenceClass plain) {
		if (this.relief.isSubject(hit) || this.relief.isOfThing(hit)) {
			return;
		}
		SentenceClass exception = this.words.is(hit.from(), Cue.NEGATOR) ? this.theme.noun(hit) : SCOPE;
		if (exception != SCOPE) {
			add(hit, Stance.denied(exception));
		}
		else {
			add(hit, this.negations.of(hit) ? Stance.denied(plain) : plain);
		}
	}

	/** "no licence is required". */
	private void needed(Hit hit) {
		boolean active = this.words.lexicon().language().equals("en")
				&& !this.words.lexicon().isParticiple(this.words.form(hit.from()))
				&& this.words.is(hit.from() - 1, Cue.NEGATOR) && !this.theme.isText(hit);
		if (!active && this.clauses.isPredicate(hit) && this.negations.of(hit)) {
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
			if (!this.dated) {
				add(hit, EXEMPTION);
			}
		}
		else if (this.said.remove(EXCLUSION)) {
			this.said.add(EXEMPTION);
		}
	}

	/** What somebody only suggests or argues is not said. */
	private void add(Hit hit, SentenceClass found) {
		if (Reported.isBefore(this.words, hit)) {
			return;
		}
		(this.clauses.isPredicate(hit) ? this.said : this.mentioned).add(found);
	}

}
