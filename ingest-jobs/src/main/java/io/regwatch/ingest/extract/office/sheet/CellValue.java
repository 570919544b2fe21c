package io.regwatch.ingest.extract.office.sheet;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.text.RaisedDigits;
import io.regwatch.ingest.extract.text.StruckMark;
import org.xml.sax.Attributes;

/** The value of a cell of a sheet, as its type and style display it. */
final class CellValue {

	private final CellFormats formats;

	private final SharedStrings strings;

	private final String style;

	private final String type;

	private final StringBuilder value = new StringBuilder();

	CellValue(CellFormats formats, SharedStrings strings, Attributes cell) {
		this.formats = formats;
		this.strings = strings;
		this.style = OfficeFilter.value(cell, "s", "0");
		this.type = OfficeFilter.value(cell, "t", "n");
	}

	void append(String more) {
		this.value.append(more);
	}

	String text() {
		String text = this.value.toString();
		if (text.isBlank()) {
			return "";
		}
		return switch (this.type) {
			case "s" -> this.strings.get(text.strip());
			case "n" -> this.formats.format(this.style, text.strip());
			case "b" -> text.strip().equals("1") ? "TRUE" : "FALSE";
			default -> text;
		};
	}

	/** Whether the style strikes or raises the whole cell. */
	boolean isMarked() {
		return this.formats.isStruck(this.style) || this.formats.isRaised(this.style);
	}

	String marked() {
		String text = this.formats.isRaised(this.style) ? RaisedDigits.of(text()) : text();
		return this.formats.isStruck(this.style) ? StruckMark.around(text) : text;
	}

}
