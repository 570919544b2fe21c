package io.regwatch.reading;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/** Finds days of the calendar in all usual notations of six languages. */
final class DateGrammar {

	private static final int FIRST_YEAR = 1900;

	private static final int LAST_YEAR = 2199;

	private static final int MONTHS = 12;

	private static final int CENTURY = 2000;

	/** In the place of a number that months have not. */
	private static final int LAST_DAY = 99;

	private static final Set<String> LAST = Set.of("last", "letzten", "letzte", "letzter", "dernier", "último",
			"ultimo");

	private static final Set<String> DAY = Set.of("day", "tag", "tages", "tage", "jour", "día", "dia", "giorno");

	private static final Set<String> OF = Set.of("de", "of", "del", "des", "di");

	private final Marked words;

	private DateGrammar(Marked words) {
		this.words = words;
	}

	static List<Day> find(Marked words) {
		return new DateGrammar(words).find();
	}

	private List<Day> find() {
		List<Day> days = new ArrayList<>();
		for (int i = this.words.from(); i < this.words.to(); i++) {
			Day day = at(i);
			if (day != null) {
				days.add(day);
				i = day.to() - 1;
			}
		}
		return days;
	}

	private @Nullable Day at(int token) {
		if (month(token) > 0) {
			return monthFirst(token);
		}
		if (!this.words.tokens().isNumber(token)) {
			int ordinal = LAST.contains(form(token)) ? LAST_DAY : this.words.lexicon().number(form(token));
			return (ordinal > 0) ? dayFirst(token, ordinal) : null;
		}
		if (isPartOfNumber(token)) {
			return null;
		}
		Day day = isYear(number(token)) ? yearFirst(token) : dayFirst(token, number(token));
		return (day != null) ? day : (isYear(number(token)) ? null : numeric(token));
	}

	/**
	 * "31. Dezember 2026", "1er mai 2026", "1º de maio de 2026", "the first day of May
	 * 2026", of which the article belongs to the day.
	 */
	private @Nullable Day dayFirst(int token, int day) {
		int next = token + 1;
		next += isOrdinalSign(next) ? 1 : 0;
		boolean named = DAY.contains(form(next));
		next += named ? 1 : 0;
		next += isOf(next) ? 1 : 0;
		int month = month(next);
		if (month == 0 || (day == LAST_DAY && !named)) {
			return null;
		}
		next++;
		next += form(next).equals(".") ? 1 : 0;
		next += form(next).equals(",") ? 1 : 0;
		next += isOf(next) ? 1 : 0;
		int from = (named && this.words.is(token - 1, Cue.ARTICLE)) ? token - 1 : token;
		return day(from, next + 1, number(next), month, day);
	}

	/** "December 31, 2026", "Dec. 31st 2026". */
	private @Nullable Day monthFirst(int token) {
		int next = token + 1;
		next += form(next).equals(".") ? 1 : 0;
		int day = number(next);
		next++;
		next += isOrdinalSign(next) && !form(next).equals(".") ? 1 : 0;
		next += form(next).equals(",") ? 1 : 0;
		return day(token, next + 1, number(next), month(token), day);
	}

	/** "2026-12-31", "2026/12/31", "2026年12月31日". */
	private @Nullable Day yearFirst(int token) {
		String sign = form(token + 1);
		if (sign.equals("年") && form(token + 3).equals("月")) {
			return day(token, token + 6, number(token), number(token + 2), number(token + 4));
		}
		boolean numeric = (sign.equals("-") || sign.equals("/") || sign.equals(".") || sign.equals("‑"))
				&& sign.equals(form(token + 3)) && form(token + 2).length() == 2 && form(token + 4).length() == 2;
		return numeric ? day(token, token + 5, number(token), number(token + 2), number(token + 4)) : null;
	}

	/** "31.12.2026", "31/12/2026"; in English only where the month cannot be mistaken. */
	private @Nullable Day numeric(int token) {
		String sign = form(token + 1);
		boolean one = (sign.equals(".") || sign.equals("/") || sign.equals("-")) && sign.equals(form(token + 3));
		int year = year(token, token + 4);
		if (!one || !isYear(year)) {
			return null;
		}
		int first = number(token);
		int second = number(token + 2);
		if (isEnglish() && !sign.equals(".") && first <= MONTHS && second <= MONTHS && first != second) {
			return null;
		}
		return (second > MONTHS) ? day(token, token + 5, year, first, second)
				: day(token, token + 5, year, second, first);
	}

	/** "31.12.26" after a preposition; a section may have such a number. */
	private int year(int token, int year) {
		boolean of2 = form(year).length() == 2 && form(token).length() == 2 && form(token + 2).length() == 2;
		return (of2 && number(year) >= 0 && this.words.is(token - 1, Cue.FROM, Cue.UNTIL)) ? CENTURY + number(year)
				: number(year);
	}

	private boolean isEnglish() {
		return this.words.lexicon().language().equals("en");
	}

	/** 31 February is no day. */
	private @Nullable Day day(int from, int to, int year, int month, int day) {
		if (!isYear(year) || to > this.words.to()) {
			return null;
		}
		try {
			YearMonth of = YearMonth.of(year, month);
			return new Day((day == LAST_DAY) ? of.atEndOfMonth() : of.atDay(day), from, to);
		}
		catch (DateTimeException ex) {
			return null;
		}
	}

	private boolean isPartOfNumber(int token) {
		String before = form(token - 1);
		return (before.equals("/") || before.equals(".") || before.equals("-"))
				&& !this.words.tokens().isSpaceAfter(token - 1) && this.words.tokens().isNumber(token - 2)
				&& !this.words.tokens().isSpaceAfter(token - 2);
	}

	private boolean isOrdinalSign(int token) {
		return switch (form(token)) {
			case "st", "nd", "rd", "th", "er", "º", "°", "ª", "." -> true;
			default -> false;
		};
	}

	private boolean isOf(int token) {
		return OF.contains(form(token));
	}

	private static boolean isYear(int number) {
		return number >= FIRST_YEAR && number <= LAST_YEAR;
	}

	/** Also "6thApril" without its space. */
	private int month(int token) {
		String form = form(token);
		boolean ordinal = form.startsWith("th") || form.startsWith("st") || form.startsWith("nd")
				|| form.startsWith("rd");
		int month = this.words.lexicon().month(form);
		return (month == 0 && ordinal) ? this.words.lexicon().month(form.substring(2)) : month;
	}

	private int number(int token) {
		return this.words.tokens().number(token);
	}

	private String form(int token) {
		return this.words.form(token);
	}

	/**
	 * A day in a sentence.
	 *
	 * @param from first token
	 * @param to token after the last
	 */
	record Day(LocalDate date, int from, int to) {

	}

}
