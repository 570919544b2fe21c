package io.regwatch.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import io.regwatch.reading.Phrases.Hit;

/** Finds the verbs of a sentence that oblige. */
final class DutyVerbs {

	private static final int NEAR = 4;

	private final Marked words;

	private final Clauses clauses;

	private final Negations negations;

	DutyVerbs(Marked words, Clauses clauses) {
		this.words = words;
		this.clauses = clauses;
		this.negations = new Negations(words, clauses);
	}

	/** In their order. */
	List<Hit> find() {
		List<Hit> verbs = new ArrayList<>(
				this.words.hits(Cue.DUTY, Cue.DUTY_WITH_INFINITIVE, Cue.DUTY_INDICATIVE, Cue.MAY));
		for (int i = this.words.from(); i < this.words.to(); i++) {
			if (isFuture(i)) {
				verbs.add(new Hit(Cue.DUTY_INDICATIVE, i, i + 1));
			}
		}
		return verbs.stream().filter(this::obliges).sorted(Comparator.comparingInt(Hit::from)).toList();
	}

	private boolean obliges(Hit hit) {
		if (this.words.anyIn(hit.from(), hit.to(), Cue.NO_DUTY, Cue.NEUTRAL) || isMentioned(hit) || isCondition(hit)
				|| Reported.isBefore(this.words, hit) || isOfExemption(hit)) {
			return false;
		}
		boolean form = switch (hit.cue()) {
			case DUTY_WITH_INFINITIVE -> isBeforeInfinitive(hit);
			case MAY -> isRestricted(hit);
			case DUTY_INDICATIVE -> isIndicative(hit);
			default -> !isNotNeeded(hit) && !isOnlyDated(hit);
		};
		return form && !isFollowedByNoAction(hit);
	}

	/** "Il beneficio non spetta ai distributori". */
	private boolean isOfExemption(Hit hit) {
		int verb = hit.to();
		while (this.words.is(verb, Cue.NEGATOR, Cue.NEVER, Cue.ADVERB)) {
			verb++;
		}
		Cue[] nouns = { Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN };
		boolean object = this.words.is(verb, Cue.TAKE)
				&& (this.words.anyIn(verb, verb + NEAR * 2, nouns) || this.words.has(Cue.DEROGATION));
		boolean subject = this.words.is(hit.from(), Cue.TAKE) || this.words.is(verb, Cue.TAKE, Cue.EXIST);
		return object || (subject && this.words.anyIn(this.clauses.start(hit.from()), hit.from(), nouns));
	}

	private boolean isFollowedByNoAction(Hit hit) {
		int next = hit.to();
		while (next < this.words.to() && this.words.is(next, Cue.NEGATOR, Cue.NEVER, Cue.BRIDGE, Cue.ADVERB)
				&& !this.words.is(next, Cue.NO_ACTION, Cue.NO_DUTY)) {
			next++;
		}
		boolean inverted = this.words.is(hit.from() - 1, Cue.QUANTIFIER, Cue.NEVER, Cue.NEGATOR)
				&& this.words.anyIn(hit.to(), hit.to() + NEAR * 2, Cue.NO_ACTION);
		boolean persons = this.words.is(next, Cue.COVER)
				&& (this.words.is(hit.from() - 1, Bearers.CUES) || isOfPersonsWho(hit));
		return (this.words.is(next, Cue.NO_ACTION, Cue.NO_DUTY) && !persons) || inverted || isNoActionAtEnd(hit);
	}

	/**
	 * "Manufacturers that hold such a certificate have to apply", "you must apply": a
	 * person acts.
	 */
	private boolean isOfPersonsWho(Hit hit) {
		boolean named = this.words.anyIn(this.words.from(), this.words.from() + 2, Bearers.CUES)
				&& this.words.anyIn(this.words.from() + 1, this.words.from() + NEAR, Cue.RELATIVE)
				&& !this.clauses.isSubordinate(hit.from());
		return named || this.words.form(hit.from() - 1).equals("you");
	}

	/** German puts the verb last: "muss angewendet werden", "hat zu gelten". */
	private boolean isNoActionAtEnd(Hit hit) {
		return this.words.isGerman() && this.words.anyIn(hit.to(), this.words.to(), Cue.NO_ACTION)
				&& this.words.to() - hit.to() < NEAR * 3;
	}

	/** "No licence is required". */
	private boolean isNotNeeded(Hit hit) {
		boolean needed = this.words.anyIn(hit.from(), hit.to(), Cue.NEEDED) && this.negations.of(hit);
		return needed || (this.words.anyIn(hit.from(), hit.to(), Cue.HAVE_TO) && isNotDue(hit));
	}

