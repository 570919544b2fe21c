package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
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
		if (!row.isAlignedWith(this.rows.getLast()) && !row.isAlignedWith(this.fullest)
				&& !row.isMarkedLike(this.rows.getLast()) && !row.isMarkedBelow(this.rows.getFirst())) {
			return false;
		}
		if (row.cells().size() > this.fullest.cells().size()) {
			this.fullest = row;
		}
		return this.rows.add(row);
	}

	/** Whether a row without marks may stand between rows with marks. */
	boolean goesOnAfter(PdfRow row) {
		return row.isFirstCellBelow(this.rows.getFirst()) && isOfMarks();
	}

	boolean isTable() {
		return this.rows.size() > 1 && !this.rows.stream().allMatch(PdfRow::isItem);
	}

	List<PdfRow> rows() {
		return this.rows;
	}

	/** The rows' texts, cells parted by vertical bars. */
	List<String> texts() {
		int most = this.fullest.cells().size();
		TableColumns columns = isOfMarks() ? TableColumns.ofMarks(this.rows, most) : TableColumns.of(this.rows, most);
		return this.rows.stream().map(columns::text).toList();
	}

	/** Whether a row repeats the first one at the top of another page. */
	boolean isRepeatedHead(int row) {
		return row > 0 && this.rows.get(row - 1).page() != this.rows.get(row).page()
				&& this.rows.get(row).texts().equals(this.rows.getFirst().texts());
	}

	private boolean isOfMarks() {
		List<String> head = this.rows.getFirst().texts();
		return this.rows.stream().allMatch((row) -> row.hasMarks() || row.texts().equals(head));
	}

}
