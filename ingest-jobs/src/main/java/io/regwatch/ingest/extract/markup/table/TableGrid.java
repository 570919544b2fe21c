package io.regwatch.ingest.extract.markup.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.regwatch.ingest.extract.text.RepeatedText;
import org.xml.sax.Attributes;

/** Which columns of a table the cells of its rows are in, as the HTML standard says. */
final class TableGrid {

	private final CalsColumns names = new CalsColumns();

	/** Columns in which a cell of any row begins. */
	private final BitSet begun = new BitSet();

	/** What cells of earlier rows put into the columns of the row that is open. */
	private final Map<Integer, Above> above = new TreeMap<>();

	/** What the first row says in each column. */
	private List<String> header = List.of();

	private int row;

	private int next;

	void startElement(String element, Attributes attributes) {
		switch (element) {
			// A cell ends with the group of its row.
			case "thead", "tbody", "tfoot" -> this.above.clear();
			case "colspec", "spanspec" -> this.names.add(element, attributes);
			default -> {
			}
		}
	}

	void startRow() {
		this.row++;
		this.next = 0;
	}

	/** Returns a cell in the next column that is free, or in the one that it names. */
	TableCell place(Attributes attributes) {
		int column = Math.max(this.next, this.names.first(attributes));
		while (isCovered(column)) {
			column++;
		}
		CellSpan span = this.names.span(attributes);
		// Columns with a name are no layout.
		int end = this.names.isNamed(attributes) ? column + span.columns() : column + 1;
		this.begun.set(Math.min(column, CellSpan.MAX_COLUMNS), Math.min(end, CellSpan.MAX_COLUMNS + 1));
		this.next = column + span.columns();
		return new TableCell(column, span);
	}

	private boolean isCovered(int column) {
		Above cell = this.above.get(column);
		return cell != null && cell.last >= this.row;
	}

	/** Returns the row of the cells. A cell alone is a caption, whatever it spans. */
	RowText endRow(List<TableCell> cells) {
		cells.stream()
			.filter((cell) -> cell.column() < this.header.size())
			.forEach((cell) -> cell.header(this.header.get(cell.column())));
		boolean blank = cells.stream().allMatch((cell) -> cell.text().isEmpty());
		RowText text = blank ? RowText.NONE : text(cells);
		this.header = this.header.isEmpty() ? text.texts() : this.header;
		cells.stream().filter((cell) -> cell.span().rows() > 1).forEach(this::cover);
		return text;
	}

	private RowText text(List<TableCell> cells) {
		List<String> texts = new ArrayList<>();
		BitSet spanned = new BitSet();
		this.above.values().removeIf((cell) -> cell.last < this.row);
		this.above.forEach((column, cell) -> put(texts, column, cell.text));
		boolean caption = cells.size() == 1 && this.above.isEmpty();
		for (TableCell cell : cells) {
			String text = cell.text();
			put(texts, cell.column(), text);
			int end = (caption || text.isEmpty()) ? 0 : cell.column() + cell.span().columns();
			for (int column = cell.column() + 1; column < end; column++) {
				put(texts, column, RepeatedText.of(text));
				spanned.set(column);
			}
		}
		return new RowText(texts, spanned, this.begun);
	}

	private void cover(TableCell cell) {
		for (int column = cell.column(); column < cell.column() + cell.span().columns(); column++) {
			boolean layout = column > cell.column() && !this.begun.get(column);
			this.above.put(column,
					new Above(layout ? "" : RepeatedText.of(cell.text()), this.row + cell.span().rows() - 1));
		}
	}

	private static void put(List<String> texts, int column, String text) {
		while (texts.size() <= column) {
			texts.add("");
		}
		texts.set(column, text);
	}

	/**
	 * A cell of an earlier row.
	 *
	 * @param last row that it is in
	 */
	private record Above(String text, int last) {

	}

}
