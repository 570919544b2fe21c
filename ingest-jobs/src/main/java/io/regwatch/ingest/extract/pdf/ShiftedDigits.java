package io.regwatch.ingest.extract.pdf;

import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.text.RaisedDigits;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Writes digits that are set above or below the baseline of what stands beside them as
 * characters of their own. A raised digit after a word is the mark of a footnote.
 */
final class ShiftedDigits {

	/** Least distance between the baselines, as a share of the larger font size. */
	private static final float LEAST_OF_SMALLER = 0.08F;

	/** Of glyphs of one size: recognised text is not set on one line. */
	private static final float LEAST_OF_EQUAL = 0.25F;

	private static final float SMALLER = 0.85F;

	/** More letters before a raised digit are a word. */
	private static final int MOST_LETTERS = 2;

	private final StringBuilder text = new StringBuilder();

	private final StringBuilder shifted = new StringBuilder();

	private int direction;

	/** The glyph on the baseline that others may stand beside. */
	private @Nullable TextPosition base;

	/**
	 * Returns the text of the glyphs of a word, or the word itself if none is shifted.
	 */
	static String of(String word, List<TextPosition> glyphs) {
		if (glyphs.size() < 2 || word.codePoints().noneMatch(Character::isDigit)) {
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

	private void add(TextPosition glyph) {
		int to = (this.base != null) ? direction(this.base, glyph) : 0;
		if (to != this.direction) {
			endShifted();
			this.direction = to;
		}
		(to == 0 ? this.text : this.shifted).append(glyph.getUnicode());
		if (to == 0) {
			this.base = isBase(glyph) ? glyph : null;
		}
	}

	/** Recognised words of one line have other sizes and places. */
	private static boolean isBase(TextPosition glyph) {
		return glyph.getUnicode().codePoints().allMatch((letter) -> Character.isLetterOrDigit(letter) || letter == ')');
	}

	private void endShifted() {
		String digits = this.shifted.toString();
		this.shifted.setLength(0);
		this.text.append((this.direction < 0) ? RaisedDigits.lowered(digits)
				: (this.direction > 0 && !isAfterWord()) ? RaisedDigits.of(digits) : digits);
	}

	private boolean isAfterWord() {
		int start = this.text.length();
		while (start > 0 && Character.isLetter(this.text.charAt(start - 1))) {
			start--;
		}
		int letters = this.text.length() - start;
		return letters > MOST_LETTERS;
	}

	/** One if a glyph is raised over another, minus one if it is lowered. */
	private static int direction(TextPosition base, TextPosition glyph) {
		float rise = base.getYDirAdj() - glyph.getYDirAdj();
		boolean smaller = glyph.getFontSizeInPt() < base.getFontSizeInPt() * SMALLER;
		float least = base.getFontSizeInPt() * (smaller ? LEAST_OF_SMALLER : LEAST_OF_EQUAL);
		boolean shifted = glyph.getFontSizeInPt() <= base.getFontSizeInPt() && base.getDir() == glyph.getDir();
		return (shifted && Math.abs(rise) > least) ? (int) Math.signum(rise) : 0;
	}

}
