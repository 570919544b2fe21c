package io.regwatch.ingest.extract.pdf.block;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The columns of a table without rules, which its cells show. */
final class TableColumns {

	/** Left and right edges; empty if they are unknown. */
	private final List<float[]> edges;

	private TableColumns(List<float[]> edges) {
		this.edges = edges;
	}

	/**
	 * Finds the columns of any table.
	 * @param most cells in a row
	 */
	static TableColumns of(List<PdfRow> rows, int most) {
		return new TableColumns(ofFullest(rows, most));
	}

	/**
	 * Finds the columns of a table of ticks: no row may have one in each column, but the
	 * first row may have titles.
	 * @param most cells in a row
	 */
	static TableColumns ofMarks(List<PdfRow> rows, int most) {
		List<float[]> all = ofCells(rows.stream());
		List<PdfCell> head = rows.getFirst().cells();
		int untitled = (all.getFirst()[1] <= head.getFirst().left()) ? 1 : 0;
		if (all.size() == head.size() + untitled) {
			return new TableColumns(all);
		}
		List<float[]> marked = ofCells(rows.stream().filter(PdfRow::hasMarks));
		return (marked.size() > most) ? new TableColumns(marked) : of(rows, most);
	}

	/** Cells above each other are one column, wherever in their rows they are. */
	private static List<float[]> ofCells(Stream<PdfRow> rows) {
		List<float[]> edges = new ArrayList<>();
		rows.flatMap((row) -> row.cells().stream())
			.sorted(Comparator.comparingDouble(PdfCell::left))
			.forEach((cell) -> {
				if (edges.isEmpty() || edges.getLast()[1] <= cell.left()) {
					edges.add(new float[] { cell.left(), cell.right() });
				}
				edges.getLast()[1] = Math.max(edges.getLast()[1], cell.right());
			});
		return edges;
	}

	/** Left and right edges; empty if the fullest rows do not agree. */
	private static List<float[]> ofFullest(List<PdfRow> rows, int most) {
		List<float[]> columns = new ArrayList<>();
		for (int i = 0; i < most; i++) {
			float left = Float.MAX_VALUE;
			float right = 0;
			for (PdfRow row : rows) {
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

	/** The text of a row, cells parted by vertical bars. */
	String text(PdfRow row) {
		List<String> cells = new ArrayList<>(Collections.nCopies(this.edges.size(), ""));
		int place = -1;
		for (PdfCell cell : row.cells()) {
			int column = columnOf(cell);
			if (column <= place) {
				return String.join(" | ", row.texts());
			}
			cells.set(column, cell.text());
			place = column;
		}
		return String.join(" | ", cells.subList(0, place + 1));
	}

	/** The column that a cell shares most with; -1 for none. */
	private int columnOf(PdfCell cell) {
		int best = -1;
		float most = 0;
		for (int i = 0; i < this.edges.size(); i++) {
			float shared = Math.min(cell.right(), this.edges.get(i)[1]) - Math.max(cell.left(), this.edges.get(i)[0]);
			if (shared > most) {
				most = shared;
				best = i;
			}
		}
		return best;
	}

}
