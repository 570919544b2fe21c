package io.regwatch.ingest.extract.text;

import java.time.DayOfWeek;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of months and days of the week in the languages of the shipped sources. */
public final class DateNames {

	private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");

	private static final Set<String> LANGUAGES = Set.of("en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb",
			"fi", "pl", "cs", "sk", "sl", "hr", "hu", "ro", "bg", "el", "et", "lv", "lt", "ru", "uk", "tr", "id", "ms",
			"vi", "ar", "th", "he");

	/** One letter is no name of a month. */
	private static final List<TextStyle> STYLES = List.of(TextStyle.FULL, TextStyle.FULL_STANDALONE, TextStyle.SHORT,
			TextStyle.SHORT_STANDALONE);

	private DateNames() {
	}

	/**
	 * Returns the words of all names, without the numbers of some months.
	 * @return words in lower case
	 */
	public static Set<String> all() {
		Set<String> names = new HashSet<>();
		for (String language : LANGUAGES) {
			Locale locale = Locale.of(language);
			for (TextStyle style : STYLES) {
				for (Month month : Month.values()) {
					add(names, month.getDisplayName(style, locale), locale);
				}
				for (DayOfWeek day : DayOfWeek.values()) {
					add(names, day.getDisplayName(style, locale), locale);
				}
			}
		}
		return Set.copyOf(names);
	}

	/**
	 * Returns the words of the full names of days of the week.
	 * @return words in lower case
	 */
	public static Set<String> daysOfWeek() {
		Set<String> days = new HashSet<>();
		for (String language : LANGUAGES) {
			Locale locale = Locale.of(language);
			for (DayOfWeek day : DayOfWeek.values()) {
				add(days, day.getDisplayName(TextStyle.FULL, locale), locale);
			}
		}
		return Set.copyOf(days);
	}

	private static void add(Set<String> names, String name, Locale locale) {
		Matcher words = WORD.matcher(name.toLowerCase(locale));
		while (words.find()) {
			names.add(words.group());
		}
	}

}
