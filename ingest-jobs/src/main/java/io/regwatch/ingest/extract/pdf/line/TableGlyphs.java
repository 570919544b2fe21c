package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import org.apache.pdfbox.text.TextPosition;

/**
 * The glyphs of a table that is drawn with rules. Where these part only columns, each
 * line is a row: other than in paragraphs beside each other, all cells have lines at the
 * same heights.
 */
final class TableGlyphs {

	/** Lines of a row without rules within, at least. */
	private static final int FEWEST = 5;

	/** The part of the heights at which each cell of such a row has a line. */
	private static final float COMMON = 0.7F;

	/**
	 * Rows between rules, at most, in a table without rules between its rows: head, body,
	 * foot.
	 */
	private static final int PARTS = 3;

	/**
	 * Of so many lines of a paragraph, one goes on with a word in lower case at least.
	 */
	private static final int GOING_ON = 4;

	/** Characters of a tick, such as "n/a". */
	private static final long SHORT = 3;

	private final int grid;

	/** Rows in their order, each with glyphs by column. */
	private final NavigableMap<Integer, Map<Integer, List<TextPosition>>> rows = new TreeMap<>();

	/** Cells that stand in more than one row. */
	private final Set<GridCell> merged = new HashSet<>();

	TableGlyphs(int grid) {
		this.grid = grid;
	}

	void add(GridCell cell, TextPosition glyph) {
		if (cell.rows() > 1) {
			this.merged.add(cell);
		}
		add(cell.row(), cell.column(), glyph);
	}

	private void add(int row, int column, TextPosition glyph) {
		this.rows.computeIfAbsent(row, (_) -> new TreeMap<>())
			.computeIfAbsent(column, (_) -> new ArrayList<>())
			.add(glyph);
	}

	/** Its cells in reading order. */
	List<CellGlyphs> cells() {
		List<CellGlyphs> cells = new ArrayList<>();
		boolean ruled = this.rows.size() > PARTS;
		int next = 0;
		for (Map.Entry<Integer, Map<Integer, List<TextPosition>>> row : this.rows.entrySet()) {
			boolean one = ruled || isOne(row.getValue().values());
			for (Map<Integer, List<TextPosition>> each : one ? List.of(row.getValue()) : split(row.getValue())) {
				int number = next++;
				each.forEach((column, glyphs) -> cells.add(new CellGlyphs(
						new GridCell(this.grid, number, column, rowsWithText(row.getKey(), column)), glyphs)));
			}
		}
		return cells;
	}

	private int rowsWithText(int row, int column) {
		return this.merged.stream()
			.filter((cell) -> cell.row() == row && cell.column() == column)
			.mapToInt((cell) -> this.rows.subMap(row, row + cell.rows()).size())
			.findFirst()
			.orElse(1);
	}

	private static boolean isOne(Collection<List<TextPosition>> cells) {
		List<NavigableSet<Integer>> lines = cells.stream().map(TableGlyphs::lines).toList();
		NavigableSet<Integer> fullest = lines.stream().max(Comparator.comparingInt(Set::size)).orElseThrow();
		long all = lines.stream().flatMap(Set::stream).distinct().count();
		boolean full = lines.stream().allMatch((cell) -> cell.size() >= all * COMMON)
				&& cells.stream().noneMatch(TableGlyphs::isParagraph);
		boolean gaps = all == fullest.size() && cells.stream().anyMatch((cell) -> isOfRows(cell, fullest));
		return cells.size() < 2 || all < FEWEST || !(full || gaps);
	}

	/** Whether lines of a cell are missing in between, or all are as short as ticks. */
	private static boolean isOfRows(List<TextPosition> cell, NavigableSet<Integer> heights) {
		NavigableSet<Integer> own = lines(cell);
		return own.size() > 1 && (heights(cell).count() <= own.size() * SHORT
				|| heights.subSet(own.first(), true, own.last(), true).size() > own.size());
	}

	private static boolean isParagraph(List<TextPosition> cell) {
		Map<Integer, String> beginnings = new HashMap<>();
		cell.stream()
			.filter((glyph) -> !glyph.getUnicode().isBlank())
			.forEach((glyph) -> beginnings.putIfAbsent(height(glyph), glyph.getUnicode()));
		long goingOn = beginnings.values()
			.stream()
			.filter((glyph) -> Character.isLowerCase(glyph.codePointAt(0)))
			.count();
		return goingOn * GOING_ON >= beginnings.size();
	}

	private static NavigableSet<Integer> lines(List<TextPosition> cell) {
		return heights(cell).collect(Collectors.toCollection(TreeSet::new));
	}

	private static Stream<Integer> heights(List<TextPosition> glyphs) {
		return glyphs.stream().filter((glyph) -> !glyph.getUnicode().isBlank()).map(TableGlyphs::height);
	}

	/** Height of a baseline, in points from the top. */
	private static int height(TextPosition glyph) {
		return Math.round(glyph.getYDirAdj());
	}

	private Collection<Map<Integer, List<TextPosition>>> split(Map<Integer, List<TextPosition>> row) {
		TableGlyphs lines = new TableGlyphs(this.grid);
		row.forEach((column, glyphs) -> glyphs.forEach((glyph) -> lines.add(height(glyph), column, glyph)));
		return lines.rows.values();
	}

}
