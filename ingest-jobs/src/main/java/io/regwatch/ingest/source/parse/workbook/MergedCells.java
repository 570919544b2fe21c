package io.regwatch.ingest.source.parse.workbook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

import org.apache.poi.ss.util.CellRangeAddress;
import org.jspecify.annotations.Nullable;

/**
 * Cells of a sheet that are shown as one: each has the value of the first one. A row
 * without a cell of its own belongs to the one above, and in a row with a single wide
 * cell it is a heading.
 */
final class MergedCells {

	/** Ranges of a sheet. */
	private static final int MOST = 200_000;

	/** Ranges that one row is in. */
	private static final int MOST_OF_ROW = 1_000;

	private final PriorityQueue<CellRangeAddress> waiting = new PriorityQueue<>(
			Comparator.comparingInt(CellRangeAddress::getFirstRow));

	private final List<Merged> open = new ArrayList<>();

	/** Adds a range before its first row is read. */
	void add(CellRangeAddress range) {
		if (range.getFirstRow() < range.getLastRow() || range.getFirstColumn() < range.getLastColumn()) {
			this.waiting.add(range);
		}
		if (this.waiting.size() > MOST) {
			throw new IllegalArgumentException("the sheet has more than %,d merged cells".formatted(MOST));
		}
	}

	/** Begins a row, whose cells may be the first ones of ranges. */
	void start(int row, Map<Integer, String> cells, CellAttributes attributes) {
		this.open.removeIf((merged) -> merged.range.getLastRow() < row);
		for (CellRangeAddress range = this.waiting.peek(); range != null
				&& range.getFirstRow() <= row; range = this.waiting.peek()) {
			this.waiting.remove();
			int column = range.getFirstColumn();
			@Nullable String value = (range.getFirstRow() == row) ? cells.get(column) : null;
			if (value != null) {
				this.open.add(new Merged(range, value, attributes.at(row, column)));
			}
		}
		if (this.open.size() > MOST_OF_ROW) {
			throw new IllegalArgumentException("a row has more than %,d merged cells".formatted(MOST_OF_ROW));
		}
	}

	/** Gives the row that names the columns the names that stand beside it. */
	void name(Map<Integer, String> cells) {
		this.open.forEach((merged) -> cells.put(merged.range.getFirstColumn(), merged.value));
		this.open.clear();
	}

	/**
	 * Gives the cells of a row the values that are shown in them.
	 * @param columns that have a name
	 */
	void spread(int row, Map<Integer, String> cells, Set<Integer> columns) {
		List<Integer> own = cells.keySet()
			.stream()
			.filter((column) -> this.open.stream().noneMatch((merged) -> merged.covers(row, column)))
			.toList();
		if (own.isEmpty()) {
			return;
		}
		for (Merged merged : this.open) {
			boolean heading = own.equals(List.of(merged.range.getFirstColumn())) && merged.range.getFirstRow() == row;
			if (!heading) {
				columns.stream()
					.filter(merged.range::containsColumn)
					.forEach((column) -> cells.put(column, merged.value));
			}
		}
	}

	/** Returns what a cell has besides its text that another one is shown in. */
	Map<String, String> attributes(int row, int column) {
		return this.open.stream()
			.filter((merged) -> merged.covers(row, column))
			.map(Merged::attributes)
			.filter((attributes) -> !attributes.isEmpty())
			.findFirst()
			.orElse(Map.of());
	}

	private record Merged(CellRangeAddress range, String value, Map<String, String> attributes) {

		/** Whether a cell is in the range and not its first one. */
		boolean covers(int row, int column) {
			return this.range.isInRange(row, column)
					&& (this.range.getFirstRow() != row || this.range.getFirstColumn() != column);
		}

	}

}
