package io.regwatch.assessment.evidence;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A day of which a sentence says that something has to be done by it, or begins or ends.
 *
 * @param date that the sentence names
 * @param sentence as it stands there
 */
public record Deadline(LocalDate date, String sentence) {

	private static final List<String> MONTHS = List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep",
			"oct", "nov", "dec");

	private static final String MONTH = "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?"
			+ "|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";

	private static final Pattern DAY_FIRST = Pattern
		.compile("\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<month>" + MONTH + ")\\s+(?<year>(?:19|20)\\d{2})\\b");

	private static final Pattern MONTH_FIRST = Pattern
		.compile("\\b(?<month>" + MONTH + ")\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>(?:19|20)\\d{2})\\b");

	private static final Pattern NUMBERS = Pattern
		.compile("\\b(?<year>(?:19|20)\\d{2})-(?<month>\\d{2})-(?<day>\\d{2})\\b");

	private static final Pattern CUE = Pattern.compile(
			"\\b(by|from|until|till|before|after|on or after|no later than|not later than|as of|effective|appl(y|ies)"
					+ "|applicable|enters? into force|come into (force|effect)|deadline|due|within|expires?|ends?|starts?|begins?)\\b",
			Pattern.CASE_INSENSITIVE);

	/**
	 * Finds the days of a text.
	 * @param text of a block
	 * @return in their order
	 */
	public static List<Deadline> of(String text) {
		List<Deadline> deadlines = new ArrayList<>();
		for (String sentence : Obligations.sentences(text)) {
			if (CUE.matcher(sentence).find()) {
				List.of(DAY_FIRST, MONTH_FIRST, NUMBERS).forEach((pattern) -> find(pattern, sentence, deadlines));
			}
		}
		return deadlines;
	}

	private static void find(Pattern pattern, String sentence, List<Deadline> deadlines) {
		Matcher dates = pattern.matcher(sentence);
		while (dates.find()) {
			date(dates).ifPresent((date) -> deadlines.add(new Deadline(date, sentence)));
		}
	}

	/** 31 February is no day. */
	private static Optional<LocalDate> date(Matcher found) {
		try {
			return Optional.of(LocalDate.of(Integer.parseInt(found.group("year")), month(found.group("month")),
					Integer.parseInt(found.group("day"))));
		}
		catch (DateTimeException ex) {
			return Optional.empty();
		}
	}

	private static int month(String name) {
		return Character.isDigit(name.charAt(0)) ? Integer.parseInt(name)
				: MONTHS.indexOf(name.substring(0, 3).toLowerCase(Locale.ROOT)) + 1;
	}

}
