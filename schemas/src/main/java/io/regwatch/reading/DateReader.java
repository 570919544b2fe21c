package io.regwatch.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import io.regwatch.reading.DateGrammar.Day;
import org.jspecify.annotations.Nullable;

/** Finds what happens on the dates of a sentence: the nearest verb or noun decides. */
final class DateReader {

	private static final Map<Cue, DateKind> KINDS = Map.of(Cue.DATE_APPLY, DateKind.APPLIES_FROM, Cue.DATE_FORCE,
			DateKind.ENTERS_INTO_FORCE, Cue.DATE_TRANSITION, DateKind.TRANSITION_UNTIL, Cue.DATE_COMMENT,
			DateKind.COMMENTS_UNTIL, Cue.DATE_REPEAL, DateKind.REPEALED_FROM);

	private static final Cue[] HEADS = { Cue.DATE_APPLY, Cue.DATE_FORCE, Cue.DATE_TRANSITION, Cue.DATE_COMMENT,
			Cue.DATE_REPEAL, Cue.DATE_OTHER, Cue.PERMIT };

	private static final Set<String> NOBODY = Set.of("nobody", "niemand", "personne", "nadie", "nessuno", "ninguém");

	private static final Cue[] NOT_OTHER = { Cue.DATE_APPLY, Cue.DATE_FORCE, Cue.DATE_TRANSITION, Cue.DATE_COMMENT,
			Cue.DATE_REPEAL };

	private static final int FAR = 40;

	private static final int FAR_AFTER = 16;

	private static final int BESIDE = 4;

	/** "withdrawn effective", "cessa di avere efficacia" */
	private static final int ENDED = 8;

	/** "by 5 pm on Friday, 29 January" */
	private static final int FAR_PREPOSITION = 14;

	private static final int NEGATOR = 4;

	private static final int RANGE = 8;

	/** "was to become effective on" */
	private static final int PAST = 8;

	private final Marked words;

	private @Nullable Cue last;

	private DateReader(Marked words) {
		this.words = words;
	}

	static List<StatedDate> of(Marked words) {
		DateReader reader = new DateReader(words);
		List<Day> found = DateGrammar.find(words);
		if (ReplacedDay.isIn(words, found)) {
			return List.of(reader.stated(ReplacedDay.kind(words), found.getLast(), -1));
		}
		List<Day> days = reader.valid(found);
		List<StatedDate> dates = new ArrayList<>();
		for (int i = 0; i < days.size(); i++) {
			int before = (i > 0) ? days.get(i - 1).to() : words.from();
			int after = (i + 1 < days.size()) ? reader.preposition(days.get(i + 1)) : words.to();
			StatedDate date = reader.date(days.get(i), before, after);
			if (date != null) {
				dates.add(date);
			}
		}
		if (found.isEmpty()) {
			RelativeDates.find(words, reader.isWhole(words.from())).ifPresent(dates::add);
		}
		return dates;
	}

	/**
	 * The days until which something is said to last, of a sentence that obliges to
	 * nothing and states no other date.
	 */
	static List<StatedDate> ofUntil(Marked words) {
		DateReader reader = new DateReader(words);
		return (words.has(Cue.DATE_OTHER) || !words.has(Cue.TILL)) ? List.of()
				: DateGrammar.find(words)
					.stream()
					.filter((day) -> words.anyIn(reader.preposition(day), day.from(), Cue.TILL))
					.map((day) -> reader.stated(DateKind.TRANSITION_UNTIL, day, -1))
					.toList();
	}

	/**
	 * Without the day of "was to become effective on 9 December 2026". Of "postponed from
	 * 1 June 2026 to 1 December 2026" only the last day holds, and of "delayed until 1
	 * December 2026 the rule of 9 December 2025" the first one behind the verb.
	 */
	private List<Day> valid(List<Day> days) {
		List<Day> valid = days.stream().filter((day) -> !wasToBe(day)).toList();
		if (!this.words.has(Cue.POSTPONED) || valid.isEmpty()) {
			return valid;
		}
		return List.of(valid.stream()
			.filter((day) -> isUntil(day) && this.words.anyIn(this.words.from(), day.from(), Cue.POSTPONED))
			.findFirst()
			.orElse(valid.getLast()));
	}

