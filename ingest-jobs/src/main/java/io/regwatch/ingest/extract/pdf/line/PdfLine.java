package io.regwatch.ingest.extract.pdf.line;

import java.util.List;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import org.jspecify.annotations.Nullable;

/**
 * A line of text on a page. Lengths are in points, places measured from the top left of
 * the page as it is read; from its top right if it is read from there.
 *
 * @param page from 1
 * @param x left edge, where lines begin
 * @param right right edge
 * @param y baseline
 * @param place the baseline's share of the page's height, 0 to 1
 * @param size font size of most of its characters
 * @param bold whether nearly all characters are bold
 * @param text clean and not blank
 * @param parts pieces that wide gaps separate, without parts of their own; empty if there
 * is no such gap
 * @param cell of a table that is drawn with rules; {@code null} if it is in none
 */
public record PdfLine(int page, float x, float right, float y, float place, float size, boolean bold, String text,
		List<PdfLine> parts, @Nullable GridCell cell) {

	private static final int MARK = 3;

	/** A line outside of tables that are drawn with rules. */
	public PdfLine(int page, float x, float right, float y, float place, float size, boolean bold, String text,
			List<PdfLine> parts) {
		this(page, x, right, y, place, size, bold, text, parts, null);
	}

	/** Returns this line in a cell. */
	PdfLine in(@Nullable GridCell cell) {
		return new PdfLine(this.page, this.x, this.right, this.y, this.place, this.size, this.bold, this.text,
				this.parts, cell);
	}

	/** Returns the line as it would be on a page that is read from the left. */
	PdfLine mirrored(float width) {
		return new PdfLine(this.page, width - this.right, width - this.x, this.y, this.place, this.size, this.bold,
				this.text, this.parts.stream().map((part) -> part.mirrored(width)).toList());
	}

	/** Returns a line that is near no other one. */
	public PdfLine apart() {
		return new PdfLine(this.page, this.x, this.right, -Float.MAX_VALUE, 0.5F, this.size, this.bold, this.text,
				this.parts);
	}

	/** The parts, or the line itself if it is all of a piece. */
	public List<PdfLine> pieces() {
		return this.parts.isEmpty() ? List.of(this) : this.parts;
	}

	/** Whether a text is as short as a tick, such as "n/a", and no number. */
	public static boolean isMark(String text) {
		return text.length() <= MARK && text.codePoints().noneMatch(Character::isDigit);
	}

	/** Whether text at that place could be a running header. */
	public boolean atTop() {
		return this.place < 0.15F;
	}

	/** Whether text at that place could be a running footer. */
	public boolean atBottom() {
		return this.place > 0.85F;
	}

	/** Whether its last sign ends a sentence or announces what follows. */
	public boolean endsSentence() {
		return ".:;!?\u061B\u061F\u06D4".indexOf(this.text.charAt(this.text.length() - 1)) >= 0;
	}

	/** Whether it goes on with a word of a sentence, in scripts with two cases. */
	public boolean startsInLowerCase() {
		return Character.isLowerCase(this.text.codePointAt(0));
	}

	/**
	 * Returns the width of its first word, in points, as if all letters had one width.
	 */
	public float firstWordWidth() {
		int end = this.text.indexOf(' ');
		return (end < 0) ? this.right - this.x : (this.right - this.x) * end / this.text.length();
	}

}
