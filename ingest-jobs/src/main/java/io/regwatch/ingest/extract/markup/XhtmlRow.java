package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.text.BoundedPattern;
import org.xml.sax.Attributes;

/** The cells of a table's row, as long as nothing but plain text is in them. */
final class XhtmlRow {

	private static final BoundedPattern SPAN = BoundedPattern.compile("[1-9]\\d{0,8}");

	/** As in browsers. */
	private static final int MAX_SPAN = 1000;

	private final List<StringBuilder> cells = new ArrayList<>();

	/** What the icons of each cell show. */
	private final List<StringBuilder> icons = new ArrayList<>();

	private boolean open;

	/** Columns of the last cell. */
	private int span = 1;

	void start() {
		this.open = true;
		this.span = 1;
		this.cells.clear();
		this.icons.clear();
	}

	/** Starts a cell; one that spans several columns is in the first of them. */
	void startCell(Attributes attributes) {
		if (!this.open) {
			return;
		}
		for (int i = 1; i < this.span; i++) {
			addCell();
		}
		addCell();
		this.span = span(attributes);
	}

	private void addCell() {
		this.cells.add(new StringBuilder());
		this.icons.add(new StringBuilder());
	}

	private static int span(Attributes attributes) {
		String span = Objects.requireNonNullElse(attributes.getValue("colspan"), "").strip();
		return SPAN.matches(span) ? Math.min(Integer.parseInt(span), MAX_SPAN) : 1;
	}

	boolean isOpen() {
		return this.open && !this.cells.isEmpty();
	}

	void append(CharSequence text) {
		this.cells.getLast().append(text).append(' ');
	}

	/** Notes what an icon shows, which counts in a cell without text. */
	void icon(String sign) {
		if (isOpen() && !sign.isBlank()) {
			this.icons.getLast().append(sign).append(' ');
		}
	}

	/** Returns the cells so far; what follows in this row is no cell. */
	String end() {
		this.open = false;
		List<String> texts = new ArrayList<>();
		for (int i = 0; i < this.cells.size(); i++) {
			String text = TextNormalizer.clean(this.cells.get(i));
			texts.add(text.isEmpty() ? TextNormalizer.clean(this.icons.get(i)) : text);
		}
		this.cells.clear();
		while (!texts.isEmpty() && texts.getLast().isEmpty()) {
			texts.removeLast();
		}
		return String.join(" | ", texts);
	}

}