	private boolean wasToBe(Day day) {
		int first = day.from();
		while (first > this.words.from() && day.from() - first < PAST && !",;".contains(this.words.form(first - 1))) {
			first--;
		}
		return this.words.anyIn(first, day.from(), Cue.DATE_PAST);
	}

	private StatedDate stated(DateKind kind, Day day, int head) {
		return new StatedDate(kind, day.date(), null, isWhole(head), this.words.tokens().start(day.from()),
				this.words.tokens().end(day.to() - 1));
	}

	private @Nullable StatedDate date(Day day, int before, int after) {
		if (ActTitle.isEndedBy(this.words, day, HEADS)) {
			return null;
		}
		int head = head(day, before, after);
		boolean comment = (this.last == null || this.last == Cue.DATE_OTHER) && isUntil(day)
				&& this.words.has(Cue.DATE_COMMENT);
		@Nullable Cue cue = (head >= 0) ? cue(head) : comment ? Cue.DATE_COMMENT : this.last;
		this.last = cue;
		@Nullable DateKind kind = kind(cue, day, head);
		return (kind != null) ? stated(kind, day, head) : null;
	}

	private @Nullable DateKind kind(@Nullable Cue cue, Day day, int head) {
		boolean until = isUntil(day) && !isDenied(head) && !this.words.has(Cue.POSTPONED);
		int start = (head >= 0) ? Math.min(head, preposition(day)) : preposition(day);
		boolean from = !until && this.words.anyIn(start, day.from(), Cue.FROM);
		if (from && this.words.is(preposition(day) - 1, Cue.DUTY)) {
			return DateKind.APPLIES_FROM;
		}
		if (cue == null) {
			return (from && this.words.has(Cue.DUTY)) ? DateKind.APPLIES_FROM : null;
		}
		boolean beside = head >= 0 && (Math.abs(day.from() - head) <= BESIDE || Math.abs(head - day.to()) <= 1);
		return switch (cue) {
			case PERMIT -> (until && !isOfNobody(head, day)) ? DateKind.TRANSITION_UNTIL : null;
			case DATE_APPLY ->
				until ? DateKind.TRANSITION_UNTIL : isDated(day, from || beside) ? DateKind.APPLIES_FROM : null;
			case DATE_FORCE -> until ? DateKind.TRANSITION_UNTIL : DateKind.ENTERS_INTO_FORCE;
			case DATE_COMMENT -> isStart(day) ? null : DateKind.COMMENTS_UNTIL;
			case DATE_REPEAL, DATE_TRANSITION -> KINDS.get(cue);
			default -> null;
		};
	}

	/** "The date of application is postponed to": no other word ties the day to it. */
	private boolean isDated(Day day, boolean tied) {
		return tied || isUntil(day) || this.words.has(Cue.POSTPONED);
	}

	/** The nearest head before the date, else after it. */
	private int head(Day day, int before, int after) {
		int nearest = before(day.from(), Math.max(before, day.from() - FAR), HEADS);
		int next = after(day, after);
		if (nearest < 0 || (next >= 0 && next - day.to() < 2 && day.from() - nearest > BESIDE)) {
			return next;
		}
		int subject = switch (cue(nearest)) {
			case PERMIT -> subject(nearest, before, day);
			case DATE_OTHER -> isUntil(day) ? before(nearest, this.words.from(), NOT_OTHER) : -1;
			case DATE_REPEAL -> before(nearest, before, Cue.DATE_COMMENT, Cue.DATE_TRANSITION);
			case DATE_TRANSITION -> before(nearest, before, Cue.DATE_COMMENT);
			case DATE_APPLY, DATE_FORCE -> before(nearest, Math.max(before, nearest - ENDED), Cue.DATE_REPEAL);
			case null, default -> -1;
		};
		return (subject >= 0) ? subject : nearest;
	}

