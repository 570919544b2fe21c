package io.regwatch.ingest.source.parse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import io.regwatch.ingest.source.catalogue.TableColumn;
import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Which cell is in which column: a cell may span several rows and columns. The first cell
 * of a column that is a header names it; in a table without headers, that of the first
 * row.
 */
final class HtmlGrid {

	private static final BoundedPattern SPAN = BoundedPattern.compile("[1-9]\\d{0,8}");

	private static final int MAX_SPAN = 1000;

	/** What stands beside names, such as arrows that sort. */
	private static final BoundedPattern NO_WORD = BoundedPattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

	private final IdentityHashMap<Element, List<Element>> rows = new IdentityHashMap<>();

	private final IdentityHashMap<Element, Map<String, Integer>> names = new IdentityHashMap<>();

	static HtmlGrid of(Document document) {
		HtmlGrid grid = new HtmlGrid();
		document.select("table").forEach(grid::addTable);
		return grid;
	}

	/** The cell of a row; of something else, what is directly in it. */
	@Nullable Element cell(Element row, TableColumn column) {
		List<Element> cells = this.rows.getOrDefault(row, row.children());
		Integer number = (column.name() != null) ? this.names.getOrDefault(row, Map.of()).get(key(column.name()))
				: column.number();
		return (number != null && number <= cells.size()) ? cells.get(number - 1) : null;
	}

	private void addTable(Element table) {
		Map<Integer, Cell> fromAbove = new TreeMap<>();
		Map<String, Integer> named = new HashMap<>();
		boolean headers = table.selectFirst("th") != null;
		for (Element row : table.select("> tr, > thead > tr, > tbody > tr, > tfoot > tr")) {
			List<Element> cells = place(row, fromAbove);
			if (headers || named.isEmpty()) {
				name(cells, headers, named);
			}
			this.rows.put(row, cells);
			this.names.put(row, named);
		}
	}

	private static void name(List<Element> cells, boolean headers, Map<String, Integer> named) {
		for (int i = 0; i < cells.size(); i++) {
			if (!headers || cells.get(i).nameIs("th")) {
				named.putIfAbsent(key(cells.get(i).text()), i + 1);
			}
		}
	}

	private static String key(String name) {
		return NO_WORD.replaceAll(name, " ").strip().toLowerCase(Locale.ROOT);
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
