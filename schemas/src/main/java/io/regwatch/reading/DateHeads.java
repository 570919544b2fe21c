package io.regwatch.reading;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import io.regwatch.reading.DateGrammar.Day;
import org.jspecify.annotations.Nullable;

/** The verb or noun that says what happens on a day. */
final class DateHeads {

	static final Cue[] ALL = { Cue.DATE_APPLY, Cue.DATE_FORCE, Cue.DATE_TRANSITION, Cue.DATE_COMMENT, Cue.DATE_REPEAL,
			Cue.DATE_OTHER, Cue.PERMIT };

	private static final Cue[] NOT_OTHER = { Cue.DATE_APPLY, Cue.DATE_FORCE, Cue.DATE_TRANSITION, Cue.DATE_COMMENT,
			Cue.DATE_REPEAL };

	private static final Set<String> NOBODY = Set.of("nobody", "niemand", "personne", "nadie", "nessuno", "ninguém");

	private static final int FAR = 40;

	private static final int FAR_AFTER = 16;

	/** Tokens between a day and a word that stands beside it. */
	static final int BESIDE = 4;

	/** "withdrawn effective", "cessa di avere efficacia" */
	private static final int ENDED = 8;

	private static final int NEGATOR = 4;

	private final Marked words;

	private final DayPhrases phrases;

	DateHeads(Marked words, DayPhrases phrases) {
		this.words = words;
		this.phrases = phrases;
	}

	/** The nearest head before the date, else after it. */
	int find(Day day, int before, int after) {
		int nearest = before(day.from(), Math.max(before, day.from() - FAR), ALL);
		int next = after(day, after);
		if (nearest < 0 || (next >= 0 && next - day.to() < 2 && day.from() - nearest > BESIDE)) {
			return next;
		}
		int subject = switch (cue(nearest)) {
			case PERMIT -> subject(nearest, before, day);
			case DATE_OTHER -> this.phrases.isUntil(day) ? before(nearest, this.words.from(), NOT_OTHER) : -1;
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
		boolean first = this.phrases.preposition(day) <= this.words.from() + 1;
		int last = day.to() + ((this.phrases.isUntil(day) && !first) ? BESIDE : FAR_AFTER);
		for (int i = day.to(); i < Math.min(end, last); i++) {
			if (this.words.form(i).equals(";")) {
				return -1;
			}
			if (this.words.is(i, first ? NOT_OTHER : ALL)) {
				return i;
			}
		}
		return -1;
	}

	/** "shall not apply before 1 July 2026": it applies from then on. */
	boolean isDenied(int head) {
		boolean german = this.words.isGerman();
		return head >= 0 && this.words.is(head, Cue.DATE_APPLY, Cue.DATE_FORCE)
				&& this.words.anyIn(head - NEGATOR, german ? this.words.to() : head, Cue.NEGATOR);
	}

	/** "Applications may be sent, but nobody will read them before 4 January". */
	boolean isOfNobody(int permit, Day day) {
		return permit >= 0 && IntStream.range(permit, this.phrases.preposition(day))
			.mapToObj(this.words::form)
			.anyMatch(NOBODY::contains);
	}

	@Nullable Cue cue(int token) {
		for (Cue cue : List.of(Cue.DATE_REPEAL, Cue.DATE_COMMENT, Cue.DATE_TRANSITION, Cue.DATE_FORCE, Cue.DATE_APPLY,
				Cue.DATE_OTHER, Cue.PERMIT)) {
			if (this.words.is(token, cue)) {
				return cue;
			}
		}
		return null;
	}

}
