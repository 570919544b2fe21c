package io.regwatch.reading;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.reading.Phrases.Hit;

/** Finds who of a sentence has a duty, and to whom it is owed. */
final class Bearers {

	private static final Map<Cue, Bearer> BEARERS = new EnumMap<>(
			Map.of(Cue.MANUFACTURER, Bearer.MANUFACTURER, Cue.REPRESENTATIVE, Bearer.REPRESENTATIVE, Cue.IMPORTER,
					Bearer.IMPORTER, Cue.DISTRIBUTOR, Bearer.DISTRIBUTOR, Cue.NOTIFIED_BODY, Bearer.NOTIFIED_BODY,
					Cue.AUTHORITY, Bearer.AUTHORITY, Cue.USER, Bearer.USER));

	static final Cue[] CUES = BEARERS.keySet().toArray(Cue[]::new);

	/** "müssen die Importeure" */
	private static final int INVERTED = 4;

	private final Marked words;

	private final List<Hit> hits;

	Bearers(Marked words) {
		this.words = words;
		this.hits = words.hits(CUES)
			.stream()
			.sorted(Comparator.comparingInt(Hit::from).thenComparing(Hit::to, Comparator.reverseOrder()))
			.toList();
	}

	static Bearer of(Hit hit) {
		return BEARERS.getOrDefault(hit.cue(), Bearer.UNSTATED);
	}

	/**
	 * The subject before the verb; else beside it; in the passive who is named after
	 * "by".
	 */
	Optional<Hit> find(int start, Hit verb) {
		if (isPassive(verb)) {
			return agent(verb);
		}
		boolean incumbent = this.words.form(verb.from()).startsWith("oblieg");
		return incumbent ? this.hits.stream().findFirst() : in(start, verb.from()).or(() -> inverted(start, verb))
			.or(() -> isOfOther(verb) ? Optional.empty() : agent(verb));
	}

	/**
	 * "must not hide what is given by the manufacturer": "by" belongs to another verb.
	 */
	private boolean isOfOther(Hit verb) {
		return this.words.lexicon().language().equals("en")
				&& !this.words.anyIn(verb.from(), verb.to() + INVERTED, Cue.BE);
	}

	/** "ist zu benachrichtigen": the subject is not the bearer. */
	private boolean isPassive(Hit verb) {
		return verb.cue() == Cue.DUTY_WITH_INFINITIVE && this.words.is(verb.from(), Cue.BE);
	}

	/** Who begins the sentence. */
	Optional<Named> subject() {
		return first().filter((hit) -> hit.from() - this.words.from() <= INVERTED)
			.map((hit) -> new Named(of(hit), this.words.words(hit.from(), hit.to())));
	}

	Optional<Hit> first() {
		return this.hits.stream().findFirst();
	}

	/** "It is the importer who must". */
	Optional<Hit> endingAt(int token) {
		return this.words.is(token, Cue.RELATIVE) ? this.hits.stream().filter((hit) -> hit.to() == token).findFirst()
				: Optional.empty();
	}

	/**
	 * "Every manufacturer, wherever it has its seat, must"; but "devices that patients
	 * use, at home or elsewhere, must".
	 */
	Optional<Hit> beforeInsertion(int start, Hit verb) {
		boolean inserted = start == verb.from() && this.words.form(start - 1).equals(",");
		return inserted ? subjectBefore(start, verb) : Optional.empty();
	}

	/** Whom the sentence has named before a clause that ends before the verb. */
	Optional<Hit> subjectBefore(int start, Hit verb) {
		return isPassive(verb) ? Optional.empty() : in(this.words.from(), start).filter((hit) -> hit.cue() != Cue.USER);
	}

	/** Whom a pronoun stands for that follows in the same sentence. */
	Optional<Hit> lastBefore(int token) {
		return this.hits.stream().filter((hit) -> hit.to() <= token).findFirst();
	}

	/** "to the competent authority". */
	String recipient(Hit verb) {
		return this.hits.stream()
			.filter((hit) -> hit.cue() == Cue.AUTHORITY && hit.from() >= verb.to() && !isAgent(hit))
			.findFirst()
			.map((hit) -> this.words.words(hit.from(), hit.to()))
			.orElse("");
	}

	private Optional<Hit> in(int start, int end) {
		return this.hits.stream()
			.filter((hit) -> hit.from() >= start && hit.to() <= end && !isRecipient(hit) && !isAgent(hit)
					&& !isConcerned(hit) && !isGenitive(hit))
			.findFirst();
	}

	/** Not after a preposition: "must be used on patients". */
	private Optional<Hit> inverted(int start, Hit verb) {
		boolean english = this.words.lexicon().language().equals("en");
		if (english && verb.from() > start && !this.words.is(this.words.from(), Cue.ONLY)
				&& !this.words.is(verb.from() - 1, Cue.QUANTIFIER, Cue.NEVER, Cue.NEGATOR)
				&& !this.words.is(verb.to() - 1, Cue.OF, Cue.PREPOSITION, Cue.FROM, Cue.UPON)) {
			return Optional.empty();
		}
		return in(verb.to(), verb.to() + INVERTED).filter((hit) -> isImpersonal(start, verb, hit)
				|| !this.words.anyIn(Math.max(verb.to(), hit.from() - 2), hit.from(), Cue.PREPOSITION));
	}

	/** "É vedado ao importador". */
	private boolean isImpersonal(int start, Hit verb, Hit bearer) {
		return verb.from() - start <= 1 && bearer.cue() != Cue.AUTHORITY;
	}

	Optional<Hit> agent(Hit verb) {
		return this.hits.stream().filter((hit) -> hit.from() >= verb.to() && isAgent(hit)).findFirst();
	}

	private boolean isRecipient(Hit hit) {
		return hit.cue() == Cue.AUTHORITY && this.words.anyIn(hit.from() - 2, hit.from(), Cue.RECIPIENT);
	}

	/** "the death of a patient must be reported". */
	private boolean isConcerned(Hit hit) {
		return hit.cue() == Cue.USER && this.words.anyIn(hit.from() - 2, hit.from(), Cue.OUT_OF, Cue.OF);
	}

	/** "nach den Angaben des Herstellers". */
	private boolean isGenitive(Hit hit) {
		String article = this.words.form(hit.from() - 1);
		return this.words.isGerman() && (article.equals("des") || article.equals("eines"));
	}

	private boolean isAgent(Hit hit) {
		return this.words.anyIn(hit.from() - 3, hit.from(), Cue.AGENT);
	}

	/** Who is named, in the words of the text. */
	record Named(Bearer bearer, String who) {

		static Named of(Duty duty) {
			return new Named(duty.bearer(), duty.who());
		}

	}

}
