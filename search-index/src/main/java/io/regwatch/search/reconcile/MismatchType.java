package io.regwatch.search.reconcile;

/** How a document differs from its row. */
public enum MismatchType {

	/** The row has no document. */
	MISSING,

	/** The document has no row, or a retracted one. */
	EXTRA,

	/** The document holds an earlier state of the row. */
	STALE,

	/** The document has content, or a version, that the row never had. */
	ALTERED

}
