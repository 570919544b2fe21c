package io.regwatch.ingest.extract.pdf.direction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.apache.pdfbox.text.TextPosition;

/**
 * The glyphs of a line from left to right, whatever the order in which they are drawn.
 */
final class VisualLine {

	private final List<List<TextPosition>> parts = new ArrayList<>();

	/** Letters without a width, which may stand above or below the next one. */
	private final List<MarkedLetter> waiting = new ArrayList<>();

	private final WordGaps gaps;

	private final float widest;

	private boolean space;

	/** The right edge of what is there, and of what of it is no space. */
	private float right;

	private float inked;

	private VisualLine(List<MarkedLetter> letters, float widest) {
		this.gaps = new WordGaps(letters.stream().map(MarkedLetter::letter).filter(VisualLine::hasInk).toList(),
				widest);
		this.widest = widest;
	}

	/**
	 * Returns the parts of a line, with spaces in gaps between words.
	 * @param widest the widest gap within a part, in font sizes
	 */
	static List<List<TextPosition>> parts(List<TextPosition> drawn, float widest) {
		List<MarkedLetter> letters = MarkedLetter.of(drawn)
			.stream()
			.sorted(Comparator
				.comparingDouble((each) -> each.letter().getXDirAdj() + each.letter().getWidthDirAdj() / 2))
			.toList();
		VisualLine line = new VisualLine(letters, widest);
		letters.forEach(line::take);
		line.addWaiting(Float.MAX_VALUE);
		line.parts.removeIf(List::isEmpty);
		return line.parts;
	}

	private void take(MarkedLetter next) {
		TextPosition glyph = next.letter();
		if (glyph.getWidthDirAdj() <= 0) {
			this.waiting.add(next);
			return;
		}
		addWaiting((this.inked + glyph.getXDirAdj()) / 2);
		float end = glyph.getXDirAdj() + glyph.getWidthDirAdj();
		if (hasInk(glyph)) {
			separate(glyph);
			addWaiting(Float.MAX_VALUE);
			add(next);
			this.inked = Math.max(this.inked, end);
		}
		this.space = !hasInk(glyph);
		this.right = Math.max(this.right, end);
	}

	private void separate(TextPosition next) {
		float gap = next.getXDirAdj() - this.inked;
		if (this.parts.isEmpty() || next.getXDirAdj() - this.right > next.getFontSizeInPt() * this.widest
				|| this.gaps.isBetweenCells(gap, next, this.space)) {
			this.parts.add(new ArrayList<>());
		}
		else if (!last().isEmpty() && (this.space || this.gaps.isBetweenWords(gap, next))) {
			last().add(TextPositions.with(last().getLast(), " "));
		}
	}

	private void addWaiting(float before) {
		this.waiting.stream().filter((letter) -> letter.letter().getXDirAdj() < before).forEach(this::add);
		this.waiting.removeIf((letter) -> letter.letter().getXDirAdj() < before);
	}

	/** Adds a letter and its marks, which are read after it: to its left. */
	private void add(MarkedLetter letter) {
		if (this.parts.isEmpty()) {
			this.parts.add(new ArrayList<>());
		}
		last().addAll(letter.marks());
		if (!isInvisible(letter.letter())) {
			last().add(letter.letter());
		}
	}

	private List<TextPosition> last() {
		return this.parts.getLast();
	}

	private static boolean hasInk(TextPosition glyph) {
		String text = glyph.getUnicode();
		boolean space = !text.isEmpty() && text.chars().allMatch(Character::isSpaceChar);
		return glyph.getWidthDirAdj() > 0 && !space;
	}

	private static boolean isInvisible(TextPosition glyph) {
		return glyph.getUnicode()
			.codePoints()
			.allMatch((character) -> Character.getType(character) == Character.FORMAT);
	}

}
