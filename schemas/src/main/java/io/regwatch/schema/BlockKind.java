package io.regwatch.schema;

/** What a {@link Block} is in its document. */
public enum BlockKind {

	/** A title or section heading. */
	HEADING,

	/** Running text. */
	PARAGRAPH,

	/** An entry of a list, its marker included. */
	LIST_ITEM,

	/** One row of a table or spreadsheet. */
	TABLE_ROW,

	/**
	 * Page furniture: running headers and footers, page numbers. Kept for display, never
	 * compared.
	 */
	FURNITURE

}
