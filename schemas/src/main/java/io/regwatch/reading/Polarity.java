package io.regwatch.reading;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.regwatch.reading.Phrases.Hit;
import org.jspecify.annotations.Nullable;

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

	private final Relief relief;

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
		words.hits(Cue.STRANDED).stream().filter(polarity::isStranded).forEach(polarity::apply);
		polarity.separate(Cue.EXCLUDE)
			.forEach((hit) -> polarity.leave(hit, polarity.relief.isOfDuty(hit) ? EXEMPTION : EXCLUSION));
		polarity.separate(Cue.EXEMPT).forEach((hit) -> polarity.leave(hit, EXEMPTION));
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
		polarity.except();
		return new Stance(polarity.said, polarity.subject);
	}

	private void apply(Hit hit) {
		if (this.words.anyIn(hit.from(), hit.to(), Cue.EXCLUDE, Cue.EXEMPT, Cue.NO_DUTY) || isBesideOther(hit)
				|| (this.words.is(hit.from(), Cue.SCOPE_NOUN) && this.words.is(hit.from() - 1, Cue.SCOPE_NOUN))
				|| (this.dated && isOnlyDated(hit))
				|| ((hit.cue() == Cue.COVER || hit.cue() == Cue.STRANDED) && !this.theme.isText(hit))
				|| this.clauses.anyBefore(hit.from(), Cue.NOTICE)
				|| (hit.cue() == Cue.SUBJECT_TO && isComma(hit.from() - 1) && !isGerman())) {
			return;
		}
		boolean denied = this.negations.of(hit) ^ this.negations.isOfDeniedNoun(hit) ^ isLost(hit);
		SentenceClass about = this.theme.of(hit);
		if (hit.cue() == Cue.TAKE && about == SCOPE) {
			return;
		}
		this.subject = about;
		add(hit, switch (about) {
			case SCOPE -> !denied ? affirmed(hit) : isDutyDenied(hit) ? EXEMPTION : EXCLUSION;
			default -> denied ? Stance.denied(about) : about;
		});
	}

	/** Not "the exemption applies". */
	private boolean isBesideOther(Hit hit) {
		for (int i = hit.from() - NEAR; i < hit.from(); i++) {
			if (this.words.is(i, Cue.APPLY, Cue.EXCLUDE, Cue.EXEMPT)
					&& !this.words.is(i, Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN)) {
				return true;
			}
		}
		return false;
	}

	/** "Lenses are exempt. Tinted lenses are not." */
	private void repeat() {
		int end = this.words.to();
		while (end > this.words.from() && !this.words.tokens().isWord(end - 1)) {
			end--;
		}
		boolean denied = this.words.lexicon().isConcordant()
				? this.words.is(end - 1, Cue.BE) && this.words.anyIn(end - 3, end - 1, Cue.NEGATOR)
				: this.words.is(end - 1, Cue.NEGATOR) && (isGerman() || this.words.is(end - 2, Cue.FINITE));
		if (denied && this.said.isEmpty() && this.mentioned.isEmpty()) {
			this.theme.repeated().ifPresent((before) -> this.said.add(before.about(true)));
		}
	}

	private boolean isGerman() {
		return this.words.lexicon().language().equals("de");
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

	/** The longest phrases of a cue that do not begin inside another one. */
	private List<Hit> separate(Cue cue) {
		List<Hit> separate = new ArrayList<>();
		for (Hit hit : this.words.hits(cue)) {
			@Nullable Hit last = separate.isEmpty() ? null : separate.getLast();
			if (last != null && last.from() == hit.from()) {
				separate.set(separate.size() - 1, hit);
			}
			else if (last == null || hit.from() >= last.to()) {
				separate.add(hit);
			}
		}
		return separate;
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
		boolean objectBefore = this.words.lexicon().language().equals("de")
				&& this.words.anyIn(this.words.from(), hit.from(), Cue.TARGET);
		boolean transitive = hit.cue() == Cue.COVER && this.words.tokens().isWord(next)
				&& this.words.lexicon().number(this.words.form(next)) < 0
				&& !this.words.is(next, Cue.FROM, Cue.UNTIL, Cue.WITHIN);
		return !object && !objectBefore && !transitive;
	}

	private void leave(Hit hit, SentenceClass plain) {
		if (this.relief.isSubject(hit) || this.relief.isOfThing(hit)) {
			return;
		}
		add(hit, this.negations.of(hit) ? Stance.denied(plain) : plain);
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
			if (!this.dated) {
				add(hit, EXEMPTION);
			}
		}
		else if (this.said.remove(EXCLUSION)) {
			this.said.add(EXEMPTION);
		}
	}

	/** "applies to ventilators, excluding those for diving". */
	private boolean isAppended(Hit hit) {
		return !this.clauses.isPredicate(hit) && isComma(hit.from() - 1);
	}

	private boolean isComma(int token) {
		return this.words.form(token).equals(",");
	}

	/** What somebody only suggests or argues is not said. */
	private void add(Hit hit, SentenceClass found) {
		if (Reported.isBefore(this.words, hit)) {
			return;
		}
		(this.clauses.isPredicate(hit) ? this.said : this.mentioned).add(found);
	}

	/**
	 * "applies to all devices except". What is excepted from an exclusion is included.
	 */
	private void except() {
		if (this.said.contains(SCOPE) && this.words.hits(Cue.EXCLUDE).stream().anyMatch(this::isAppended)) {
			this.said.add(EXCLUSION);
		}
		boolean scope = this.said.contains(SCOPE);
		if (separate(Cue.EXCEPT).stream()
			.allMatch((hit) -> isOfRule(hit) || isOfRemainder(hit)
					|| (!scope && this.clauses.isSubordinate(hit.from()) && isFirst(hit)))) {
			return;
		}
		if (scope) {
			this.said.add(EXCLUSION);
		}
		else if (this.said.contains(EXCLUSION)) {
			this.said.add(NEGATED_EXCLUSION);
		}
		else if (this.said.contains(EXEMPTION)) {
			this.said.add(NEGATED_EXEMPTION);
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

	/** "Unless it is heated, a bottle is not a device": a condition. */
	private boolean isFirst(Hit hit) {
		return hit.from() == this.words.from();
	}

}
