package io.regwatch.ingest.extract.pdf.furniture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * The numbers in running headers and footers: page numbers and constants such as dates.
 */
final class RunningNumbers {

	private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+");

	/** Neither letters nor numbers of any script. */
	private static final String DECORATION = "[^\\p{L}\\p{M}\\p{N}]*+";

	private static final Pattern LONE = Pattern.compile("(?iu)" + DECORATION
			+ "(?<word>page|seite|p\\.|pg\\.?|pagina|página|strana|str\\.|side|sida|sivu|lk|pág\\.?|blz\\.?|стр\\.?"
			+ "|страница|σελίδα|σελ\\.?|صفحة|第|ページ|페이지)?" + DECORATION + "(?<number>\\p{Nd}{1,4}|[ivxl]{1,7})"
			+ "(?<unit>\\s*(?:页|頁|ページ|페이지|쪽))?"
			+ "(?<total>\\s*(?:of|/|von|sur|de|di|van|av|z|iš|no|из|από|من|共|총|\\|)\\s*(?<last>\\p{Nd}{1,4})"
			+ "\\s*(?:页|頁|ページ|페이지|쪽)?)?" + DECORATION);

	/** A line drawn with characters beside words. */
	private static final Pattern RULE = Pattern
		.compile("(?<=\\S) [_=.\u2013\u2014-]{5,}+|^[_=.\u2013\u2014-]{5,}+ (?=\\S)");

	private static final Pattern DASHED = Pattern.compile("\\p{Pd} ?[\\p{L}\\p{N}]+ ?\\p{Pd}");

	private RunningNumbers() {
	}

	/**
	 * Returns the words in alphabetical order, with a hash sign for each number: the same
	 * for a header and its mirror image on the facing page.
	 */
	static String masked(String text) {
		Matcher lone = LONE.matcher(text);
		String arabic = lone.matches()
				? text.substring(0, lone.start("number")) + "#" + text.substring(lone.end("number")) : text;
		return Stream.of(NUMBER.matcher(RULE.matcher(arabic).replaceAll("")).replaceAll("#").split(" ", -1))
			.sorted()
			.collect(Collectors.joining(" "));
	}

	/** Returns the page number that a line is nothing but, if it is. */
	static OptionalInt lone(String text) {
		Matcher lone = LONE.matcher(text);
		return lone.matches() ? OptionalInt.of(valueOf(lone.group("number"))) : OptionalInt.empty();
	}

	/**
	 * Whether the line says by words or signs that its number is a page's. A fraction
	 * such as "1/2" says so only if the document has that many pages.
	 */
	static boolean isExplicit(String text, int pages) {
		Matcher lone = LONE.matcher(text);
		if (!lone.matches()) {
			return false;
		}
		return lone.group("word") != null || lone.group("unit") != null || DASHED.matcher(text).matches()
				|| (lone.group("last") != null && valueOf(lone.group("last")) == pages
						&& valueOf(lone.group("number")) <= pages);
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

	// Headers of odd and even pages have the same numbers in another order.
	private static boolean isStep(PdfLine before, PdfLine after) {
		List<Integer> from = values(before.text());
		List<Integer> to = values(after.text());
		List<Integer> gone = new ArrayList<>(from);
		List<Integer> come = new ArrayList<>(to);
		to.forEach(gone::remove);
		from.forEach(come::remove);
		int pages = after.page() - before.page();
		return gone.size() == come.size()
				&& IntStream.range(0, gone.size()).allMatch((i) -> come.get(i) - gone.get(i) == pages);
	}

	private static List<Integer> values(String text) {
		OptionalInt lone = lone(text);
		return lone.isPresent() ? List.of(lone.getAsInt())
				: NUMBER.matcher(text).results().map((number) -> valueOf(number.group())).toList();
	}

	private static int valueOf(String number) {
		return Character.isDigit(number.codePointAt(0))
				? number.codePoints().limit(9).reduce(0, (value, digit) -> value * 10 + Character.digit(digit, 10))
				: RomanNumerals.valueOf(number.toLowerCase(Locale.ROOT));
	}

}
