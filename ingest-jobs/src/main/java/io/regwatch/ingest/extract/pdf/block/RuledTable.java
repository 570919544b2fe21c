package io.regwatch.ingest.extract.pdf.block;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import io.regwatch.ingest.extract.pdf.line.PdfLine;
import org.jspecify.annotations.Nullable;

/** A table on one page that is drawn with rules: they tell the cells of lines. */
final class RuledTable {

	/**
	 * Lines of a cell, at most, where nothing else shows a table: more are text in
	 * columns of a page.
	 */
	private static final int LONGEST_CELL = 40;

	private final PdfLayout layout;

	private final int page;

	private final int grid;

	private final Map<Integer, RuledRow> rows = new TreeMap<>();

	/** Whether a table ends on the page before. */
	private boolean goesOn;

	RuledTable(PdfLayout layout, PdfLine line, GridCell cell) {
		this.layout = layout;
		this.page = line.page();
		this.grid = cell.grid();
	}

	boolean isOf(PdfLine line, GridCell cell) {
		return line.page() == this.page && cell.grid() == this.grid;
	}

	void take(PdfLine line, GridCell cell, int index) {
		this.rows.computeIfAbsent(cell.row(), (_) -> new RuledRow(this.layout))
			.take(new RuledRow.Part(cell.column(), line, index));
	}

	/** Whether there are cells beside each other. */
	boolean isTable() {
		return rows().stream().anyMatch((row) -> row.cells() > 1);
	}

	int page() {
		return this.page;
	}

	/** Its rows without those that are columns of text. */
	List<RuledRow> rows() {
		boolean table = this.goesOn || this.rows.values().stream().anyMatch((row) -> row.cells() > 1 && isShort(row));
		return this.rows.values().stream().filter((row) -> table || isShort(row)).toList();
	}

	private static boolean isShort(RuledRow row) {
		return row.height() <= LONGEST_CELL;
	}

	/** Takes note of the table before it. */
	void follow(@Nullable RuledTable before) {
		this.goesOn = before != null && this.page == before.page + 1;
	}

	/** Index of its first line. */
	int first() {
		return this.rows.values().iterator().next().lines().getFirst();
	}

	/** Index behind its last line. */
	int end() {
		return this.rows.values()
			.stream()
			.flatMap((row) -> row.lines().stream())
			.mapToInt((line) -> line)
			.max()
			.orElse(0) + 1;
	}

	/**
	 * Whether its rows have a first cell of their own, as far as they are not the head.
	 */
	boolean hasFirstCells() {
		return rows().stream().skip(1).allMatch(RuledRow::hasFirstCell);
	}

	void remove(RuledRow row) {
		this.rows.values().remove(row);
	}

	/** Rows at its beginning that repeat those of the page before. */
	int repeatedRows(RuledTable before) {
		List<String> head = before.rows().stream().map(RuledRow::text).toList();
		List<String> texts = rows().stream().map(RuledRow::text).toList();
		int count = 0;
		while (this.page == before.page + 1 && count < Math.min(head.size(), texts.size())
				&& head.get(count).equals(texts.get(count))) {
			count++;
		}
		return count;
	}

}
