package io.regwatch.ingest.extract.office.opendocument;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the names of sheets, which the parser misses. Hidden sheets and rows are text,
 * since readers can show them, but say that they are hidden.
 */
final class SheetTables extends OfficeFilter {

	private final OpenDocumentStyles styles;

	private boolean spreadsheet;

	/** How many tables are open. */
	private int depth;

	private boolean hiddenRow;

	private boolean paragraph;

	SheetTables(OpenDocumentStyles styles) {
		this.styles = styles;
	}

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		switch (element) {
			case "office:spreadsheet" -> this.spreadsheet = true;
			case "table:table" -> name(attributes);
			case "table:table-row" -> this.hiddenRow = !value(attributes, "visibility", "visible").equals("visible");
			case "text:p" -> this.paragraph = true;
			default -> {
			}
		}
		return Use.KEPT;
	}

	private void name(Attributes attributes) throws SAXException {
		if (this.spreadsheet && this.depth == 0) {
			open("text:h", "text:outline-level", "1");
			write(value(attributes, "name", ""));
			String display = this.styles.find("table", value(attributes, "style-name", ""), "display");
			write("false".equals(display) ? " [hidden]" : "");
			close("text:h");
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
		if (this.hiddenRow && this.paragraph) {
			write("[hidden] ");
			this.hiddenRow = false;
		}
		super.text(text);
	}

}
