package io.regwatch.ingest.extract.pdf.furniture;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Finds what a browser prints around a page: the time, its address, its title and the
 * number of the sheet. Round a single sheet nothing comes back, so the lines must say
 * both time and address, and no words that the text does not have.
 */
final class BrowserLines {

	private static final Pattern TIME = Pattern
		.compile("(?iu)(?<!\\p{N})\\p{Nd}{1,4}(?:[./-]\\p{Nd}{1,2}[./-]|年\\p{Nd}{1,2}月)\\p{Nd}{1,4}日?,?\\s"
				+ "\\p{Nd}{1,2}[:.]\\p{Nd}{2}(?:[:.]\\p{Nd}{2})?(?:\\s?[ap]\\.?m\\.?)?(?!\\p{N})");

	private static final Pattern ADDRESS = Pattern.compile("(?iu)(?<!\\S)(?:https?|file):/{1,3}\\S+");

	private static final Pattern SHEET = Pattern.compile("(?iu)(?<!\\S)1\\s?(?:/|of|von|sur|de|di)\\s?1(?!\\S)");

	private BrowserLines() {
	}

	/**
	 * Returns the indices of such lines.
	 * @param margins indices of the lines at the edges of pages
	 */
	static BitSet find(List<PdfLine> lines, BitSet margins, int pages) {
		BitSet found = new BitSet();
		if (pages == 1 && has(lines, margins, TIME) && has(lines, margins, ADDRESS)) {
			String text = IntStream.range(0, lines.size())
				.filter((i) -> !isStamp(lines.get(i)))
				.mapToObj((i) -> lines.get(i).text())
				.collect(Collectors.joining(" "));
			margins.stream()
				.filter((i) -> isStamp(lines.get(i)) && text.contains(rest(lines.get(i))))
				.forEach(found::set);
		}
		return found;
	}

	private static boolean has(List<PdfLine> lines, BitSet margins, Pattern stamp) {
		return margins.stream().anyMatch((i) -> stamp.matcher(lines.get(i).text()).find());
	}

	private static boolean isStamp(PdfLine line) {
		return TIME.matcher(line.text()).find() || ADDRESS.matcher(line.text()).find();
	}

	private static String rest(PdfLine line) {
		String rest = line.text();
		for (Pattern stamp : List.of(TIME, ADDRESS, SHEET)) {
			rest = stamp.matcher(rest).replaceAll("");
		}
		return rest.strip();
	}

}
