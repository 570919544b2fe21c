package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.text.RepeatedText;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Repeats the text of a cell of several rows in each of them, so that the rows that it
 * covers differ from rows where there is an empty cell. Tables of Word and PowerPoint
 * have the same structure.
 */
public final class TallCells extends OfficeFilter {

	private final String prefix;

	/** The element that has the paragraphs of a cell. */
	private final String content;

	private final Deque<Table> tables = new ArrayDeque<>();

	private boolean inText;

	private TallCells(String prefix, String content) {
		this.prefix = prefix;
		this.content = content;
	}

	public static TallCells ofWord() {
		return new TallCells("w:", "w:tc");
	}

	public static TallCells ofDrawing() {
		return new TallCells("a:", "a:txBody");
	}

	@Override
	protected Use start(String element, Attributes attributes) {
		String name = name(element);
		this.inText = name.equals("t");
		if (name.equals("tbl")) {
			this.tables.push(new Table());
		}
		Table table = this.tables.peek();
		if (table != null) {
			start(table, name, attributes);
		}
		return Use.KEPT;
	}

	private static void start(Table table, String name, Attributes attributes) {
		switch (name) {
			case "tr" -> table.column = 0;
			case "gridBefore" -> table.column = number(attributes);
			case "tc" -> table.startCell(OnOff.isOn(value(attributes, "vMerge", "0")));
			case "gridSpan" -> table.columns = number(attributes);
			case "vMerge" -> table.continued = !value(attributes, "val", "").equals("restart");
			default -> {
			}
		}
	}

	@Override
	protected void end(String element) throws SAXException {
		this.inText = false;
		String name = name(element);
		Table table = this.tables.peek();
		if (table == null) {
			return;
		}
		switch (name) {
			case "p" -> table.text.append(' ');
			case "tbl" -> this.tables.pop();
			default -> {
			}
		}
		if (element.equals(this.content)) {
			repeat(table);
		}
		if (name.equals("tc")) {
			table.column += Math.max(1, table.columns);
		}
	}

	private void repeat(Table table) throws SAXException {
		if (!table.continued) {
			table.texts.put(table.column, RepeatedText.of(table.text.toString()));
		}
		else if (table.text.toString().isBlank()) {
			open(this.prefix + "p");
			open(this.prefix + "r");
			open(this.prefix + "t");
			write(table.texts.getOrDefault(table.column, ""));
			close(this.prefix + "t");
			close(this.prefix + "r");
			close(this.prefix + "p");
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		Table table = this.tables.peek();
		if (this.inText && table != null) {
			table.text.append(text);
		}
		super.text(text);
	}

	/** The name of an element of tables, or an empty one. */
	private String name(String element) {
		return element.startsWith(this.prefix) ? element.substring(this.prefix.length()) : "";
	}

	private static int number(Attributes attributes) {
		String number = value(attributes, "val", "");
		return number.matches("\\d{1,4}") ? Integer.parseInt(number) : 1;
	}

	private static final class Table {

		/** The texts of the cells that following rows may continue, by column. */
		private final Map<Integer, String> texts = new HashMap<>();

		private final StringBuilder text = new StringBuilder();

		private int column;

		private int columns;

		private boolean continued;

		private void startCell(boolean continues) {
			this.text.setLength(0);
			this.columns = 1;
			this.continued = continues;
		}

	}

}
