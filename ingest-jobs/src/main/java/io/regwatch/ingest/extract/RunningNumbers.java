package io.regwatch.ingest.extract;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbers in running headers and footers: page numbers and constants such as dates.
 */
final class RunningNumbers {

	private static final Pattern NUMBER = Pattern.compile("\\d+");

	private static final Pattern LONE = Pattern.compile("(?i)[\\W_]*(?<word>page|seite|p\\.|pg\\.?|pagina|página|strana"
			+ "|str\\.|side|sida|sivu|lk|pág\\.?|blz\\.?)?[\\W_]*(?<number>\\d{1,4}|[ivxl]{1,7})"
			+ "(?<total>\\s*(?:of|/|von|sur|de|di|van|av|z|iš|no|\\|)\\s*\\d{1,4})?[\\W_]*");

	private RunningNumbers() {
	}

	/** Returns the text with a hash sign for each number, a lone roman one included. */
	static String masked(String text) {
		Matcher lone = LONE.matcher(text);
		String arabic = lone.matches()
				? text.substring(0, lone.start("number")) + "#" + text.substring(lone.end("number")) : text;
		return NUMBER.matcher(arabic).replaceAll("#");
	}

	/** Returns the page number that a line is nothing but, if it is. */
	static OptionalInt lone(String text) {
		Matcher lone = LONE.matcher(text);
		return lone.matches() ? OptionalInt.of(valueOf(lone.group("number"))) : OptionalInt.empty();
	}

	/** Whether the line says by words or signs that its number is a page's. */
	static boolean isExplicit(String text) {
		Matcher lone = LONE.matcher(text);
		return lone.matches()
				&& (lone.group("word") != null || lone.group("total") != null || text.matches("[-–—] ?\\w+ ?[-–—]"));
	}

	/**
	 * Whether each number in lines of one masked text is the same or counts pages,
	 * mostly.
	 */
	static boolean run(List<PdfLine> lines) {
		int steps = 0;
		int steady = 0;
		for (int i = 1; i < lines.size(); i++) {
			steps++;
			if (isStep(lines.get(i - 1), lines.get(i))) {
				steady++;
			}
		}
		return steady * 10 >= steps * 7;
	}

	private static boolean isStep(PdfLine before, PdfLine after) {
		int[] from = values(before.text());
		int[] to = values(after.text());
		int pages = after.page() - before.page();
		for (int i = 0; i < Math.min(from.length, to.length); i++) {
			int step = to[i] - from[i];
			if (step != 0 && step != pages) {
				return false;
			}
		}
		return true;
	}

	private static int[] values(String text) {
		OptionalInt lone = lone(text);
		return lone.isPresent() ? new int[] { lone.getAsInt() }
				: NUMBER.matcher(text).results().mapToInt((number) -> valueOf(number.group())).toArray();
	}

	private static int valueOf(String number) {
		return Character.isDigit(number.charAt(0)) ? number.chars().limit(9).reduce(0, (n, c) -> n * 10 + c - '0')
				: RomanNumerals.valueOf(number.toLowerCase(Locale.ROOT));
	}

}
