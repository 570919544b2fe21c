package io.regwatch.ingest.source.parse;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Which cell is in which column: a cell may span several rows and columns. */
final class HtmlGrid {

	private static final BoundedPattern SPAN = BoundedPattern.compile("[1-9]\\d{0,8}");

	private static final int MAX_SPAN = 1000;

	private final IdentityHashMap<Element, List<Element>> rows = new IdentityHashMap<>();

	static HtmlGrid of(Document document) {
		HtmlGrid grid = new HtmlGrid();
		document.select("table").forEach(grid::addTable);
		return grid;
	}

	/** The cells of a row; of something else, what is directly in it. */
	List<Element> cells(Element row) {
		return this.rows.getOrDefault(row, row.children());
	}

	private void addTable(Element table) {
		Map<Integer, Cell> fromAbove = new TreeMap<>();
		table.select("> tr, > thead > tr, > tbody > tr, > tfoot > tr")
			.forEach((row) -> this.rows.put(row, place(row, fromAbove)));
	}

	private static List<Element> place(Element row, Map<Integer, Cell> fromAbove) {
		List<Element> cells = new ArrayList<>();
		for (Element cell : row.children()) {
			takeFromAbove(cells, fromAbove);
			int columns = span(cell, "colspan");
			int rows = span(cell, "rowspan");
			for (int i = 0; i < columns; i++) {
				if (rows > 1) {
					fromAbove.put(cells.size(), new Cell(cell, rows - 1));
				}
				cells.add(cell);
			}
		}
		takeFromAbove(cells, fromAbove);
		return cells;
	}

	private static void takeFromAbove(List<Element> cells, Map<Integer, Cell> fromAbove) {
		Cell above = fromAbove.remove(cells.size());
		while (above != null) {
			if (above.rows() > 1) {
				fromAbove.put(cells.size(), new Cell(above.element(), above.rows() - 1));
			}
			cells.add(above.element());
			above = fromAbove.remove(cells.size());
		}
	}

	private static int span(Element cell, String attribute) {
		String span = cell.attr(attribute).strip();
		return SPAN.matches(span) ? Math.min(Integer.parseInt(span), MAX_SPAN) : 1;
	}

	/** A cell that reaches into so many more rows. */
	private record Cell(Element element, int rows) {

	}

}
