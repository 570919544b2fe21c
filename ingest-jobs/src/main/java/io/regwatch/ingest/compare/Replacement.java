package io.regwatch.ingest.compare;

import io.regwatch.schema.ContentHash;

/**
 * Another text in the place of a known one.
 *
 * @param known file of the text before
 * @param page what all copies of the text have in common
 * @param extent how much of the text before it replaces
 * @param row whether the text is part of its row, not from a file
 * @param unexplained whether the row is no reason for it: what else it says is the same,
 * or the text is in another language
 * @param redirected whether the address leads elsewhere than before
 * @param brief whether it is a few sentences in the place of many
 * @param others whether it is the text of another reference of the source
 * @param repeated whether the run before found it, too
 */
record Replacement(ContentHash known, String page, Extent extent, boolean row, boolean unexplained, boolean redirected,
		boolean brief, boolean others, boolean repeated) {

	/** What a text has left of the one before. */
	enum Extent {

		/** A statement that the document has ended. */
		NOTICE,

		/** Hardly anything. */
		MOST,

		/** Its beginning. */
		END,

		/** Its beginning, which says that more follows. */
		EXCERPT,

		/** Its other files. */
		FILES,

		/** What it has in common with the text of another document. */
		PART

	}

}
