package io.regwatch.ingest.extract.markup.stamp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.text.DateNames;

/** Recognises texts that are a date, perhaps with a time, and nothing else. */
public final class PageDates {

	private static final int MAX_LENGTH = 60;

	/** Of a fraction of a second. */
	private static final int MOST_DIGITS = 9;

	private static final int DAY_MONTH_YEAR = 3;

	/** Day, month, year and a time with its zone. */
	private static final int MOST_NUMBERS = 9;

	private static final Pattern TOKEN = Pattern.compile("\\p{Nd}+|[\\p{L}\\p{M}]+");

	private static final Pattern OTHER_SIGN = Pattern.compile("[^\\p{L}\\p{M}\\p{Nd}\\s.,:/()+\\-\u2013\u2019']");

	private static final int MONTHS = 12;

	private static final int DAYS = 31;

	private static final int FIRST_YEAR = 1900;

	private static final int LAST_YEAR = 2199;

	/** What the calendars of Thailand and of Islam differ by, in years near to ours. */
	private static final int BUDDHIST = 543;

	private static final int HIJRI = -579;

	private static final Pattern TIME = Pattern.compile(
			"(?iu)\\p{Nd}:\\p{Nd}|[\u6642\u65F6\u70B9\uC2DC]|\\p{Nd}\\s?(?:h|uhr|am|pm)(?!\\p{L})|\\p{Nd}\\.\\p{Nd}{2}\\s(?:uhr|am|pm)|\\bkl");

	/** Numbers with dots and a short year need two digits each: "2.1.10" is a version. */
	private static final Pattern VERSION = Pattern
		.compile("(?<![\\p{Nd}.])(?!\\p{Nd}{2}\\.\\p{Nd}{2}\\.\\p{Nd}{2})\\p{Nd}{1,2}\\.\\p{Nd}{1,2}\\.\\p{Nd}{1,2}");

	/** Of dates and times, beside months and days of the week. */
	private static final Set<String> PARTS = Set.of("at", "on", "of", "the", "st", "nd", "rd", "th", "am", "pm", "a",
			"p", "m", "h", "hrs", "t", "z", "utc", "gmt", "bst", "cet", "cest", "mez", "mesz", "est", "edt", "cst",
			"cdt", "pst", "pdt", "jst", "aest", "aedt", "um", "uhr", "den", "le", "à", "er", "de", "del", "las", "il",
			"alle", "ore", "às", "op", "om", "uur", "kl", "klo", "в", "г", "года", "年", "月", "日", "号", "時", "时", "点",
			"分", "秒", "년", "월", "일", "시", "분", "초", "午前", "午後", "上午", "下午", "오전", "오후", "令和", "令和元年", "平成", "民國",
			"中華民國", "民国", "พ", "ศ", "น", "วันที่", "เวลา", "هـ", "م", "في", "ב", "בשעה", "pada", "pukul", "jam", "wib",
			"lúc", "ngày", "tháng", "năm", "saat", "godz", "r", "roku", "v", "год", "року", "о", "στις", "του");

	/** Of the Islamic calendar, which Java names in few languages. */
	private static final Set<String> HIJRI_MONTHS = Set.of("محرم", "صفر", "ربيع", "الأول", "الثاني", "الآخر", "جمادى",
			"الأولى", "الآخرة", "الثانية", "رجب", "شعبان", "رمضان", "شوال", "ذو", "ذي", "القعدة", "الحجة");

	private static final Set<String> NAMES = Stream.concat(DateNames.all().stream(), HIJRI_MONTHS.stream())
		.collect(Collectors.toUnmodifiableSet());

	private static final Set<String> DAYS_OF_WEEK = DateNames.daysOfWeek();

	private PageDates() {
	}

	public static boolean isDate(String text) {
		if (text.length() > MAX_LENGTH || OTHER_SIGN.matcher(text).find()) {
			return false;
		}
		List<String> tokens = TOKEN.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList();
		List<String> numbers = tokens.stream().filter(PageDates::isNumber).toList();
		boolean named = tokens.stream().anyMatch(NAMES::contains);
		return numbers.size() <= MOST_NUMBERS && numbers.stream().allMatch((number) -> number.length() <= MOST_DIGITS)
				&& isComplete(numbers.stream().map(Integer::valueOf).toList(), named, text)
				&& tokens.stream()
					.filter((token) -> !isNumber(token))
					.allMatch((word) -> PARTS.contains(word) || NAMES.contains(word));
	}

	/**
	 * Whether a text is a date with the day of the week, as sites show that of a visit.
	 */
	public static boolean isClock(String text) {
		return isDate(text) && TOKEN.matcher(text.toLowerCase(Locale.ROOT))
			.results()
			.anyMatch((token) -> DAYS_OF_WEEK.contains(token.group()));
	}

	private static boolean isComplete(List<Integer> numbers, boolean named, String text) {
		List<Integer> rest = new ArrayList<>(numbers);
		boolean year = numbers.stream().filter(PageDates::isYear).count() == 1 && rest.removeIf(PageDates::isYear);
		if (named) {
			return year ? (rest.isEmpty() || (rest.getFirst() <= DAYS && isTime(rest.subList(1, rest.size()), text)))
					: rest.size() == 2;
		}
		if (!year) {
			return rest.size() == DAY_MONTH_YEAR && !VERSION.matcher(text).find() && isShort(rest);
		}
		return (rest.size() == 1) ? rest.getFirst() <= MONTHS : rest.size() > 1
				&& isDayOfMonth(rest.get(0), rest.get(1)) && isTime(rest.subList(2, rest.size()), text);
	}

	/** A date with the last digits of a year, or a year of another era, at either end. */
	private static boolean isShort(List<Integer> numbers) {
		return isDayOfMonth(numbers.get(0), numbers.get(1)) || isDayOfMonth(numbers.get(1), numbers.get(2));
	}

	private static boolean isDayOfMonth(int one, int other) {
		return Math.min(one, other) >= 1 && Math.min(one, other) <= MONTHS && Math.max(one, other) <= DAYS;
	}

	private static boolean isYear(int number) {
		return IntStream.of(0, BUDDHIST, HIJRI)
			.map((era) -> number - era)
			.anyMatch((year) -> year >= FIRST_YEAR && year <= LAST_YEAR);
	}

	private static boolean isTime(List<Integer> numbers, String text) {
		return numbers.isEmpty() || TIME.matcher(text).find();
	}

	private static boolean isNumber(String token) {
		return Character.isDigit(token.codePointAt(0));
	}

}
