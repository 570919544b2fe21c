package io.regwatch.ingest.extract.pdf.furniture;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Finds entries of a table of contents: they repeat headings, and change with each other
 * page break. A price list with leaders looks the same, so that an entry counts only if
 * its words begin a line elsewhere, and its number may be that of the page there.
 */
public final class TableOfContentsDetector {

	private static final Pattern PAGE = Pattern.compile("\\p{Nd}{1,4}|[ivxl]{1,6}");

	private static final String LEADERS = ".…_ ";

	private static final int MIN_LEADERS = 3;

	private static final Pattern NOT_A_LETTER = Pattern.compile("[^\\p{L}]+");

	private TableOfContentsDetector() {
	}

	/**
	 * Returns the indices of the entries.
	 * @param last highest number of a page
	 */
	public static BitSet find(List<PdfLine> lines, int last) {
		BitSet entries = new BitSet();
		for (int i = 0; i < lines.size(); i++) {
			entries.set(i, !title(lines.get(i)).isEmpty());
		}
		if (!entries.isEmpty()) {
			Map<String, Set<Integer>> beginnings = beginnings(lines, entries);
			entries.stream().filter((i) -> !beginnings.containsKey(title(lines.get(i)))).forEach(entries::clear);
			entries.andNot(others(entries, lines, beginnings, last));
		}
		return areInPageOrder(entries.stream().mapToObj(lines::get).toList()) ? entries : new BitSet();
	}

	/** Those whose numbers cannot be those of pages. */
	private static BitSet others(BitSet entries, List<PdfLine> lines, Map<String, Set<Integer>> beginnings, int last) {
		PageOffsets offsets = new PageOffsets();
		entries.stream()
			.mapToObj(lines::get)
			.forEach((line) -> offsets.add(page(line.text()), beginnings.getOrDefault(title(line), Set.of())));
		BitSet others = new BitSet();
		entries.stream().filter((i) -> {
			int page = page(lines.get(i).text());
			return page > last && !offsets.isCommon(page, beginnings.getOrDefault(title(lines.get(i)), Set.of()));
		}).forEach(others::set);
		return others;
	}

	// The numbers of a price list go up and down.
	private static boolean areInPageOrder(List<PdfLine> entries) {
		int steps = 0;
		int last = 0;
		for (PdfLine entry : entries) {
			int page = page(entry.text());
			steps += (page >= last) ? 1 : 0;
			last = page;
		}
		return steps * 10 >= entries.size() * 9;
	}

	private static int page(String entry) {
		String number = entry.substring(pageStart(entry));
		return Character.isDigit(number.codePointAt(0))
				? number.codePoints().reduce(0, (value, digit) -> value * 10 + Character.digit(digit, 10)) : 0;
	}

	/** The pages with lines that begin with the titles of entries. */
	private static Map<String, Set<Integer>> beginnings(List<PdfLine> lines, BitSet entries) {
		Set<String> titles = entries.stream().mapToObj((i) -> title(lines.get(i))).collect(Collectors.toSet());
		Set<Integer> lengths = titles.stream().map(String::length).collect(Collectors.toSet());
		Map<String, Set<Integer>> pages = new HashMap<>();
		BitSet others = (BitSet) entries.clone();
		others.flip(0, lines.size());
		others.stream().mapToObj(lines::get).forEach((line) -> {
			String text = letters(line.text());
			lengths.stream()
				.filter((length) -> length <= text.length())
				.map((length) -> text.substring(0, length))
				.filter(titles::contains)
				.forEach((title) -> pages.computeIfAbsent(title, (_) -> new TreeSet<>()).add(line.page()));
		});
		return pages;
	}

	/** The letters of an entry's title; empty if the line is not an entry. */
	private static String title(PdfLine line) {
		String text = line.text();
		int page = pageStart(text);
		int leaders = page;
		int marks = 0;
		while (leaders > 0 && LEADERS.indexOf(text.charAt(leaders - 1)) >= 0) {
			leaders--;
			marks += switch (text.charAt(leaders)) {
				case ' ' -> 0;
				case '…' -> MIN_LEADERS;
				default -> 1;
			};
		}
		return (marks >= MIN_LEADERS && PAGE.matcher(text.substring(page)).matches())
				? letters(text.substring(0, leaders)) : "";
	}

	private static int pageStart(String text) {
		int start = text.length();
		while (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
			start--;
		}
		return start;
	}

	private static String letters(String text) {
		return NOT_A_LETTER.matcher(text).replaceAll("").toLowerCase(Locale.ROOT);
	}

}
