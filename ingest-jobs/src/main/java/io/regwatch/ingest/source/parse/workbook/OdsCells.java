package io.regwatch.ingest.source.parse.workbook;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellReference;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Collects the cells of the rows of one sheet (OpenDocument 1.3, part 3, 9.1). Equal
 * cells and rows that follow each other are written once, with their number.
 */
final class OdsCells extends DefaultHandler {

	/** As in Excel; programs repeat an empty row to the end of the sheet. */
	private static final int MAX_ROWS = 1 << 20;

	private static final int MAX_COLUMNS = 1 << 14;

	/** A register does not say one thing more often. */
	private static final int MOST_EQUAL = 10_000;

	private final @Nullable String sheet;

	private final SheetRows rows;

	private final Map<Integer, String> cells = new TreeMap<>();

	private final Map<Integer, Map<String, String>> attributes = new HashMap<>();

	private final OdsStyles styles = new OdsStyles();

	private @Nullable OdsValue value;

	private boolean found;

	/** How many tables are open, of which the first one is the sheet. */
	private int tables;

	/** How many notes are open: they are no text of their cell. */
	private int notes;

	/** Of cells of the row that have none of their own; empty if there is none. */
	private String style = "";

	private int row;

	private int column;

	private int repeated;

	OdsCells(@Nullable String sheet, SheetRows rows) {
		this.sheet = sheet;
		this.rows = rows;
		rows.have((_, at) -> this.attributes.getOrDefault(at, Map.of()));
	}

	boolean hasSheet() {
		return this.found;
	}

	@Override
	public void startElement(String uri, String name, String qualified, Attributes attributes) throws SAXException {
		if (name.equals("table") && (this.tables > 0 || isSheet(attributes))) {
			this.found = true;
			this.tables++;
		}
		if (this.tables == 0) {
			this.styles.start(name, attributes);
		}
		if (this.tables != 1) {
			return;
		}
		switch (name) {
			case "table-column" -> this.styles.addColumns(attributes, MAX_COLUMNS);
			case "table-row" -> {
				this.repeated = repeated(attributes);
				this.style = OdsValue.attribute(attributes, "default-cell-style-name", "");
			}
			case "table-cell", "covered-table-cell" -> this.value = new OdsValue(attributes, this.style);
			case "annotation" -> this.notes++;
			default -> {
				if (this.value != null && this.notes == 0) {
					start(this.value, name, attributes);
				}
			}
		}
	}

	private void start(OdsValue value, String name, Attributes attributes) {
		if (name.equals("span")) {
			value.startPart(this.styles.isStruck(attributes));
		}
		else {
			value.start(name, attributes);
		}
	}

	@Override
	public void characters(char[] text, int start, int length) {
		if (this.value != null && this.tables == 1 && this.notes == 0) {
			this.value.append(new String(text, start, length));
		}
	}

	@Override
	public void endElement(String uri, String name, String qualified) throws SAXException {
		if (this.tables == 1) {
			switch (name) {
				case "table-cell", "covered-table-cell" -> addCell();
				case "table-row" -> addRow();
				case "annotation" -> this.notes--;
				default -> {
					if (this.value != null && this.notes == 0) {
						end(this.value, name);
					}
				}
			}
		}
		if (name.equals("table") && this.tables > 0) {
			this.tables--;
		}
	}

	private static void end(OdsValue value, String name) {
		switch (name) {
			case "p" -> value.endParagraph();
			case "span" -> value.endPart();
			default -> {
			}
		}
	}

	private boolean isSheet(Attributes attributes) {
		return !this.found && (this.sheet == null || this.sheet.equals(OdsValue.attribute(attributes, "name", "")));
	}

	private void addCell() {
		OdsValue cell = Objects.requireNonNull(this.value, "It begins before it ends");
		int number = cell.repeated(MAX_COLUMNS - this.column);
		this.rows.merge(new CellRangeAddress(this.row, cell.lastRow(this.row, MAX_ROWS), this.column,
				cell.lastColumn(this.column, MAX_COLUMNS)));
		for (int at = this.column; !cell.text().isEmpty() && at < this.column + number; at++) {
			this.cells.put(at, cell.text());
			this.attributes.put(at,
					CellAttributes.of(cell.link(), cell.isStruck() || this.styles.isStruck(cell.style(), at)));
		}
		this.column += number;
		this.value = null;
	}

	private void addRow() throws SAXException {
		if (!this.cells.isEmpty()) {
			if (this.repeated > MOST_EQUAL) {
				throw new SAXException("a row that is not empty is repeated %,d times".formatted(this.repeated));
			}
			IntStream.range(this.row, this.row + this.repeated).forEach(this::writeRow);
		}
		this.row += this.repeated;
		this.column = 0;
		this.cells.clear();
		this.attributes.clear();
	}

	private void writeRow(int number) {
		this.rows.startRow(number);
		this.cells.forEach((place, text) -> this.rows.cell(CellReference.convertNumToColString(place) + 1, text, null));
		this.rows.endRow(number);
	}

	private static int repeated(Attributes row) {
		return Math.clamp(Long.parseLong(OdsValue.attribute(row, "number-rows-repeated", "1")), 1, MAX_ROWS);
	}

}
