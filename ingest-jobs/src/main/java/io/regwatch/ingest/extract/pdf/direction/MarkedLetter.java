package io.regwatch.ingest.extract.pdf.direction;

import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.text.TextPosition;

/**
 * A glyph and the marks of Hebrew or Arabic that are drawn with it, such as those of
 * vowels.
 */
public record MarkedLetter(TextPosition letter, List<TextPosition> marks) {

	/** Keeps PDFBox from taking a mark for one of the glyph before it. */
	private static final String APART = "\u200F";

	/** Returns a glyph that stays apart if it is a mark. */
	public static TextPosition apart(TextPosition glyph) {
		String text = glyph.getUnicode();
		boolean mark = text.length() == 1 && BidiTypes.isMark(text.charAt(0));
		return mark ? TextPositions.with(glyph, text + APART) : glyph;
	}

	/** Puts the glyphs of a line together, in the order in which they are drawn. */
	static List<MarkedLetter> of(List<TextPosition> drawn) {
		List<MarkedLetter> letters = new ArrayList<>();
		List<TextPosition> marks = new ArrayList<>();
		for (TextPosition glyph : drawn) {
			if (isMark(glyph)) {
				marks.add(glyph);
			}
			else {
				MarkedLetter next = new MarkedLetter(glyph, new ArrayList<>());
				marks.forEach((mark) -> next.nearer(letters, mark).marks.add(mark));
				marks.clear();
				letters.add(next);
			}
		}
		marks.forEach((mark) -> letters.add(new MarkedLetter(mark, List.of())));
		return letters;
	}

	/**
	 * Where a line is drawn from the left, marks come before their letters, else after
	 * them.
	 */
	private MarkedLetter nearer(List<MarkedLetter> before, TextPosition mark) {
		if (before.isEmpty()) {
			return this;
		}
		MarkedLetter last = before.getLast();
		boolean fromLeft = last.letter.getXDirAdj() < this.letter.getXDirAdj();
		return ((fromLeft || !last.isNear(mark)) && isNear(mark)) ? this : last;
	}

	private boolean isNear(TextPosition mark) {
		return Math.abs(mark.getXDirAdj() - this.letter.getXDirAdj()) < Math.max(this.letter.getWidthDirAdj(),
				this.letter.getFontSizeInPt());
	}

	static boolean isMark(TextPosition glyph) {
		return glyph.getUnicode().codePoints().anyMatch(BidiTypes::isMark) && glyph.getUnicode()
			.codePoints()
			.allMatch((character) -> BidiTypes.isMark(character) || Character.getType(character) == Character.FORMAT);
	}

}
