package io.regwatch.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.regwatch.reading.Phrases.Hit;

/** Finds who has to do what, for whom and by when. */
final class DutyReader {

	/** No sentence that anybody means has more duties. */
	private static final int MOST = 8;

	/** Words before a noun that begins its clause: "Außerdem die Behörden". */
	private static final int SUBJECT = 4;

	/** "what manufacturers have to do" obliges nobody. */
	private static final Set<String> INDIRECT = Set.of("what", "whatever", "was");

	private final Marked words;

	private final Clauses clauses;

	private final Optional<Bearers.Named> before;

	private final Bearers bearers;

	private final List<Deadline> deadlines;

	private DutyReader(Marked words, Clauses clauses, Optional<Bearers.Named> before) {
		this.words = words;
		this.clauses = clauses;
		this.before = before;
		this.bearers = new Bearers(words);
		this.deadlines = Deadlines.of(words, clauses);
	}

	/**
	 * The duties of a sentence.
	 * @param before whom a pronoun may stand for
	 */
	static List<Duty> of(Marked words, Clauses clauses, Optional<Bearers.Named> before) {
		if (words.form(words.to() - 1).equals("?") || words.has(Cue.DEFINITION)) {
			return List.of();
		}
		DutyReader reader = new DutyReader(words, clauses, before);
		List<Duty> duties = new ArrayList<>();
		int last = words.from();
		for (Hit hit : new DutyVerbs(words, clauses).find()) {
			if (duties.size() < MOST && hit.from() >= last) {
				Optional<Duty> duty = reader.duty(hit);
				duty.ifPresent(duties::add);
				last = duty.isPresent() ? hit.to() : last;
			}
		}
		return duties.isEmpty() ? reader.ofSchedule().or(reader::ofPassive).stream().toList() : duties;
	}

	/**
	 * "La notice est établie par le fabricant": who does something in a passive of laws.
	 */
	private Optional<Duty> ofPassive() {
		if (!this.words.lexicon().isConcordant() || this.words.has(Cue.PERMIT, Cue.DATE_OTHER, Cue.NO_DUTY, Cue.NOTICE,
				Cue.NEGATOR, Cue.EXEMPT, Cue.EXCLUDE, Cue.APPLY, Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN)) {
			return Optional.empty();
		}
		return this.words.hits(Cue.BE)
			.stream()
			.filter((verb) -> this.words.is(verb.from(), Cue.FINITE) && !this.clauses.isSubordinate(verb.from())
					&& this.words.lexicon().isParticiple(this.words.form(verb.to())))
			.findFirst()
			.flatMap((verb) -> this.bearers.agent(verb)
				.filter((bearer) -> bearer.cue() != Cue.AUTHORITY && bearer.cue() != Cue.USER)
				.map((bearer) -> new Duty(Bearers.of(bearer), this.words.words(bearer.from(), bearer.to()),
						this.words.words(verb.to(), this.words.to()), "", false, this.deadlines)));
	}

	/** "Die Kommission bewertet bis zum 11. Oktober": who does something by when. */
	private Optional<Duty> ofSchedule() {
		if (this.deadlines.isEmpty() || this.words.lexicon().language().equals("en")
				|| this.words.has(Cue.PERMIT, Cue.DATE_OTHER, Cue.DATE_PAST, Cue.NO_DUTY)
				|| !DateReader.of(this.words).isEmpty()) {
			return Optional.empty();
		}
		boolean passive = this.words.has(Cue.WERDEN);
		return (passive || !this.clauses.hasMainVerb())
				? this.bearers.first()
					.filter((bearer) -> !this.clauses.isSubordinate(bearer.from()))
					.map((bearer) -> new Duty(Bearers.of(bearer), this.words.words(bearer.from(), bearer.to()),
							this.words.words(bearer.to(), this.words.to()), "", false, this.deadlines))
					.or(() -> passive
							? Optional.of(new Duty(Bearer.UNSTATED, "",
									this.words.words(this.words.from(), this.words.to()), "", false, this.deadlines))
							: Optional.empty())
				: Optional.empty();
	}

	/**
	 * The indicative obliges only a bearer that is named; an authority may only announce
	 * something.
	 */
	private Optional<Duty> duty(Hit hit) {
		int start = this.clauses.start(hit.from());
		Optional<Hit> inside = this.bearers.find(start, hit);
		Optional<Hit> named = inside.filter((one) -> one.cue() != Cue.USER)
			.or(() -> beforeRelativeClause(start, hit))
			.or(() -> inside)
			.or(() -> this.bearers.endingAt(start))
			.or(() -> this.bearers.beforeInsertion(start, hit));
		if (named.filter((one) -> INDIRECT.contains(this.words.form(one.from() - 1))).isPresent()) {
			return Optional.empty();
		}
		boolean pronoun = named.isEmpty() && this.words.anyIn(start, hit.to() + 2, Cue.PRONOUN);
		boolean ofThisSentence = pronoun && (this.before.isEmpty() || start > this.words.from() + 1);
		Optional<Hit> bearer = ofThisSentence ? this.bearers.lastBefore(start) : named;
		boolean inherited = pronoun && bearer.isEmpty();
		Bearer who = bearer.map(Bearers::of)
			.orElse(inherited ? this.before.map(Bearers.Named::bearer).orElse(Bearer.UNSTATED) : Bearer.UNSTATED);
		if (hit.cue() == Cue.DUTY_INDICATIVE && !isIndicativeOf(who, bearer, start)) {
			return Optional.empty();
		}
		String name = bearer.map((one) -> this.words.words(one.from(), one.to()))
			.orElse(inherited ? this.before.map(Bearers.Named::who).orElse("") : "");
		return Optional.of(new Duty(who, name, this.words.words(hit.to(), this.words.to()), this.bearers.recipient(hit),
				isProhibited(start, hit, named.isPresent()), this.deadlines));
	}

	/** "The manufacturer of a device to which this order applies must". */
	private Optional<Hit> beforeRelativeClause(int start, Hit verb) {
		boolean relative = start > this.words.from() && this.words.is(start, Cue.RELATIVE)
				&& this.words.is(start - 1, Cue.PREPOSITION, Cue.OF, Cue.RECIPIENT)
				&& !this.words.is(verb.to(), Cue.BE);
		return relative
				? this.bearers.subjectBefore(start, verb)
					.filter((bearer) -> bearer.cue() != Cue.AUTHORITY && !this.clauses.isSubordinate(bearer.from()))
				: Optional.empty();
	}

	private boolean isIndicativeOf(Bearer who, Optional<Hit> bearer, int start) {
		return switch (who) {
			case UNSTATED -> false;
			case AUTHORITY ->
				!this.words.has(Cue.NOTICE) && bearer.filter((hit) -> hit.from() - start <= SUBJECT).isPresent();
			default -> true;
		};
	}

	private boolean isProhibited(int start, Hit hit, boolean named) {
		return hit.cue() == Cue.MAY || this.words.anyIn(hit.from(), hit.to() + 2, Cue.NEGATOR)
				|| (!named && this.words.anyIn(start, hit.from(), Cue.QUANTIFIER));
	}

}
