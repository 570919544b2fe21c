package io.regwatch.ingest.extract.office.sheet;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.schema.text.BoundedPattern;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellReference;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** The cells of several rows or columns of a sheet, which it lists after all cells. */
final class MergedCells extends OfficeFilter {

	private static final BoundedPattern REFERENCE = BoundedPattern.compile("[A-Z]{1,3}\\d{1,7}:[A-Z]{1,3}\\d{1,7}");

	/** By first row and column, from 0. */
	private final Map<CellReference, CellRangeAddress> ranges = new HashMap<>();

	private final BitSet columns = new BitSet();

	private final BitSet rows = new BitSet();

	private final CellPosition position = new CellPosition();

	private int cells;

	@Override
	protected Use start(String element, Attributes attributes) {
		this.position.start(element, attributes);
		switch (element) {
			case "x:row" -> this.cells = 0;
			case "x:v", "x:is" -> {
				this.cells++;
				this.columns.set(this.position.column());
				this.rows.set(this.position.row(), this.cells > 1);
			}
			case "x:mergeCell" -> add(value(attributes, "ref", ""));
			default -> {
			}
		}
		return Use.KEPT;
	}

	private void add(String reference) {
		if (REFERENCE.matches(reference)) {
			CellRangeAddress range = CellRangeAddress.valueOf(reference);
			this.ranges.put(new CellReference(range.getFirstRow(), range.getFirstColumn()), range);
		}
	}

	/** The range that begins with a cell. */
	@Nullable CellRangeAddress range(CellPosition cell) {
		return this.ranges.get(new CellReference(cell.row(), cell.column()));
	}

	/**
	 * Whether what a cell says is said of a column that it extends into: a cell alone in
	 * its row is a caption, and a column without cells is layout.
	 */
	boolean isInColumn(CellPosition cell, int column) {
		return column == cell.column() || (this.columns.get(column) && this.rows.get(cell.row()));
	}

}
