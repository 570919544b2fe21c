package io.regwatch.ingest.extract.pdf;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds entries of a table of contents: they repeat headings, and change with each other
 * page break. A price list with leaders looks the same, so that an entry counts only if
 * its words begin a line elsewhere.
 */
final class TableOfContentsDetector {

	/** What follows the title: leaders, and the number of a page. */
	private static final Pattern LEADERS = Pattern
		.compile("(?:\\.{3,}|…++|(?:\\. ?){3,}|_{3,})[\\s.]*(?:\\d{1,4}|[ivxl]{1,6})$");

	private static final Pattern NOT_A_LETTER = Pattern.compile("[^\\p{L}]+");

	private TableOfContentsDetector() {
	}

	/** Returns the indices of the entries. */
	static BitSet find(List<PdfLine> lines) {
		BitSet entries = new BitSet();
		for (int i = 0; i < lines.size(); i++) {
			entries.set(i, !title(lines.get(i)).isEmpty());
		}
		if (!entries.isEmpty()) {
			Set<String> beginnings = beginnings(lines, entries);
			entries.stream().filter((i) -> !beginnings.contains(title(lines.get(i)))).forEach(entries::clear);
		}
		return entries;
	}

	private static Set<String> beginnings(List<PdfLine> lines, BitSet entries) {
		Set<String> titles = entries.stream().mapToObj((i) -> title(lines.get(i))).collect(Collectors.toSet());
		Set<Integer> lengths = titles.stream().map(String::length).collect(Collectors.toSet());
		BitSet others = (BitSet) entries.clone();
		others.flip(0, lines.size());
		return others.stream()
			.mapToObj((i) -> letters(lines.get(i).text()))
			.flatMap((text) -> lengths.stream()
				.filter((length) -> length <= text.length())
				.map((length) -> text.substring(0, length)))
			.filter(titles::contains)
			.collect(Collectors.toSet());
	}

	/** The letters of an entry's title; empty if it is none. */
	private static String title(PdfLine line) {
		Matcher leaders = LEADERS.matcher(line.text());
		return endsWithNumber(line.text()) && leaders.find() ? letters(line.text().substring(0, leaders.start())) : "";
	}

	// Most lines do not, and leaders take long to look for.
	private static boolean endsWithNumber(String text) {
		char last = text.charAt(text.length() - 1);
		return Character.isDigit(last) || "ivxl".indexOf(last) >= 0;
	}

	private static String letters(String text) {
		return NOT_A_LETTER.matcher(text).replaceAll("").toLowerCase(Locale.ROOT);
	}

}
