package io.regwatch.ingest.extract.markup;

import java.time.DayOfWeek;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises texts that are a date, perhaps with a time, and nothing else. */
final class PageDates {

	private static final int MAX_LENGTH = 60;

	private static final int YEAR_DIGITS = 4;

	private static final int DAY_MONTH_YEAR = 3;

	/** Day, month, year and a time with its zone. */
	private static final int MOST_NUMBERS = 9;

	private static final Pattern TOKEN = Pattern.compile("\\p{Nd}+|[\\p{L}\\p{M}]+");

	private static final Pattern OTHER_SIGN = Pattern.compile("[^\\p{L}\\p{M}\\p{Nd}\\s.,:/()+\\-\u2013\u2019']");

	private static final Pattern VERSION = Pattern
		.compile("(?<![\\p{Nd}.])(?!\\p{Nd}{2}\\.\\p{Nd}{2}\\.\\p{Nd}{2})\\p{Nd}{1,2}\\.\\p{Nd}{1,2}\\.\\p{Nd}{1,2}");

	private static final Set<String> LANGUAGES = Set.of("en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb",
			"fi", "pl", "cs", "sk", "sl", "hr", "hu", "ro", "bg", "el", "et", "lv", "lt", "ru", "uk", "tr", "id", "vi");

	/** Of dates and times, beside months and days of the week. */
	private static final Set<String> PARTS = Set.of("at", "on", "of", "the", "st", "nd", "rd", "th", "am", "pm", "a",
			"p", "m", "h", "hrs", "t", "z", "utc", "gmt", "bst", "cet", "cest", "mez", "mesz", "est", "edt", "cst",
			"cdt", "pst", "pdt", "jst", "aest", "aedt", "um", "uhr", "den", "le", "à", "er", "de", "del", "las", "il",
			"alle", "ore", "às", "op", "om", "uur", "kl", "klo", "в", "г", "года", "年", "月", "日", "号", "時", "时", "点",
			"分", "秒", "년", "월", "일", "시", "분", "초", "午前", "午後", "上午", "下午", "오전", "오후");

	/** One letter is no name of a month. */
	private static final List<TextStyle> STYLES = List.of(TextStyle.FULL, TextStyle.FULL_STANDALONE, TextStyle.SHORT,
			TextStyle.SHORT_STANDALONE);

	private static final Set<String> NAMES = names();

	private PageDates() {
	}

	static boolean isDate(String text) {
		if (text.length() > MAX_LENGTH || OTHER_SIGN.matcher(text).find()) {
			return false;
		}
		List<String> tokens = TOKEN.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList();
		List<String> numbers = tokens.stream().filter(PageDates::isNumber).toList();
		boolean year = numbers.stream().anyMatch((number) -> number.length() == YEAR_DIGITS);
		boolean named = tokens.stream().anyMatch(NAMES::contains);
		return isComplete(numbers, year, named, text) && numbers.size() <= MOST_NUMBERS
				&& tokens.stream()
					.filter((token) -> !isNumber(token))
					.allMatch((word) -> PARTS.contains(word) || NAMES.contains(word));
	}

	/** Numbers with dots and a short year need two digits each: "2.1.10" is a version. */
	private static boolean isComplete(List<String> numbers, boolean year, boolean named, String text) {
		if (numbers.size() < DAY_MONTH_YEAR) {
			return year && (numbers.size() > 1 || named);
		}
		return year || !VERSION.matcher(text).find();
	}

	private static boolean isNumber(String token) {
		return Character.isDigit(token.codePointAt(0));
	}

	private static Set<String> names() {
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

	private static void add(Set<String> names, String name, Locale locale) {
		Matcher words = TOKEN.matcher(name.toLowerCase(locale));
		while (words.find()) {
			names.add(words.group());
		}
	}

}
