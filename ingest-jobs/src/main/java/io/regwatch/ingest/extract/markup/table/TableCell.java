package io.regwatch.ingest.extract.markup.table;

import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.TextNormalizer;

/** A cell of a row: where it is, what it says, and what its icons show. */
final class TableCell {

	private static final Pattern COLON = Pattern.compile("^\\s*[:：]?\\s*");

	private final int column;

	private final CellSpan span;

	private final StringBuilder text = new StringBuilder();

	private final StringBuilder icons = new StringBuilder();

	private final StringBuilder states = new StringBuilder();

	private final Drawing drawing = new Drawing();

	private boolean labelled;

	private String header = "";

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

	/** Notes what it shows without a name. */
	void sign(String state, String shape) {
		this.states.append(state).append(' ');
		this.drawing.add(shape);
	}

	/** Notes that an element in it may repeat the header of its column. */
	void startLabel() {
		this.labelled = true;
	}

	/** Notes what the first row says in its column. */
	void header(String text) {
		this.header = text;
	}

	String text() {
		String clean = withoutLabel(TextNormalizer.clean(this.text));
		String named = clean.isEmpty() ? TextNormalizer.clean(this.icons) : clean;
		return named.isEmpty() ? TextNormalizer.clean(this.states.toString() + this.drawing) : named;
	}

	private String withoutLabel(String clean) {
		boolean label = this.labelled && !this.header.isEmpty() && clean.startsWith(this.header);
		return label ? COLON.matcher(clean.substring(this.header.length())).replaceFirst("") : clean;
	}

}
