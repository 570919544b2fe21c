package io.regwatch.reading;

import java.util.List;

import io.regwatch.reading.DateGrammar.Day;

/**
 * How the words around a day tie it to what is said: until it, from it, or between two
 * days.
 */
final class DayPhrases {

	/** "by 5 pm on Friday, 29 January" */
	private static final int FAR_PREPOSITION = 14;

	private static final int RANGE = 8;

	/** "was to become effective on" */
	private static final int PAST = 8;

	private final Marked words;

	DayPhrases(Marked words) {
		this.words = words;
	}

	/**
	 * Without the day of "was to become effective on 9 December 2026". Of "postponed from
	 * 1 June 2026 to 1 December 2026" only the last day holds, and of "delayed until 1
	 * December 2026 the rule of 9 December 2025" the first one behind the verb.
	 */
	List<Day> valid(List<Day> days) {
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

	boolean isUntil(Day day) {
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

	/** "Comments may be sent from 1 March", "between 1 March 2026 and 30 April 2026". */
	boolean isStart(Day day) {
		boolean from = this.words.anyIn(preposition(day), day.from(), Cue.START) || this.words.is(day.to(), Cue.RANGE);
		return !isUntil(day) && from;
	}

	/** The first token that belongs to the day: "by 5 pm on Friday, 29 January". */
	int preposition(Day day) {
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

}
