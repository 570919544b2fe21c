package io.regwatch.ingest.extract.office.sheet;

import java.util.Set;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.text.StruckMark;
import io.regwatch.ingest.extract.text.VerticalAlignment;
import org.xml.sax.Attributes;

/** The value of a cell of a sheet, as its type and style display it. */
final class CellValue {

	private final CellFormats formats;

	private final SharedStrings strings;

	private final String style;

	private final String type;

	private final StringBuilder value = new StringBuilder();

	/** Stands for the value, if not empty. */
	private final String formula;

	CellValue(CellFormats formats, SharedStrings strings, Attributes cell, String formula) {
		this.formats = formats;
		this.strings = strings;
		this.style = OfficeFilter.value(cell, "s", "0");
		this.type = OfficeFilter.value(cell, "t", "n");
		this.formula = formula;
	}

	void append(String more) {
		this.value.append(more);
	}

	String text() {
		if (!this.formula.isEmpty()) {
			return this.formula;
		}
		String text = this.value.toString();
		if (text.isBlank()) {
			return "";
		}
		return switch (this.type) {
			case "s" -> this.formats.formatText(this.style, this.strings.get(text.strip()));
			case "n" -> this.formats.format(this.style, text.strip());
			case "b" -> text.strip().equals("1") ? "TRUE" : "FALSE";
			case "e" -> text;
			default -> this.formats.formatText(this.style, text);
		};
	}

	/** Whether the parser does not know how the cell is displayed. */
	boolean isRewritten() {
		return !this.formula.isEmpty() || (this.type.equals("n") && isOtherNumber())
				|| this.formats.isStruck(this.style) || (isText() && this.formats.addsText(this.style))
				|| this.formats.alignment(this.style) != VerticalAlignment.BASELINE;
	}

	private boolean isOtherNumber() {
		return this.formats.isFrom1904(this.style) || this.formats.isDecorated(this.style);
	}

	private boolean isText() {
		return Set.of("s", "str", "inlineStr").contains(this.type);
	}

	String marked() {
		String text = this.formats.alignment(this.style).write(text());
		return this.formats.isStruck(this.style) ? StruckMark.around(text) : text;
	}

}
