package io.regwatch.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

import io.regwatch.reading.Deadline.Unit;
import io.regwatch.reading.Phrases.Hit;

import org.jspecify.annotations.Nullable;

/** Finds by when something has to be done. */
final class Deadlines {

	private static final int NEAR = 4;

	private static final int EVENT = 14;

	/** Words of the first day of a range. */
	private static final int RANGE = 8;

	private final Marked words;

	private Deadlines(Marked words) {
		this.words = words;
	}

	/**
	 * Those of a sentence, without the days of its conditions unless it has no others:
	 * "if it was listed before 25 January, you must apply before 1 November".
	 */
	static List<Deadline> of(Marked words, Clauses clauses) {
		List<Deadline> stated = of(words, (token) -> !clauses.isSubordinate(token));
		return stated.isEmpty() ? of(words) : stated;
	}

	static List<Deadline> of(Marked words) {
		return of(words, (_) -> true);
	}

	private static List<Deadline> of(Marked words, IntPredicate counts) {
		Deadlines deadlines = new Deadlines(words);
		List<Deadline> found = new ArrayList<>();
		for (DateGrammar.Day day : DateGrammar.find(words)) {
			if (counts.test(day.from())
					&& (words.anyIn(day.from() - 3, day.from(), Cue.UNTIL) || deadlines.endsRange(day.from()))) {
				found.add(new Deadline.OnDate(words.words(day.from(), day.to()), day.date()));
			}
		}
		for (int i = words.from(); i < words.to(); i++) {
			Deadline.Within within = deadlines.within(i);
			if (within != null) {
				found.add(within);
			}
		}
		for (Hit hit : words.hits(Cue.AT_ONCE)) {
			found.add(new Deadline.AtOnce(words.words(hit.from(), hit.to())));
		}
		return found;
	}

	/** "between October 1 and December 31, 2026". */
	private boolean endsRange(int day) {
		return this.words.anyIn(day - 2, day, Cue.RANGE) && this.words.anyIn(day - RANGE, day - 1, Cue.BETWEEN);
	}

	/** A number with a unit of time after "within", or before "after". */
	private Deadline.@Nullable Within within(int token) {
		int amount = amount(token);
		if (amount < 0) {
			return null;
		}
		int unitAt = unitAt(token + 1);
		Unit unit = unit(unitAt);
		if (unit == null || !(this.words.anyIn(token - 4, token, Cue.WITHIN) || follows(unitAt))) {
			return null;
		}
		int first = start(token);
		return new Deadline.Within(this.words.words(first, unitAt + 1), amount, unit, event(unitAt + 1));
	}

	private int start(int token) {
		int first = token;
		while (first > this.words.from() && token - first < NEAR && this.words.anyIn(first - 1, token, Cue.WITHIN)
				&& !this.words.is(first, Cue.WITHIN)) {
			first--;
		}
		while (this.words.is(first - 1, Cue.WITHIN)) {
			first--;
		}
		return this.words.is(first, Cue.WITHIN) ? first : token;
	}

	/** Digits count before words in parentheses: "72 (setenta e duas) horas". */
	private int amount(int token) {
		int open = token - 1;
		while (open > token - NEAR && this.words.tokens().isWord(open)) {
			open--;
		}
		if (this.words.form(open).equals("(") && this.words.tokens().number(open - 1) >= 0) {
			return this.words.tokens().number(open - 1);
		}
		int number = this.words.tokens().number(token);
		return (number >= 0 && number < 1900) ? number : this.words.lexicon().number(this.words.form(token));
	}

	/** "15 calendar days", "fünfzehn (15) Tagen". */
	private int unitAt(int token) {
		for (int i = token; i < token + NEAR; i++) {
			if (unit(i) != null) {
				return i;
			}
			boolean skipped = this.words.is(i, Cue.ADVERB, Cue.WORKING_DAY) || "()-,".contains(this.words.form(i))
					|| this.words.tokens().isNumber(i) || this.words.form(i).endsWith("ar");
			if (!skipped) {
				return -1;
			}
		}
		return -1;
	}

	private @Nullable Unit unit(int token) {
		if (this.words.is(token, Cue.HOUR)) {
			return Unit.HOURS;
		}
		if (this.words.is(token, Cue.DAY)) {
			return this.words.anyIn(token - 1, token + 2, Cue.WORKING_DAY) ? Unit.WORKING_DAYS : Unit.DAYS;
		}
		if (this.words.is(token, Cue.WEEK)) {
			return Unit.WEEKS;
		}
		if (this.words.is(token, Cue.MONTH_UNIT)) {
			return Unit.MONTHS;
		}
		return this.words.is(token, Cue.YEAR_UNIT) ? Unit.YEARS : null;
	}

	private boolean follows(int unit) {
		return this.words.anyIn(unit + 1, unit + 3, Cue.AFTER);
	}

	private String event(int token) {
		int start = this.words.is(token, Cue.WORKING_DAY) ? token + 1 : token;
		if (!this.words.anyIn(start, start + 2, Cue.AFTER)) {
			return "";
		}
		int end = start;
		while (end < this.words.to() && end - start < EVENT && !",;.|(".contains(this.words.form(end))) {
			end++;
		}
		return this.words.words(start, end);
	}

}
