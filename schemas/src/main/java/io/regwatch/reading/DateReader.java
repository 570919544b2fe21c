package io.regwatch.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.regwatch.reading.DateGrammar.Day;
import org.jspecify.annotations.Nullable;

/** Finds what happens on the dates of a sentence: the nearest verb or noun decides. */
final class DateReader {

	private static final Map<Cue, DateKind> KINDS = Map.of(Cue.DATE_APPLY, DateKind.APPLIES_FROM, Cue.DATE_FORCE,
			DateKind.ENTERS_INTO_FORCE, Cue.DATE_TRANSITION, DateKind.TRANSITION_UNTIL, Cue.DATE_COMMENT,
			DateKind.COMMENTS_UNTIL, Cue.DATE_REPEAL, DateKind.REPEALED_FROM);

	private final Marked words;

	private final DayPhrases phrases;

	private final DateHeads heads;

	private @Nullable Cue last;

	private DateReader(Marked words) {
		this.words = words;
		this.phrases = new DayPhrases(words);
		this.heads = new DateHeads(words, this.phrases);
	}

	static List<StatedDate> of(Marked words) {
		DateReader reader = new DateReader(words);
		List<Day> found = DateGrammar.find(words);
		if (ReplacedDay.isIn(words, found)) {
			return List.of(reader.stated(ReplacedDay.kind(words), found.getLast(), -1));
		}
		List<Day> days = reader.phrases.valid(found);
		List<StatedDate> dates = new ArrayList<>();
		for (int i = 0; i < days.size(); i++) {
			int before = (i > 0) ? days.get(i - 1).to() : words.from();
			int after = (i + 1 < days.size()) ? reader.phrases.preposition(days.get(i + 1)) : words.to();
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
					.filter((day) -> words.anyIn(reader.phrases.preposition(day), day.from(), Cue.TILL))
					.map((day) -> reader.stated(DateKind.TRANSITION_UNTIL, day, -1))
					.toList();
	}

	private StatedDate stated(DateKind kind, Day day, int head) {
		return new StatedDate(kind, day.date(), null, isWhole(head), this.words.tokens().start(day.from()),
				this.words.tokens().end(day.to() - 1));
	}

	private @Nullable StatedDate date(Day day, int before, int after) {
		if (ActTitle.isEndedBy(this.words, day, DateHeads.ALL)) {
			return null;
		}
		int head = this.heads.find(day, before, after);
		boolean comment = (this.last == null || this.last == Cue.DATE_OTHER) && this.phrases.isUntil(day)
				&& this.words.has(Cue.DATE_COMMENT);
		@Nullable Cue cue = (head >= 0) ? this.heads.cue(head) : comment ? Cue.DATE_COMMENT : this.last;
		this.last = cue;
		@Nullable DateKind kind = kind(cue, day, head);
		return (kind != null) ? stated(kind, day, head) : null;
	}

	private @Nullable DateKind kind(@Nullable Cue cue, Day day, int head) {
		boolean until = this.phrases.isUntil(day) && !this.heads.isDenied(head) && !this.words.has(Cue.POSTPONED);
		int start = (head >= 0) ? Math.min(head, this.phrases.preposition(day)) : this.phrases.preposition(day);
		boolean from = !until && this.words.anyIn(start, day.from(), Cue.FROM);
		if (from && this.words.is(this.phrases.preposition(day) - 1, Cue.DUTY)) {
			return DateKind.APPLIES_FROM;
		}
		if (cue == null) {
			return (from && this.words.has(Cue.DUTY)) ? DateKind.APPLIES_FROM : null;
		}
		boolean beside = head >= 0
				&& (Math.abs(day.from() - head) <= DateHeads.BESIDE || Math.abs(head - day.to()) <= 1);
		return switch (cue) {
			case PERMIT -> (until && !this.heads.isOfNobody(head, day)) ? DateKind.TRANSITION_UNTIL : null;
			case DATE_APPLY ->
				until ? DateKind.TRANSITION_UNTIL : isDated(day, from || beside) ? DateKind.APPLIES_FROM : null;
			case DATE_FORCE -> until ? DateKind.TRANSITION_UNTIL : DateKind.ENTERS_INTO_FORCE;
			case DATE_COMMENT -> this.phrases.isStart(day) ? null : DateKind.COMMENTS_UNTIL;
			case DATE_REPEAL, DATE_TRANSITION -> KINDS.get(cue);
			default -> null;
		};
	}

	/** "The date of application is postponed to": no other word ties the day to it. */
	private boolean isDated(Day day, boolean tied) {
		return tied || this.phrases.isUntil(day) || this.words.has(Cue.POSTPONED);
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