	/** "may, on or before 20 July, submit comments". */
	private int subject(int permit, int before, Day day) {
		int subject = before(permit, before, Cue.DATE_COMMENT, Cue.DATE_TRANSITION, Cue.DATE_REPEAL);
		for (int i = day.to(); subject < 0 && i < Math.min(this.words.to(), day.to() + BESIDE); i++) {
			subject = this.words.is(i, Cue.DATE_COMMENT) ? i : -1;
		}
		return subject;
	}

	private int before(int token, int first, Cue... cues) {
		for (int i = token - 1; i >= first && !this.words.form(i).equals(";"); i--) {
			if (this.words.is(i, cues)) {
				return i;
			}
		}
		return -1;
	}

	private int after(Day day, int end) {
		boolean first = preposition(day) <= this.words.from() + 1;
		int last = day.to() + ((isUntil(day) && !first) ? BESIDE : FAR_AFTER);
		for (int i = day.to(); i < Math.min(end, last); i++) {
			if (this.words.form(i).equals(";")) {
				return -1;
			}
			if (this.words.is(i, first ? NOT_OTHER : HEADS)) {
				return i;
			}
		}
		return -1;
	}

	private boolean isUntil(Day day) {
		return this.words.anyIn(preposition(day), day.from(), Cue.UNTIL) || isEndOfRange(day);
	}

	/** "from 1 March to 30 April 2026". */
	private boolean isEndOfRange(Day day) {
		boolean month = false;
		for (int i = day.from() - RANGE; i < day.from() - 1; i++) {
			month |= i >= this.words.from() && this.words.lexicon().month(this.words.form(i)) > 0;
		}
		return month && this.words.is(day.from() - 1, Cue.RANGE);
	}

	/** "shall not apply before 1 July 2026": it applies from then on. */
	private boolean isDenied(int head) {
		boolean german = this.words.isGerman();
		return head >= 0 && this.words.is(head, Cue.DATE_APPLY, Cue.DATE_FORCE)
				&& this.words.anyIn(head - NEGATOR, german ? this.words.to() : head, Cue.NEGATOR);
	}

	/** "Applications may be sent, but nobody will read them before 4 January". */
	private boolean isOfNobody(int permit, Day day) {
		return permit >= 0
				&& IntStream.range(permit, preposition(day)).mapToObj(this.words::form).anyMatch(NOBODY::contains);
	}

	/** "Comments may be sent from 1 March", "between 1 March 2026 and 30 April 2026". */
	private boolean isStart(Day day) {
		boolean from = this.words.anyIn(preposition(day), day.from(), Cue.START) || this.words.is(day.to(), Cue.RANGE);
		return !isUntil(day) && from;
	}

	private int preposition(Day day) {
		int first = day.from();
		while (first > this.words.from() && day.from() - first < FAR_PREPOSITION
				&& (this.words.is(first - 1, Cue.FROM, Cue.UNTIL, Cue.OF, Cue.BRIDGE, Cue.WEEKDAY) || isSign(first - 1)
						|| this.words.tokens().number(first - 1) >= 0)) {
			first--;
		}
		return first;
	}

	private boolean isSign(int token) {
		String form = this.words.form(token);
		return form.equals(":") || form.equals(",") || form.equals("(") || form.equals(".");
	}

	private @Nullable Cue cue(int token) {
		for (Cue cue : List.of(Cue.DATE_REPEAL, Cue.DATE_COMMENT, Cue.DATE_TRANSITION, Cue.DATE_FORCE, Cue.DATE_APPLY,
				Cue.DATE_OTHER, Cue.PERMIT)) {
			if (this.words.is(token, cue)) {
				return cue;
			}
		}
		return null;
	}

	/** Said of "this Regulation" or of nothing at all, not of an article. */
	private boolean isWhole(int head) {
		int end = (head >= 0) ? head : this.words.to();
		if (this.words.anyIn(this.words.from(), end, Cue.PART)) {
			return false;
		}
		boolean document = false;
		for (int i = this.words.from(); i < end; i++) {
			document |= this.words.is(i, Cue.THIS) && this.words.anyIn(i + 1, i + 4, Cue.DOCUMENT);
		}
		return document || head <= this.words.from() + 2
				|| this.words.is(this.words.from(), Cue.PRONOUN, Cue.STATEMENT, Cue.DOCUMENT);
	}

}
