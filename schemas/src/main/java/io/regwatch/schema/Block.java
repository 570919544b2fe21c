package io.regwatch.schema;

/**
 * An addressable piece of a document's text: what a redline compares and what evidence
 * quotes.
 *
 * @param ordinal place in reading order, from 0, without gaps within one extraction
 * @param page page of the document, from 1; 1 throughout for formats without pages, the
 * number of the sheet for spreadsheets
 * @param kind what the block is
 * @param level 1–6 for a {@link BlockKind#HEADING heading}, else 0
 * @param text Unicode NFC, white space collapsed to single spaces, never blank; the cells
 * of a {@link BlockKind#TABLE_ROW row} are separated by {@code " | "}
 */
public record Block(int ordinal, int page, BlockKind kind, int level, String text) {

	/** Fails with {@link IllegalArgumentException} when a component is out of range. */
	public Block {
		if (ordinal < 0 || page < 1 || level < 0 || level > 6) {
			throw new IllegalArgumentException(
					"Not a block: ordinal %d, page %d, level %d".formatted(ordinal, page, level));
		}
		if ((kind == BlockKind.HEADING) != (level > 0)) {
			throw new IllegalArgumentException(
					"A heading has a level from 1 to 6, anything else 0: %s with level %d".formatted(kind, level));
		}
		if (text.isBlank()) {
			throw new IllegalArgumentException("Block %d has no text".formatted(ordinal));
		}
	}

}
