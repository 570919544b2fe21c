package io.regwatch.reading;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import io.regwatch.reading.DateGrammar.Day;

/**
 * Tells amendments that put one day in the place of another: "for '31 October 2026'
 * substitute '31 January 2027'", "die Angabe „31. Oktober 2026“ durch die Angabe „31.
 * Januar 2027“ ersetzt".
 */
final class ReplacedDay {

	private static final Set<String> MARKS = Set.of("'", "\"", "‘", "’", "“", "”", "„", "‚", "«", "»", "‹", "›");

	/** "« au plus tard le 31 décembre 2026 »" */
	private static final int NEAR = 6;

	private ReplacedDay() {
	}

	/** Whether the second of two days takes the place of the first. */
	static boolean isIn(Marked words, List<Day> days) {
		return days.size() == 2 && days.stream().allMatch((day) -> isQuoted(words, day))
				&& isReplaced(words, days.getFirst(), days.getLast());
	}

	/** What the day is of; if the sentence does not say so, the end of something. */
	static DateKind kind(Marked words) {
		if (words.has(Cue.DATE_COMMENT)) {
			return DateKind.COMMENTS_UNTIL;
		}
		if (words.has(Cue.DATE_FORCE)) {
			return DateKind.ENTERS_INTO_FORCE;
		}
		return words.has(Cue.DATE_APPLY) ? DateKind.APPLIES_FROM : DateKind.TRANSITION_UNTIL;
	}

	private static boolean isReplaced(Marked words, Day old, Day other) {
		return words.isGerman()
				? words.anyIn(other.to(), words.to(), Cue.REPLACED)
						&& IntStream.range(old.to(), other.from()).mapToObj(words::form).anyMatch("durch"::equals)
				: words.anyIn(old.to(), other.from(), Cue.REPLACED);
	}

	private static boolean isQuoted(Marked words, Day day) {
		return MARKS.contains(words.form(day.to()))
				&& IntStream.range(day.from() - NEAR, day.from()).mapToObj(words::form).anyMatch(MARKS::contains);
	}

}
