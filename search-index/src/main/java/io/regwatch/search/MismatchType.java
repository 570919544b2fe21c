package io.regwatch.search;

/** What can be wrong with a document. */
public enum MismatchType {

	/** The row has no document. */
	MISSING,

	/** The document has no row, or one that is retracted. */
	EXTRA,

	/** The document says what the row said before. */
	STALE,

	/** The document says, or claims to know, what no row ever said. */
	ALTERED

}
