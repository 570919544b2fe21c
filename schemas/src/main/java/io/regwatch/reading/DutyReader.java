package io.regwatch.reading;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.reading.Phrases.Hit;

/** Finds who has to do what, for whom and by when. */
final class DutyReader {

	private static final Map<Cue, Bearer> BEARERS = new EnumMap<>(
			Map.of(Cue.MANUFACTURER, Bearer.MANUFACTURER, Cue.REPRESENTATIVE, Bearer.REPRESENTATIVE, Cue.IMPORTER,
					Bearer.IMPORTER, Cue.DISTRIBUTOR, Bearer.DISTRIBUTOR, Cue.NOTIFIED_BODY, Bearer.NOTIFIED_BODY,
					Cue.AUTHORITY, Bearer.AUTHORITY, Cue.USER, Bearer.USER));

	private static final int NEAR = 4;

	/** No sentence that anybody means has more duties. */
	private static final int MOST = 8;

	/** "müssen die Importeure" */
	private static final int INVERTED = 3;

	private final Marked words;

	private final Negations negations;

	private final Optional<Duty> before;

	private final List<Deadline> deadlines;

	private DutyReader(Marked words, Optional<Duty> before) {
		this.words = words;
		this.negations = new Negations(words);
		this.before = before;
		this.deadlines = Deadlines.of(words);
	}

	/**
	 * The duties of a sentence.
	 * @param before duty of the sentence before, whose bearer a pronoun may stand for
	 */
	static List<Duty> of(Marked words, Optional<Duty> before) {
		if (!words.has(Cue.DUTY, Cue.DUTY_WITH_INFINITIVE) || words.form(words.to() - 1).equals("?")
				|| words.has(Cue.DEFINITION)) {
			return List.of();
		}
		DutyReader reader = new DutyReader(words, before);
		List<Duty> duties = new ArrayList<>();
		int last = words.from();
		for (Hit hit : words.hits(Cue.DUTY, Cue.DUTY_WITH_INFINITIVE)) {
			if (duties.size() < MOST && hit.from() >= last && reader.obliges(hit)) {
				duties.add(reader.duty(hit));
				last = hit.to();
			}
		}
		return duties;
	}

	private boolean obliges(Hit hit) {
		if (this.words.anyIn(hit.from(), hit.to(), Cue.NO_DUTY, Cue.NEUTRAL) || isMentioned(hit)) {
			return false;
		}
		if (hit.cue() == Cue.DUTY_WITH_INFINITIVE && !isBeforeInfinitive(hit)) {
			return false;
		}
		int next = hit.to();
		while (next < this.words.to() && this.words.is(next, Cue.NEGATOR, Cue.BRIDGE, Cue.ADVERB)
				&& !this.words.is(next, Cue.NO_ACTION)) {
			next++;
		}
		return !this.words.anyIn(next, next + 1, Cue.NO_ACTION) && !isNoActionBefore(hit);
	}

	/** "hat zu melden", "sind vorzulegen". */
	private boolean isBeforeInfinitive(Hit hit) {
		for (int i = hit.to(); i < this.words.to(); i++) {
			String form = this.words.form(i);
			if (form.equals(";") || form.equals("um") || form.equals("dass") || this.words.is(i, Cue.DUTY)) {
				return false;
			}
			if ((form.equals("zu") && isInfinitive(i + 1)) || (isInfinitive(i) && form.indexOf("zu") > 1)) {
				return true;
			}
		}
		return false;
	}

	private boolean isInfinitive(int token) {
		return this.words.form(token).endsWith("n") && !this.words.tokens().isCapital(token);
	}

	/** "The word 'must' is used for". */
	private boolean isMentioned(Hit hit) {
		return isQuote(hit.from() - 1) && isQuote(hit.to());
	}

	private boolean isQuote(int token) {
		return "“”„\"'‘’«»".contains(this.words.form(token)) && !this.words.form(token).isEmpty();
	}

	/** German puts the verb last: "muss angewendet werden", "hat zu gelten". */
	private boolean isNoActionBefore(Hit hit) {
		return this.words.lexicon().language().equals("de")
				&& this.words.anyIn(hit.to(), this.words.to(), Cue.NO_ACTION) && this.words.to() - hit.to() < NEAR * 3;
	}

	private Duty duty(Hit hit) {
		int start = this.negations.clauseStart(hit);
		Optional<Hit> bearer = bearer(start, hit);
		boolean anaphora = bearer.isEmpty() && this.words.anyIn(start, hit.from(), Cue.PRONOUN);
		boolean prohibited = this.words.anyIn(hit.from(), hit.to() + 2, Cue.NEGATOR)
				|| (this.words.anyIn(start, hit.from(), Cue.QUANTIFIER) && bearer.isEmpty());
		Bearer who = bearer.map((one) -> BEARERS.getOrDefault(one.cue(), Bearer.UNSTATED))
			.orElse(anaphora ? this.before.map(Duty::bearer).orElse(Bearer.UNSTATED) : Bearer.UNSTATED);
		String name = bearer.map((one) -> this.words.words(one.from(), one.to()))
			.orElse(anaphora ? this.before.map(Duty::who).orElse("") : "");
		return new Duty(who, name, this.words.words(hit.to(), this.words.to()), recipient(hit), prohibited,
				this.deadlines);
	}

	/** The subject before the verb; in the passive who is named after "by". */
	private Optional<Hit> bearer(int start, Hit verb) {
		Optional<Hit> subject = nearest(start, verb.from());
		return subject.or(() -> nearest(verb.to(), verb.to() + INVERTED)).or(() -> agent(verb));
	}

	private Optional<Hit> nearest(int start, int end) {
		return BEARERS.keySet()
			.stream()
			.flatMap((cue) -> this.words.hits(cue).stream())
			.filter((hit) -> hit.from() >= start && hit.to() <= end)
			.min((one, other) -> (one.from() != other.from()) ? Integer.compare(one.from(), other.from())
					: Integer.compare(other.to(), one.to()));
	}

	private Optional<Hit> agent(Hit verb) {
		return BEARERS.keySet()
			.stream()
			.flatMap((cue) -> this.words.hits(cue).stream())
			.filter((hit) -> hit.from() >= verb.to() && isAgent(hit))
			.findFirst();
	}

	private boolean isAgent(Hit hit) {
		for (int i = hit.from() - 1; i >= Math.max(this.words.from(), hit.from() - 3); i--) {
			switch (this.words.form(i)) {
				case "by", "vom", "von", "durch", "par", "dal", "dai", "dalla", "por", "pelo", "pelos", "pela" -> {
					return true;
				}
				default -> {
				}
			}
		}
		return false;
	}

	/** "to the competent authority". */
	private String recipient(Hit verb) {
		for (Hit hit : this.words.hits(Cue.AUTHORITY)) {
			if (hit.from() >= verb.to() && !isAgent(hit)) {
				return this.words.words(hit.from(), hit.to());
			}
		}
		return "";
	}

}
