package io.regwatch.ingest.source.parse.workbook;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** What one cell of an OpenDocument spreadsheet says. */
final class OdsValue {

	private static final String MIDNIGHT = "T00:00:00";

	private final String type;

	/** As programs calculate with it. */
	private final String value;

	private final long repeated;

	/** Columns and rows that the cell is shown in. */
	private final long width;

	private final long height;

	private final StringBuilder shown = new StringBuilder();

	private boolean paragraph;

	/** For each open part of the text whether it is struck out. */
	private final Deque<Boolean> parts = new ArrayDeque<>();

	private boolean struckWords;

	private boolean otherWords;

	private @Nullable String link;

	private final String style;

	/**
	 * Begins a cell.
	 * @param style of cells without one of their own
	 */
	OdsValue(Attributes cell, String style) {
		this.style = attribute(cell, "style-name", style);
		this.type = attribute(cell, "value-type", "");
		this.value = Stream.of("date-value", "value", "string-value", "boolean-value", "time-value")
			.map((name) -> attribute(cell, name, ""))
			.filter((text) -> !text.isEmpty())
			.findFirst()
			.orElse("");
		this.repeated = number(cell, "number-columns-repeated");
		this.width = number(cell, "number-columns-spanned");
		this.height = number(cell, "number-rows-spanned");
	}

	/** An element within the cell begins. */
	void start(String name, Attributes attributes) {
		switch (name) {
			case "p" -> {
				this.shown.append(this.shown.isEmpty() ? "" : "\n");
				this.paragraph = true;
			}
			case "s" -> this.shown.repeat(' ', Math.clamp(Long.parseLong(attribute(attributes, "c", "1")), 1, 100));
			case "tab" -> this.shown.append('\t');
			case "line-break" -> this.shown.append('\n');
			case "a" -> this.link = attribute(attributes, "href", "");
			default -> {
			}
		}
	}

	void append(String text) {
		if (this.paragraph) {
			this.shown.append(text);
			this.struckWords |= !text.isBlank() && this.parts.contains(true);
			this.otherWords |= !text.isBlank() && !this.parts.contains(true);
		}
	}

	/** A part of the text begins. */
	void startPart(boolean struck) {
		this.parts.push(struck);
	}

	void endPart() {
		this.parts.poll();
	}

	/** Whether all parts of the text are struck out. */
	boolean isStruck() {
		return this.struckWords && !this.otherWords;
	}

	void endParagraph() {
		this.paragraph = false;
	}

	/** Returns the text of the cell; empty if it has none. */
	String text() {
		if (this.type.equals("date")) {
			return this.value.endsWith(MIDNIGHT) ? this.value.substring(0, this.value.length() - MIDNIGHT.length())
					: this.value;
		}
		if (this.shown.isEmpty()) {
			return this.value;
		}
		String text = this.shown.toString();
		return (this.type.equals("float") && text.contains("E+"))
				? new BigDecimal(this.value).stripTrailingZeros().toPlainString() : text;
	}

	/** Returns the name of its style; empty if that is the one of its column. */
	String style() {
		return this.style;
	}

	/** Returns where the cell leads; {@code null} if nowhere. */
	@Nullable String link() {
		return this.link;
	}

	/** Returns how many equal cells follow each other, at most so many. */
	int repeated(int most) {
		return Math.clamp(this.repeated, 0, most);
	}

	/** Returns the last of the columns that the cell is shown in. */
	int lastColumn(int column, int most) {
		return Math.clamp(column + this.width - 1, column, most);
	}

	/** Returns the last of the rows that the cell is shown in. */
	int lastRow(int row, int most) {
		return Math.clamp(row + this.height - 1, row, most);
	}

	private static long number(Attributes cell, String name) {
		return Long.parseLong(attribute(cell, name, "1"));
	}

	/** Returns the value of an attribute of whatever prefix. */
	static String attribute(Attributes attributes, String name, String otherwise) {
		for (int at = 0; at < attributes.getLength(); at++) {
			if (attributes.getLocalName(at).equals(name)) {
				return Objects.requireNonNullElse(attributes.getValue(at), otherwise);
			}
		}
		return otherwise;
	}

}
