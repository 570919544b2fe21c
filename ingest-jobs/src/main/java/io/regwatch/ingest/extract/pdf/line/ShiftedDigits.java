package io.regwatch.ingest.extract.pdf.line;

import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.text.RaisedDigits;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Writes digits that are smaller and set above or below the baseline of the letter or
 * digit beside them as characters of their own. A raised digit after a word is the mark
 * of a footnote.
 */
final class ShiftedDigits {

	/** Least distance between the baselines, as a share of the larger font size. */
	private static final float LEAST = 0.08F;

	private static final float SMALLER = 0.85F;

	/** Distance that digits of nearly the same size have only if they are shifted. */
	private static final float FAR = 0.2F;

	private static final float HARDLY_SMALLER = 0.95F;

	/** More letters before a raised digit are a word. */
	private static final int MOST_LETTERS = 2;

	private final StringBuilder text = new StringBuilder();

	private final StringBuilder shifted = new StringBuilder();

	private int direction;

	/** The letter or digit on the line that digits stand beside, if one does. */
	private @Nullable TextPosition base;

	/**
	 * Returns the text of the glyphs of a word, or the word itself if none is shifted.
	 */
	static String of(String word, List<TextPosition> glyphs) {
		if (glyphs.size() < 2 || !hasDigit(word)) {
			return word;
		}
		String plain = glyphs.stream().map(TextPosition::getUnicode).collect(Collectors.joining());
		if (!plain.equals(word)) {
			return word;
		}
		ShiftedDigits digits = new ShiftedDigits();
		glyphs.forEach(digits::add);
		digits.endShifted();
		return digits.text.toString();
	}

	private static boolean hasDigit(String word) {
		for (int i = 0; i < word.length(); i++) {
			if (Character.isDigit(word.codePointAt(i))) {
				return true;
			}
		}
		return false;
	}

	private void add(TextPosition glyph) {
		int to = isDigit(glyph) ? direction(glyph) : 0;
		if (to != this.direction) {
			endShifted();
			this.direction = to;
		}
		(to == 0 ? this.text : this.shifted).append(glyph.getUnicode());
		if (to == 0) {
			this.base = glyph.getUnicode().codePoints().allMatch(Character::isLetterOrDigit) ? glyph : null;
		}
	}

	/** Whether a glyph is a digit or the sign of one. */
	private static boolean isDigit(TextPosition glyph) {
		String text = glyph.getUnicode();
		return text.length() == 1 && "0123456789+-\u2212".contains(text);
	}

	private void endShifted() {
		String digits = this.shifted.toString();
		this.shifted.setLength(0);
		this.text.append((this.direction < 0) ? RaisedDigits.lowered(digits)
				: (this.direction > 0) ? raised(this.text, digits) : digits);
	}

	/** Returns how raised digits are written behind a text. */
	static String raised(CharSequence before, String digits) {
		int start = before.length();
		while (start > 0 && Character.isLetter(before.charAt(start - 1))) {
			start--;
		}
		boolean mark = before.length() - start > MOST_LETTERS || before.isEmpty()
				|| !Character.isLetterOrDigit(before.charAt(before.length() - 1));
		return mark ? digits : RaisedDigits.of(digits);
	}

	/** One if a glyph is raised over the one beside it, minus one if it is lowered. */
	private int direction(TextPosition glyph) {
		TextPosition beside = this.base;
		if (beside == null || beside.getDir() != glyph.getDir()) {
			return 0;
		}
		float size = beside.getFontSizeInPt();
		float rise = beside.getYDirAdj() - glyph.getYDirAdj();
		float largest = size * ((Math.abs(rise) > size * FAR) ? HARDLY_SMALLER : SMALLER);
		return (Math.abs(rise) > size * LEAST && glyph.getFontSizeInPt() <= largest) ? (int) Math.signum(rise) : 0;
	}

}
