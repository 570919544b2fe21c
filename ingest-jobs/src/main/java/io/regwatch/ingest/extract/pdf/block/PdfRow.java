package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Cells beside each other, as they are drawn one after the other; or, with one cell, what
 * is no row of a table.
 */
final class PdfRow {

	private static final float WIDE = 1.35F;

	private static final int LONGEST_CELL = 20;

	/** Titles of columns, at least, above cells that may stand alone. */
	private static final int FEWEST_TITLES = 3;

	private final PdfLayout layout;

	private final int first;

	private final int page;

	private final List<PdfCell> cells = new ArrayList<>();

	private int end;

	private float top;

	private float bottom;

	PdfRow(PdfLayout layout, PdfLine line, int index) {
		this.layout = layout;
		this.first = index;
		this.end = index + 1;
		this.page = line.page();
		this.top = line.y();
		this.bottom = line.y();
		line.pieces().forEach((piece) -> this.cells.add(new PdfCell(layout, piece)));
	}

	/** Takes the next line if it belongs to this row. */
	boolean take(PdfLine line, int index) {
		PdfLine piece = line.pieces().getFirst();
		if (line.page() != this.page || !(continuesCell(line) || isBeside(piece))) {
			return false;
		}
		if (continuesCell(line)) {
			this.cells.getLast().join(piece);
		}
		else {
			this.cells.add(new PdfCell(this.layout, piece));
		}
		line.pieces().stream().skip(1).forEach((next) -> this.cells.add(new PdfCell(this.layout, next)));
		this.end = index + 1;
		this.top = Math.min(this.top, line.y());
		this.bottom = Math.max(this.bottom, line.y());
		return true;
	}

	/** Whether it may be a row: cells beside each other that are no columns of a page. */
	boolean hasCells() {
		return this.cells.size() > 1 && this.cells.stream().allMatch((cell) -> cell.lines() <= LONGEST_CELL);
	}

	/** Whether at least two of its cells are in columns of the other row. */
	boolean isAlignedWith(PdfRow other) {
		return this.cells.stream().filter((cell) -> other.cells.stream().anyMatch(cell::isAlignedWith)).count() > 1;
	}

	/** Whether it is a text with nothing but ticks to its right. */
	boolean hasMarks() {
		return this.cells.size() > 1 && this.cells.stream().skip(1).allMatch(PdfCell::isMark);
	}

	/** Whether both have marks, in whichever columns. */
	boolean isMarkedLike(PdfRow other) {
		return hasMarks() && other.hasMarks() && this.cells.getFirst().isAlignedWith(other.cells.getFirst());
	}

	/** Whether its marks stand below the titles of columns. */
	boolean isMarkedBelow(PdfRow head) {
		return hasMarks() && isFirstCellBelow(head)
				&& this.cells.stream().skip(1).allMatch((mark) -> head.cells.stream().anyMatch(mark::isInColumnOf));
	}

	/**
	 * Whether its first cell stands below the title of the first column, or beside it.
	 */
	boolean isFirstCellBelow(PdfRow head) {
		return head.cells.size() >= FEWEST_TITLES && head.cells.stream().allMatch(PdfCell::isTitle)
				&& this.cells.getFirst().right() <= head.cells.get(1).left();
	}

	/** Whether it looks like the item of a list: a mark, a gap, a text. */
	boolean isItem() {
		return this.cells.size() == 2 && this.cells.getFirst().isMarker();
	}

	List<PdfCell> cells() {
		return this.cells;
	}

	List<String> texts() {
		return this.cells.stream().map(PdfCell::text).toList();
	}

	int page() {
		return this.page;
	}

	/** Index of the first line. */
	int first() {
		return this.first;
	}

	/** Index behind the last line. */
	int end() {
		return this.end;
	}

	// Several pieces on one baseline begin a row; at different heights they are centred.
	private boolean continuesCell(PdfLine line) {
		PdfLine piece = line.pieces().getFirst();
		boolean oneBaseline = line.parts().size() > 1 && line.parts().get(1).y() == piece.y();
		return !oneBaseline && this.cells.getLast().isAbove(piece, this.layout.pitch(piece.size()) * WIDE);
	}

	private boolean isBeside(PdfLine piece) {
		return this.cells.getLast().isLeftOf(piece) && piece.y() > this.top - piece.size()
				&& piece.y() < this.bottom + piece.size();
	}

}
