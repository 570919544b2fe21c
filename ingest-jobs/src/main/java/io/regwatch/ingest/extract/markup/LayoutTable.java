package io.regwatch.ingest.extract.markup;

import java.util.BitSet;

import org.jspecify.annotations.Nullable;

/** A table of a page, which may be a means of layout. */
final class LayoutTable {

	private static final int FEWEST_BLOCKS = 3;

	private final boolean presentation;

	private boolean header;

	/** Rows with several cells. */
	private final BitSet wide = new BitSet();

	private int row;

	private int cells;

	/** Whether the last cell of the row may be the number of the one beside it. */
	private boolean marker;

	/** Characters of its largest cell with several blocks. */
	private int largest;

	private int largestCell;

	private int largestRow;

	LayoutTable(@Nullable String role) {
		this.presentation = "presentation".equals(role) || "none".equals(role);
	}

	void startRow(int number) {
		this.row = number;
		this.cells = 0;
		this.marker = false;
	}

	/** Notes that it has what tables of data have. */
	void hasHeader() {
		this.header = true;
	}

	void add(Cell cell) {
		this.cells++;
		this.wide.set(this.row, this.cells > 1);
		if (cell.blocks >= FEWEST_BLOCKS && !this.marker && cell.characters > this.largest) {
			this.largest = cell.characters;
			this.largestCell = cell.number;
			this.largestRow = this.row;
		}
		this.marker = cell.isMarker();
	}

	/**
	 * Whether the cells of a row are not columns of data: those around the text of the
	 * page, and one cell alone.
	 * @param number which one of the page
	 * @param all characters of the page
	 */
	boolean isLayout(int number, int all) {
		return (this.presentation && !this.header && this.wide.isEmpty())
				|| (isAround(all) && (number == this.largestRow || !this.wide.get(number)));
	}

	/**
	 * Whether a cell has most of the text of the page.
	 * @param cell which one of the page
	 * @param all characters of the page
	 */
	boolean isMain(int cell, int all) {
		return isAround(all) && this.largestCell == cell;
	}

	private boolean isAround(int all) {
		return !this.header && 2 * this.largest > all;
	}

	/** What stands before a cell or in it. */
	record Cell(int number, int characters, int letters, int blocks) {

		/** Numbers of points of a law are no longer. */
		private static final int LONGEST_MARKER = 6;

		private static final int LONGEST_LETTERS = 2;

		/** Whether it may be the number of the cell beside it. */
		boolean isMarker() {
			return this.characters > 0 && this.characters <= LONGEST_MARKER
					&& (this.letters < this.characters || this.characters <= LONGEST_LETTERS);
		}

	}

}
