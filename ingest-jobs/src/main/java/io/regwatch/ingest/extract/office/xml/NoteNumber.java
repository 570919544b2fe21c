package io.regwatch.ingest.extract.office.xml;

import io.regwatch.ingest.extract.text.RaisedDigits;
import org.apache.poi.hwpf.converter.NumberFormatter;

/** Writes the number of a note as a text refers to it. */
public final class NoteNumber {

	/** The signs of the Chicago Manual of Style, of which later notes have several. */
	private static final String SIGNS = "*\u2020\u2021\u00A7";

	private NoteNumber() {
	}

	/**
	 * Returns the number in a format.
	 * @param format as OpenDocument names it: "i", "I", "a" or "A"; "*" for signs; any
	 * other one is decimal
	 * @param number from 1
	 * @return letters are in brackets, since nothing else tells them from those before
	 */
	public static String of(String format, int number) {
		int positive = Math.max(1, number);
		return switch (format) {
			case "I" -> letters(positive, 1);
			case "i" -> letters(positive, 2);
			case "A" -> letters(positive, 3);
			case "a" -> letters(positive, 4);
			case "*" -> SIGNS.substring((positive - 1) % SIGNS.length())
				.substring(0, 1)
				.repeat(1 + (positive - 1) / SIGNS.length());
			default -> RaisedDigits.of(Integer.toString(number));
		};
	}

	private static String letters(int number, int style) {
		return "[" + NumberFormatter.getNumber(number, style) + "]";
	}

}