	/**
	 * "Retailers no longer have to show a number", "no form has to be filed", but not "no
	 * device has to be registered before 1 May".
	 */
	private boolean isNotDue(Hit hit) {
		if (this.words.is(hit.from() - 1, Cue.NEGATOR) || isOfNothing(hit)) {
			return true;
		}
		boolean limited = this.words.anyIn(this.words.from(), this.words.to(), Cue.EXCEPT)
				|| this.words.anyIn(hit.to(), this.words.to(), Cue.CONDITION, Cue.UNTIL, Cue.TILL)
				|| !DateGrammar.find(this.words).isEmpty();
		return this.words.is(this.words.from(), Cue.QUANTIFIER) && !this.words.is(this.words.from(), Cue.NEUTRAL)
				&& hit.from() - this.words.from() <= NEAR + NEAR && !limited;
	}

	/** "There is nothing that makers have to do". */
	private boolean isOfNothing(Hit hit) {
		boolean somebody = this.words.is(hit.from() - 1, Cue.PRONOUN) || this.words.is(hit.from() - 1, Bearers.CUES);
		return somebody && this.words.is(hit.from() - 2, Cue.RELATIVE) && this.words.is(hit.from() - 3, Cue.QUANTIFIER);
	}

	/** "is mandatory from 28 May 2026". */
	private boolean isOnlyDated(Hit hit) {
		return this.words.anyIn(hit.from(), hit.to(), Cue.DATE_APPLY) && !DateGrammar.find(this.words).isEmpty();
	}

	/** The only verb of a main clause. */
	private boolean isIndicative(Hit hit) {
		int end = this.words.isGerman() ? this.words.to() : hit.from();
		for (int i = this.clauses.start(hit.from()); i < end; i++) {
			if (this.words.is(i, Cue.FINITE, Cue.DUTY) && !this.clauses.isSubordinate(i)
					&& (i < hit.from() || i >= hit.to())) {
				return false;
			}
		}
		return !this.clauses.isSubordinate(hit.from()) && !this.clauses.anyBefore(hit.from(), Cue.NO_DUTY)
				&& !this.words.is(hit.from() - 1, Cue.NOTICE)
				&& !(this.words.is(hit.from(), Cue.NOTICE) && this.words.is(hit.from() + 1, Cue.NOTICE));
	}

	/** "hat zu melden", "sind vorzulegen". */
	private boolean isBeforeInfinitive(Hit hit) {
		for (int i = hit.to(); i < this.words.to(); i++) {
			String form = this.words.form(i);
			if (form.equals(";") || form.equals("um") || form.equals("dass") || this.words.is(i, Cue.DUTY)) {
				return false;
			}
			if ((form.equals("zu") && isInfinitive(i + 1)) || (isInfinitive(i) && form.indexOf("zu", 2) > 1)) {
				return true;
			}
		}
		return false;
	}

	private boolean isInfinitive(int token) {
		return this.words.form(token).endsWith("n") && !this.words.tokens().isCapital(token);
	}

	/**
	 * "may only be sold if", "darf ein Produkt erst abgeben, nachdem", "in no case may".
	 */
	private boolean isRestricted(Hit hit) {
		boolean only = this.words.anyIn(hit.to(), this.words.to(), Cue.ONLY) || this.words.is(hit.from() - 1, Cue.ONLY)
				|| this.words.is(this.words.from(), Cue.ONLY);
		return !this.clauses.isSubordinate(hit.from()) && (only || this.negations.of(hit));
	}

	/**
	 * "If a report must be sent", "without which it cannot work", "a device that is to be
	 * reprocessed": only the main clause obliges.
	 */
	private boolean isCondition(Hit hit) {
		int start = this.clauses.start(hit.from());
		boolean described = this.words.is(start, Cue.RELATIVE)
				&& (this.words.is(hit.from(), Cue.NEGATOR) || (this.words.form(hit.from() + 1).equals("to")
						&& this.words.form(hit.from() + 2).equals("be") && !this.words.form(start - 1).equals(",")));
		return this.clauses.isSubordinate(hit.from())
				&& (this.words.anyIn(start, start + 2, Cue.CONDITION) || described);
	}

	/** "The word 'must' is used for". */
	private boolean isMentioned(Hit hit) {
		return isQuote(hit.from() - 1) && isQuote(hit.to());
	}

	private boolean isQuote(int token) {
		return "“”„\"'‘’«»".contains(this.words.form(token)) && !this.words.form(token).isEmpty();
	}

	/** Romance laws oblige in the future tense: "el fabricante notificará". */
	private boolean isFuture(int token) {
		String form = this.words.form(token);
		return form.length() > NEAR
				&& this.words.lexicon().isFuture(form) && !this.words.is(token, Cue.FINITE, Cue.DUTY, Cue.APPLY,
						Cue.COVER, Cue.MAY, Cue.DATE_APPLY, Cue.DATE_FORCE, Cue.DATE_REPEAL, Cue.NO_ACTION)
				&& !this.words.tokens().isCapital(token);
	}

}
