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
	 * A page that is a picture among pages of text. Its text is a note in brackets with a
	 * fingerprint of the picture: nothing to quote, but another picture is a change.
	 */
	IMAGE,

	/**
	 * A statement about the text rather than part of it: a banner of withdrawal, the
	 * extent or validity that law XML gives in attributes. A change of it is a change of
	 * status.
	 */
	STATUS,

	/**
	 * Page furniture: running headers and footers, page numbers. Kept for display, never
	 * compared.
	 */
	FURNITURE

}
