package io.regwatch.ingest.extract.markup.table;

import io.regwatch.ingest.extract.text.TextNormalizer;

/** A cell of a row: where it is, what it says, and what its icons show. */
final class TableCell {

	private final int column;

	private final CellSpan span;

	private final StringBuilder text = new StringBuilder();

	private final StringBuilder icons = new StringBuilder();

	TableCell(int column, CellSpan span) {
		this.column = column;
		this.span = span;
	}

	int column() {
		return this.column;
	}

	CellSpan span() {
		return this.span;
	}

	void append(CharSequence more) {
		this.text.append(more).append(' ');
	}

	/** Notes what an icon shows, which counts in a cell without text. */
	void icon(String sign) {
		this.icons.append(sign).append(' ');
	}

	String text() {
		String clean = TextNormalizer.clean(this.text);
		return clean.isEmpty() ? TextNormalizer.clean(this.icons) : clean;
	}

}
