package io.regwatch.ingest.extract.office.opendocument;

import java.util.BitSet;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the names of sheets, which the parser misses. Hidden sheets, rows and columns
 * are text, since readers can show them, but say that they are hidden.
 */
final class SheetTables extends OfficeFilter {

	private final OpenDocumentStyles styles;

	private boolean spreadsheet;

	/** How many tables are open. */
	private int depth;

	private boolean hiddenRow;

	/** By number, from 0. */
	private final BitSet hiddenColumns = new BitSet();

	private int columns;

	/** The number of the cell that is read, from 0. */
	private int cell;

	private boolean hiddenCell;

	private boolean paragraph;

	SheetTables(OpenDocumentStyles styles) {
		this.styles = styles;
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		switch (element) {
			case "office:spreadsheet" -> this.spreadsheet = true;
			case "table:table" -> name(attributes);
			case "table:table-column" -> addColumns(attributes);
			case "table:table-row" -> {
				this.hiddenRow = isHidden(attributes);
				this.cell = -1;
			}
			case "table:table-cell", "table:covered-table-cell" -> {
				this.cell++;
				this.hiddenCell = this.spreadsheet && this.depth == 1 && this.hiddenColumns.get(this.cell);
			}
			case "text:p" -> this.paragraph = true;
			default -> {
			}
		}
		return Use.KEPT;
	}

	private static boolean isHidden(Attributes attributes) {
		return !value(attributes, "visibility", "visible").equals("visible");
	}

	private void addColumns(Attributes attributes) {
		String repeated = value(attributes, "number-columns-repeated", "1");
		int first = this.columns;
		this.columns += repeated.matches("\\d{1,5}") ? Integer.parseInt(repeated) : 1;
		this.hiddenColumns.set(first, this.columns, isHidden(attributes));
	}

	private void name(Attributes attributes) throws SAXException {
		if (this.spreadsheet && this.depth == 0) {
			open("text:h", "text:outline-level", "1");
			write(value(attributes, "name", ""));
			String display = this.styles.find("table", value(attributes, "style-name", ""), "display");
			write("false".equals(display) ? " [hidden]" : "");
			close("text:h");
			this.hiddenColumns.clear();
			this.columns = 0;
		}
		this.depth++;
	}

	@Override
	protected void end(String element) {
		switch (element) {
			case "table:table" -> this.depth--;
			case "text:p" -> this.paragraph = false;
			default -> {
			}
		}
	}

	@Override
	protected void text(String text) throws SAXException {
		if ((this.hiddenRow || this.hiddenCell) && this.paragraph) {
			write("[hidden] ");
			this.hiddenRow = false;
			this.hiddenCell = false;
		}
		super.text(text);
	}

}
