package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.text.TextNormalizer;

/** The cells of a table's row, as long as nothing but plain text is in them. */
final class XhtmlRow {

	private final List<StringBuilder> cells = new ArrayList<>();

	/** What the icons of each cell show. */
	private final List<StringBuilder> icons = new ArrayList<>();

	private boolean open;

	void start() {
		this.open = true;
		this.cells.clear();
		this.icons.clear();
	}

	void startCell() {
		if (this.open) {
			this.cells.add(new StringBuilder());
			this.icons.add(new StringBuilder());
		}
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
