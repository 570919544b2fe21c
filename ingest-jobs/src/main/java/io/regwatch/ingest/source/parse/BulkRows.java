package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.util.function.Consumer;

/** Rows of a file that are read one by one. */
sealed interface BulkRows permits CsvRows, JsonLines, JsonRows, XlsxRows {

	/** Reads the file to its end. */
	void forEach(Consumer<JsonRow> consumer) throws IOException;

}
