package io.regwatch.ingest.extract.pdf.direction;

import java.text.Normalizer;

import org.apache.pdfbox.text.TextPosition;

/**
 * Reads the forms that letters of Hebrew and Arabic have in words, and their ligatures.
 */
final class LetterForms {

	private LetterForms() {
	}

	/** Returns a glyph with the letters that its text stands for. */
	static TextPosition letters(TextPosition glyph) {
		String letters = letters(glyph.getUnicode());
		return letters.equals(glyph.getUnicode()) ? glyph : TextPositions.with(glyph, letters);
	}

	static String letters(String glyph) {
		String text = corrected(glyph);
		return text.chars().anyMatch(LetterForms::isForm) ? Normalizer.normalize(text, Normalizer.Form.NFKC).strip()
				: text;
	}

	private static boolean isForm(int character) {
		return (character >= 0xFB1D && character <= 0xFDFF) || (character >= 0xFE70 && character <= 0xFEFC);
	}

	/** Ghostscript repeats the second byte of a ligature's letters as their third. */
	private static String corrected(String glyph) {
		StringBuilder letters = new StringBuilder(glyph);
		for (int i = 1; i < glyph.length() && BidiTypes.isRight(glyph); i++) {
			char letter = (char) ((glyph.charAt(0) & 0xFF00) | (glyph.charAt(i) & 0xFF));
			boolean repeated = glyph.charAt(i) >> Byte.SIZE == (glyph.charAt(i - 1) & 0xFF);
			letters.setCharAt(i,
					(repeated && BidiTypes.isRight(BidiTypes.of(String.valueOf(letter)))) ? letter : glyph.charAt(i));
		}
		return letters.toString();
	}

}
