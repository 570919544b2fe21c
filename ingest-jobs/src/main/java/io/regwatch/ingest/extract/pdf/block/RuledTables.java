package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import io.regwatch.ingest.extract.pdf.line.PdfLine;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rows of tables that are drawn with rules. A row that is broken over pages is
 * one, wherever the pages end.
 */
final class RuledTables {

	private final List<Row> rows = new ArrayList<>();

	/** The table on the page before, if nothing has come since. */
	private @Nullable RuledTable before;

	/** Index behind its last line. */
	private int end;

	/** Its last row. */
	private @Nullable RuledRow last;

	private RuledTables() {
	}

	/** Finds them in what is neither furniture nor a footnote. */
	static List<Row> find(PdfLayout layout, List<PdfLine> lines, BitSet others) {
		RuledTables found = new RuledTables();
		for (RuledTable table : tables(layout, lines, others)) {
			if (others.nextClearBit(found.end) != table.first()) {
				found.before = null;
			}
			found.end = table.end();
			found.add(table);
		}
		return found.rows;
	}

	private static List<RuledTable> tables(PdfLayout layout, List<PdfLine> lines, BitSet others) {
		List<RuledTable> tables = new ArrayList<>();
		for (int i = others.nextClearBit(0); i < lines.size(); i = others.nextClearBit(i + 1)) {
			PdfLine line = lines.get(i);
			GridCell cell = line.cell();
			if (cell != null) {
				if (tables.isEmpty() || !tables.getLast().isOf(line, cell)) {
					tables.add(new RuledTable(layout, line, cell));
				}
				tables.getLast().take(line, cell, i);
			}
		}
		return tables;
	}

	private void add(RuledTable table) {
		table.follow(this.before);
		List<RuledRow> own = table.rows();
		int repeated = (this.before != null) ? table.repeatedRows(this.before) : 0;
		boolean broken = repeated < own.size() && isRestOfLast(table, own.get(repeated));
		if (!broken && !table.isTable()) {
			this.before = null;
			return;
		}
		own.stream().limit(repeated).forEach((row) -> this.rows.add(new Row(table.page(), true, row)));
		for (RuledRow row : own.subList(broken ? repeated + 1 : repeated, own.size())) {
			this.rows.add(new Row(table.page(), false, row));
			this.last = row;
		}
		this.before = table;
	}

	/** Whether a row belongs to the last one, which takes it then. */
	private boolean isRestOfLast(RuledTable table, RuledRow first) {
		RuledTable known = this.before;
		RuledRow row = this.last;
		if (known == null || row == null || table.page() != known.page() + 1 || !known.hasFirstCells()
				|| !row.mayGoOnIn(first)) {
			return false;
		}
		row.takeRest(first);
		table.remove(first);
		return true;
	}

	/**
	 * A row.
	 *
	 * @param page on which it begins
	 * @param repeated whether it repeats the head of the table on another page
	 */
	record Row(int page, boolean repeated, RuledRow row) {

	}

}
