package io.regwatch.ingest.extract.format;

import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/** What a reader of one format found. */
public sealed interface ParsedDocument {

	/**
	 * Some text, or none.
	 *
	 * @param title the title that the metadata claim
	 * @param pages at least 1
	 * @param blocks empty when the document has no text
	 */
	record Found(@Nullable String title, int pages, List<Block> blocks) implements ParsedDocument {

	}

	/**
	 * A document without usable text.
	 *
	 * @param reason why
	 * @param detail one sentence
	 */
	record Refused(RejectionReason reason, String detail) implements ParsedDocument {

	}

}
