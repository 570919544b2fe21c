package io.regwatch.assessment.evidence;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A day of which a sentence says that something has to be done by it, or begins or ends.
 *
 * @param date that the sentence names
 * @param sentence as it stands there
 */
public record StatedDeadline(LocalDate date, String sentence) {

	/** How months begin in English, German, French, Spanish, Portuguese and Italian. */
	private static final List<String> MONTHS = List.of("jan|ene|gen", "feb|fév|fev", "mar|mär|mrz", "apr|avr|abr",
			"may|mai|mag", "jun|juin|giu", "jul|juil|lug", "aug|aoû|ago", "sep|set", "oct|okt|out|ott", "nov",
			"dec|dez|déc|dic");

	private static final String YEAR = "(?<year>(?:19|20)\\d{2})";

	private static final Pattern A_YEAR = Pattern.compile("(19|20)\\d{2}");

	private static final List<Pattern> DATES = List.of(Pattern.compile(
			"(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s+(?:de\\s+)?(?<month>\\p{L}{3,10})\\.?,?\\s+(?:de\\s+)?"
					+ YEAR),
			Pattern.compile("(?<!\\p{L})(?<month>\\p{L}{3,9})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+" + YEAR),
			Pattern.compile("(?<!\\d)" + YEAR + "-(?<month>\\d{2})-(?<day>\\d{2})(?!\\d)"),
			Pattern.compile(YEAR + "年(?<month>\\d{1,2})月(?<day>\\d{1,2})日"));

	private static final Pattern CUE = Pattern.compile(
			"\\b(by|from|until|till|before|after|no later than|not later than|as of|effective|appl(y|ies)|applicable"
					+ "|enters? into force|come into (force|effect)|deadline|due|within|expires?|ends?|starts?|begins?|on or after"
					+ "|spätestens|bis|ab|vor|nach|au plus tard|avant|à compter|jusqu|antes|hasta|a partir|más tardar|até|entro|dal)\\b"
					+ "|以降|まで|から",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

	/**
	 * Finds the days of a text.
	 * @param text of a block
	 * @return in their order
	 */
	public static List<StatedDeadline> of(String text) {
		List<StatedDeadline> deadlines = new ArrayList<>();
		if (!A_YEAR.matcher(text).find()) {
			return deadlines;
		}
		for (String sentence : Obligations.sentences(text)) {
			if (CUE.matcher(sentence).find()) {
				DATES.forEach((pattern) -> find(pattern, sentence, deadlines));
			}
		}
		return deadlines;
	}

	private static void find(Pattern pattern, String sentence, List<StatedDeadline> deadlines) {
		Matcher dates = pattern.matcher(sentence);
		while (dates.find()) {
			date(dates).ifPresent((date) -> deadlines.add(new StatedDeadline(date, sentence)));
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

	/** No month is the 0th. */
	private static int month(String name) {
		if (Character.isDigit(name.charAt(0))) {
			return Integer.parseInt(name);
		}
		String lower = name.toLowerCase(Locale.ROOT);
		return 1 + IntStream.range(0, MONTHS.size())
			.filter((i) -> Arrays.stream(MONTHS.get(i).split("\\|")).anyMatch(lower::startsWith))
			.findFirst()
			.orElse(-1);
	}

}
