package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/** Rows of a file that are read one by one. */
sealed interface BulkRows permits CsvRows, JsonLines, JsonRows, WorkbookRows {

	/** Reads the file to its end. */
	void forEach(Consumer<JsonRow> consumer) throws IOException;

	/**
	 * Whether the file, as far as it was read, ends with the end of a line; {@code null}
	 * if it is no file of lines whose last one may be cut off unnoticed.
	 */
	default @Nullable Boolean isClosed() {
		return null;
	}

}
