package io.regwatch.ingest.extract.markup.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The text of a row, column by column. What a cell says stands in every column and row
 * that it spans, unless no cell of the table begins in that column: then the span is
 * layout.
 *
 * @param texts of the columns
 * @param spanned columns into which a cell to the left extends
 * @param begun columns in which a cell of the table begins, as far as it has been read
 */
public record RowText(List<String> texts, BitSet spanned, BitSet begun) {

	static final RowText NONE = new RowText(List.of(), new BitSet(), new BitSet());

	/** Whether a later row of the table may change the text. */
	boolean isOpen() {
		return this.spanned.stream().anyMatch((column) -> !this.begun.get(column));
	}

	@Override
	public String toString() {
		List<String> shown = new ArrayList<>();
		for (int column = 0; column < this.texts.size(); column++) {
			boolean layout = this.spanned.get(column) && !this.begun.get(column);
			shown.add(layout ? "" : this.texts.get(column));
		}
		while (!shown.isEmpty() && shown.getLast().isEmpty()) {
			shown.removeLast();
		}
		return String.join(" | ", shown);
	}

}
