package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Rows with columns in common. Cells that are empty keep the others in their columns. */
final class PdfTable {

	private final List<PdfRow> rows = new ArrayList<>();

	private PdfRow fullest;

	PdfTable(PdfRow first) {
		this.fullest = first;
		this.rows.add(first);
	}

	boolean take(PdfRow row) {
		if (!row.isAlignedWith(this.rows.getLast()) && !row.isAlignedWith(this.fullest)) {
			return false;
		}
		if (row.cells().size() > this.fullest.cells().size()) {
			this.fullest = row;
		}
		return this.rows.add(row);
	}

	boolean isTable() {
		return this.rows.size() > 1 && !this.rows.stream().allMatch(PdfRow::isItem);
	}

	List<PdfRow> rows() {
		return this.rows;
	}

	/** The rows' texts, cells parted by vertical bars. */
	List<String> texts() {
		List<float[]> columns = columns();
		return this.rows.stream().map((row) -> text(row, columns)).toList();
	}

	/** Left and right edges; empty if the fullest rows do not agree. */
	private List<float[]> columns() {
		int most = this.fullest.cells().size();
		List<float[]> columns = new ArrayList<>();
		for (int i = 0; i < most; i++) {
			float left = Float.MAX_VALUE;
			float right = 0;
			for (PdfRow row : this.rows) {
				if (row.cells().size() == most) {
					left = Math.min(left, row.cells().get(i).left());
					right = Math.max(right, row.cells().get(i).right());
				}
			}
			if (!columns.isEmpty() && columns.getLast()[1] > left) {
				return List.of();
			}
			columns.add(new float[] { left, right });
		}
		return columns;
	}

	private static String text(PdfRow row, List<float[]> columns) {
		List<String> cells = new ArrayList<>(Collections.nCopies(columns.size(), ""));
		int place = -1;
		for (PdfCell cell : row.cells()) {
			int column = columnOf(cell, columns);
			if (column <= place) {
				return String.join(" | ", row.cells().stream().map(PdfCell::text).toList());
			}
			cells.set(column, cell.text());
			place = column;
		}
		return String.join(" | ", cells.subList(0, place + 1));
	}

	/** The column that a cell shares most with; -1 for none. */
	private static int columnOf(PdfCell cell, List<float[]> columns) {
		int best = -1;
		float most = 0;
		for (int i = 0; i < columns.size(); i++) {
			float shared = Math.min(cell.right(), columns.get(i)[1]) - Math.max(cell.left(), columns.get(i)[0]);
			if (shared > most) {
				most = shared;
				best = i;
			}
		}
		return best;
	}

	/** Whether a row repeats the first one at the top of another page. */
	boolean isRepeatedHead(int row) {
		List<PdfCell> head = this.rows.getFirst().cells();
		List<PdfCell> cells = this.rows.get(row).cells();
		return row > 0 && this.rows.get(row - 1).page() != this.rows.get(row).page()
				&& cells.stream().map(PdfCell::text).toList().equals(head.stream().map(PdfCell::text).toList());
	}

}
