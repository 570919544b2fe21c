package io.regwatch.api.export;

import java.io.IOException;
import java.util.List;

/** Writes a table row by row, the titles first. */
sealed interface RowWriter extends AutoCloseable permits CsvRowWriter, XlsxRowWriter {

	void write(List<String> row) throws IOException;

	/** Completes the table; without it, what is written is not a valid file. */
	void finish() throws IOException;

	@Override
	void close() throws IOException;

}
