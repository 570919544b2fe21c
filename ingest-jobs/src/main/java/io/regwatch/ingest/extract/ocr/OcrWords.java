package io.regwatch.ingest.extract.ocr;

import java.util.List;
import java.util.Optional;

/** The recognised words of a page in the tab-separated format of Tesseract. */
final class OcrWords {

	/** Pages with a lower mean confidence, in per cent, are noise. */
	private static final float LEAST_CONFIDENCE = 60;

	private OcrWords() {
	}

	/**
	 * Joins words to lines, with blank lines between paragraphs.
	 * @param table with a header row
	 * @return empty if the page is not legible
	 */
	static String text(String table) {
		List<Word> words = table.lines().flatMap((row) -> Word.of(row).stream()).toList();
		double characters = words.stream().mapToInt((word) -> word.text().length()).sum();
		double confidence = words.stream().mapToDouble((word) -> word.confidence() * word.text().length()).sum();
		return (confidence < LEAST_CONFIDENCE * characters) ? "" : join(words);
	}

	private static String join(List<Word> words) {
		StringBuilder text = new StringBuilder();
		String paragraph = "";
		String line = "";
		for (Word word : words) {
			text.append(!word.paragraph().equals(paragraph) ? "\n\n" : word.line().equals(line) ? " " : "\n");
			text.append(word.text());
			paragraph = word.paragraph();
			line = word.line();
		}
		return text.toString();
	}

	/**
	 * A word.
	 *
	 * @param paragraph page, block and paragraph
	 * @param line within the paragraph
	 * @param confidence in per cent
	 */
	private record Word(String paragraph, String line, float confidence, String text) {

		private static final int COLUMNS = 12;

		private static final String LEVEL = "5";

		static Optional<Word> of(String row) {
			String[] cells = row.split("\t", COLUMNS);
			boolean word = cells.length == COLUMNS && cells[0].equals(LEVEL) && !cells[COLUMNS - 1].isBlank();
			return word ? Optional.of(new Word(String.join(" ", cells[1], cells[2], cells[3]), cells[4],
					Float.parseFloat(cells[10]), cells[COLUMNS - 1].strip())) : Optional.empty();
		}

	}

}
