package io.regwatch.ingest.extract.pdf.block;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.ListMarkers;

/** Tells headings from running text: by their size, their weight, their numbering. */
final class PdfHeadings {

	private static final int MAX_LENGTH = 200;

	private static final int LOWEST = 6;

	private static final Pattern DECIMAL = Pattern.compile("(\\d{1,2}(?:\\.\\d{1,2}){0,5})\\.?\\s+(\\p{Lu}.*)");

	private static final Pattern CONTENTS_ENTRY = Pattern.compile(".*(\\.{4,}|(\\. ){4,}|…{2,}|_{4,}).*");

	private final PdfLayout layout;

	PdfHeadings(PdfLayout layout) {
		this.layout = layout;
	}

	/**
	 * Returns 1 to 6, or 0 when the paragraph is no heading.
	 * @param above the level of the block before, 0 if that is no heading
	 */
	int level(PdfParagraph paragraph, int above) {
		String text = paragraph.text();
		if (text.length() > MAX_LENGTH || paragraph.lines() > 4 || CONTENTS_ENTRY.matcher(text).matches()
				|| text.codePoints().filter(Character::isLetter).count() < 2) {
			return 0;
		}
		int rank = this.layout.rank(paragraph.first().size());
		if (rank > 0) {
			return Math.min(rank, LOWEST);
		}
		return (paragraph.first().size() < this.layout.bodySize() - 1) ? 0 : levelAtBodySize(paragraph, above);
	}

	private int levelAtBodySize(PdfParagraph paragraph, int above) {
		String text = paragraph.text();
		boolean sentence = ".;,:".indexOf(text.charAt(text.length() - 1)) >= 0;
		int division = LegalHeadings.rank(text);
		if (division > 0 && !sentence && (paragraph.bold() || text.length() <= 80)) {
			return Math.min(division + 1, LOWEST);
		}
		Matcher decimal = DECIMAL.matcher(text);
		if (decimal.matches() && !sentence) {
			int depth = decimal.group(1).split("\\.", -1).length;
			return (paragraph.bold() || (depth > 1 && text.length() <= 80)) ? Math.min(depth + 1, LOWEST) : 0;
		}
		boolean title = paragraph.bold() && !text.endsWith(".") && !ListMarkers.isItem(text) && text.length() <= 120;
		return title ? titleLevel(above) : 0;
	}

	// Bold words below "Article 5" are its title.
	private static int titleLevel(int above) {
		return (above > 0) ? above : LOWEST;
	}

}
