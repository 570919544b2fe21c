package io.regwatch.ingest.extract.markup.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import org.xml.sax.Attributes;

/** The cells of a table's row, as long as nothing but plain text is in them. */
public final class XhtmlRow {

	private final Deque<TableGrid> tables = new ArrayDeque<>(List.of(new TableGrid()));

	private final List<TableCell> cells = new ArrayList<>();

	private boolean open;

	/** Notes an element that may begin a table or a part of one. */
	public void startElement(String element, Attributes attributes) {
		switch (element) {
			case "table", "tgroup" -> this.tables.push(new TableGrid());
			default -> this.tables.element().startElement(element, attributes);
		}
	}

	public void endElement(String element) {
		if ((element.equals("table") || element.equals("tgroup")) && this.tables.size() > 1) {
			this.tables.pop();
		}
	}

	public void start() {
		this.open = true;
		this.cells.clear();
		this.tables.element().startRow();
	}

	public void startCell(Attributes attributes) {
		if (this.open) {
			this.cells.add(this.tables.element().place(attributes));
		}
	}

	/** Notes that a cell may begin with the header of its column. */
	public void startLabel() {
		if (isOpen()) {
			this.cells.getLast().startLabel();
		}
	}

	public boolean isOpen() {
		return this.open && !this.cells.isEmpty();
	}

	public void append(CharSequence text) {
		this.cells.getLast().append(text);
	}

	/** Notes what an icon shows, which counts in a cell without text. */
	public void icon(String sign) {
		if (isOpen() && !sign.isBlank()) {
			this.cells.getLast().icon(sign);
		}
	}

	/**
	 * Notes what a cell shows without a name, which counts in a cell without text and
	 * named icons.
	 * @param state what a class says
	 * @param shape of a drawing
	 */
	public void sign(String state, String shape) {
		if (isOpen()) {
			this.cells.getLast().sign(state, shape);
		}
	}

	/** Returns the cells so far; what follows in this row is no cell. */
	public RowText end() {
		if (!this.open) {
			return RowText.NONE;
		}
		this.open = false;
		RowText row = this.tables.element().endRow(this.cells);
		this.cells.clear();
		return row;
	}

}
