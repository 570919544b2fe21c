package io.regwatch.ingest.extract.office.sheet;

import java.util.SortedMap;
import java.util.TreeMap;

import io.regwatch.ingest.extract.text.RepeatedText;
import org.apache.poi.ss.util.CellRangeAddress;

/** What the merged cells of a sheet say of the cells that they cover. */
final class CoveredCells {

	/** As in Excel. */
	private static final int MAX_COLUMNS = 16_384;

	private final MergedCells merged;

	/** By column. */
	private final TreeMap<Integer, Cover> covers = new TreeMap<>();

	CoveredCells(MergedCells merged) {
		this.merged = merged;
	}

	void startRow(int row) {
		this.covers.values().removeIf((cover) -> cover.lastRow < row);
	}

	/** Notes the text of a cell that may be merged. */
	void add(CellPosition cell, String text) {
		CellRangeAddress range = this.merged.range(cell);
		if (range == null || text.isBlank()) {
			return;
		}
		for (int column = range.getFirstColumn(); column <= range.getLastColumn() && column < MAX_COLUMNS; column++) {
			if (this.merged.isInColumn(cell, column)) {
				this.covers.put(column, new Cover(RepeatedText.of(text), range.getLastRow()));
			}
		}
	}

	/** Whether a cell that was not read yet is covered. */
	boolean isCovered(int column) {
		return this.covers.containsKey(column);
	}

	/** The covers of the columns from one to before another. */
	SortedMap<Integer, Cover> between(int from, int to) {
		return this.covers.subMap(from, Math.max(from, to));
	}

	SortedMap<Integer, Cover> from(int column) {
		return this.covers.tailMap(column);
	}

	/**
	 * What a cell says of others.
	 *
	 * @param lastRow that it covers
	 */
	record Cover(String text, int lastRow) {

	}

}
