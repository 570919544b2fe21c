package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayDeque;
import java.util.Deque;

import io.regwatch.ingest.extract.text.RepeatedText;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Repeats the text of a cell of several columns in each of them, so that it differs from
 * a cell beside an empty one, and writes the columns that a row leaves out before its
 * first cell. A cell alone in its row is a caption. Tables of Word and PowerPoint have
 * the same structure.
 */
public final class WideCells extends OfficeFilter {

	/** Tables of Word have no more columns. */
	private static final int MAX_COLUMNS = 63;

	private final String prefix;

	/** The rows that are open, with those around their tables. */
	private final Deque<Row> rows = new ArrayDeque<>();

	private boolean inText;

	private WideCells(String prefix) {
		this.prefix = prefix;
	}

	public static WideCells ofWord() {
		return new WideCells("w:");
	}

	public static WideCells ofDrawing() {
		return new WideCells("a:");
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		String name = name(element);
		this.inText = name.equals("t");
		if (name.equals("tr")) {
			this.rows.push(new Row());
		}
		Row row = this.rows.peek();
		if (row == null) {
			return Use.KEPT;
		}
		switch (name) {
			case "gridBefore" -> row.missing = columns(value(attributes, "val", ""));
			case "gridSpan" -> row.columns = columns(value(attributes, "val", ""));
			case "tc" -> {
				if (OnOff.isOn(value(attributes, "hMerge", "0"))) {
					return Use.DROPPED;
				}
				writeMissing(row);
				row.start(columns(value(attributes, "gridSpan", "")));
			}
			default -> {
			}
		}
		return Use.KEPT;
	}

	@Override
	protected void end(String element) throws SAXException {
		this.inText = false;
		Row row = this.rows.peek();
		if (row == null) {
			return;
		}
		switch (name(element)) {
			case "p" -> row.text.append(' ');
			case "tr" -> {
				if (row.cells > 1) {
					writeMissing(row);
				}
				this.rows.pop();
			}
			default -> {
			}
		}
	}

	@Override
	protected void after(String element) {
		Row row = this.rows.peek();
		if (row != null && name(element).equals("tc")) {
			row.missing = row.columns - 1;
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		Row row = this.rows.peek();
		if (this.inText && row != null) {
			row.text.append(text);
		}
		super.text(text);
	}

	private void writeMissing(Row row) throws SAXException {
		String text = RepeatedText.of(row.text.toString());
		for (; row.missing > 0; row.missing--) {
			writeCell(text);
		}
	}

	private void writeCell(String text) throws SAXException {
		boolean drawing = this.prefix.equals("a:");
		open(this.prefix + "tc");
		if (drawing) {
			open("a:txBody");
			open("a:bodyPr");
			close("a:bodyPr");
		}
		open(this.prefix + "p");
		open(this.prefix + "r");
		open(this.prefix + "t");
		write(text);
		close(this.prefix + "t");
		close(this.prefix + "r");
		close(this.prefix + "p");
		if (drawing) {
			close("a:txBody");
		}
		close(this.prefix + "tc");
	}

	/** The name of an element of tables, or an empty one. */
	private String name(String element) {
		return element.startsWith(this.prefix) ? element.substring(this.prefix.length()) : "";
	}

	private static int columns(String span) {
		return span.matches("\\d{1,2}") ? Math.min(Integer.parseInt(span), MAX_COLUMNS) : 1;
	}

	private static final class Row {

		/** The text of the last cell. */
		private final StringBuilder text = new StringBuilder();

		private int cells;

		private int columns;

		/** Columns that the row has no cells for before its next one. */
		private int missing;

		private void start(int columns) {
			this.text.setLength(0);
			this.columns = columns;
			this.cells++;
		}

	}

}
