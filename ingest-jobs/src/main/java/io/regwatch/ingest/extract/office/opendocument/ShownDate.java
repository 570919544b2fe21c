package io.regwatch.ingest.extract.office.opendocument;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.DateNames;

/** A date or a time of a day that a cell shows in any language. */
final class ShownDate {

	private static final Pattern DAY = Pattern.compile("((\\d{4})-\\d{2}-(\\d{2}))(?:T(\\d{2}:\\d{2})(:\\d{2}).*)?");

	private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");

	private static final Pattern NUMBER = Pattern.compile("\\p{Nd}{1,4}");

	private static final Set<String> PARTS = Set.of("年", "月", "日", "년", "월", "일", "am", "pm", "t", "de");

	private static final Set<String> NAMES = DateNames.all();

	private static final int CENTURY = 100;

	private ShownDate() {
	}

	/**
	 * Returns a value as ISO 8601 has it.
	 * @param text that shows it
	 * @return the text itself if it shows a part of the day only, or says more
	 */
	static String plain(String value, String text) {
		Matcher day = DAY.matcher(value);
		return (!day.matches() || !isDay(text, Integer.parseInt(day.group(2)), Integer.parseInt(day.group(3)))) ? text
				: day.group(1) + ((day.group(4) != null) ? time(text, day) : "");
	}

	private static boolean isDay(String text, int year, int day) {
		List<Integer> numbers = NUMBER.matcher(text).results().map(MatchResult::group).map(Integer::valueOf).toList();
		return numbers.contains(day) && (numbers.contains(year) || numbers.contains(year % CENTURY))
				&& WORD.matcher(text.toLowerCase(Locale.ROOT))
					.results()
					.map(MatchResult::group)
					.allMatch((word) -> NAMES.contains(word) || PARTS.contains(word));
	}

	private static String time(String text, Matcher day) {
		int first = text.indexOf(':');
		return (first < 0) ? "" : " " + day.group(4) + ((text.indexOf(':', first + 1) > 0) ? day.group(5) : "");
	}

}
