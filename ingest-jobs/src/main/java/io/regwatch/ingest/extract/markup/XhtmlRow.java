package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.text.TextNormalizer;

/** The cells of a table's row, as long as nothing but plain text is in them. */
final class XhtmlRow {

	private final List<StringBuilder> cells = new ArrayList<>();

	private boolean open;

	void start() {
		this.open = true;
		this.cells.clear();
	}

	void startCell() {
		if (this.open) {
			this.cells.add(new StringBuilder());
		}
	}

	boolean isOpen() {
		return this.open && !this.cells.isEmpty();
	}

	void append(CharSequence text) {
		this.cells.getLast().append(text).append(' ');
	}

	/** Returns the cells so far; what follows in this row is no cell. */
	String end() {
		this.open = false;
		List<String> texts = new ArrayList<>(this.cells.stream().map(TextNormalizer::clean).toList());
		this.cells.clear();
		while (!texts.isEmpty() && texts.getLast().isEmpty()) {
			texts.removeLast();
		}
		return String.join(" | ", texts);
	}

}
