package io.regwatch.ingest.extract.pdf.block;

import java.util.regex.Pattern;

import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.text.ListMarkers;

/** Lines below each other in a row that may turn out to be a table's. */
final class PdfCell {

	private static final float ALIGNED = 3;

	/** Characters of a column's title. */
	private static final int TITLE = 40;

	private static final Pattern NUMBER = Pattern.compile("(\\d{1,2}(\\.\\d{1,2})*|[IVXL]{1,6})\\.?");

	private final PdfParagraph text;

	private float left;

	private float right;

	PdfCell(PdfLayout layout, PdfLine first) {
		this.text = new PdfParagraph(layout, first);
		this.left = first.x();
		this.right = first.right();
	}

	void join(PdfLine line) {
		this.text.join(line);
		this.left = Math.min(this.left, line.x());
		this.right = Math.max(this.right, line.right());
	}

	/** Whether a line continues the text of this cell. */
	boolean isAbove(PdfLine line, float pitch) {
		float step = line.y() - this.text.last().y();
		boolean overlaps = line.x() < this.right && line.right() > this.left;
		return step > 0 && step <= pitch && overlaps && (isWithin(line) || Math.abs(line.x() - this.left) < ALIGNED);
	}

	/** Whether a line is beside the cell, to its right. */
	boolean isLeftOf(PdfLine line) {
		return line.x() >= this.right;
	}

	/** Whether it is below another one, or above it. */
	boolean isInColumnOf(PdfCell other) {
		return this.left < other.right && this.right > other.left;
	}

	/** Whether both could be in one column. */
	boolean isAlignedWith(PdfCell other) {
		return near(this.left, other.left) || near((this.left + this.right) / 2, (other.left + other.right) / 2)
				|| (near(this.right, other.right) && isNumber() && other.isNumber());
	}

	/** Whether it is as short as a tick, and no number. */
	boolean isMark() {
		return PdfLine.isMark(text());
	}

	/** Whether it is as short as the title of a column. */
	boolean isTitle() {
		return text().length() <= TITLE;
	}

	/** Whether it is nothing but the mark of a list's item or the number of a clause. */
	boolean isMarker() {
		return ListMarkers.isItem(text() + " x") || NUMBER.matcher(text()).matches();
	}

	float left() {
		return this.left;
	}

	float right() {
		return this.right;
	}

	int lines() {
		return this.text.lines();
	}

	String text() {
		return this.text.text();
	}

	private boolean isWithin(PdfLine line) {
		return line.x() >= this.left - ALIGNED && line.right() <= this.right + ALIGNED;
	}

	private boolean isNumber() {
		return text().codePoints().noneMatch(Character::isLetter);
	}

	private static boolean near(float one, float other) {
		return Math.abs(one - other) < ALIGNED;
	}

}
