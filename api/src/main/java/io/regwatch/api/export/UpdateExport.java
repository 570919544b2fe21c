package io.regwatch.api.export;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

import io.regwatch.api.list.ListRows;
import io.regwatch.api.update.Update;

/** An export whose first rows are read; to be written once, then closed. */
public final class UpdateExport implements AutoCloseable {

	private final ListRows<Update> rows;

	private final ExportFormat format;

	UpdateExport(ListRows<Update> rows, ExportFormat format) {
		this.rows = rows;
		this.format = format;
	}

	/**
	 * Writes all rows in constant memory. Equal rows make equal bytes.
	 * @param output is not closed
	 * @throws IOException if the output fails
	 */
	public void writeTo(OutputStream output) throws IOException {
		try (RowWriter writer = this.format.writer(output)) {
			writer.write(UpdateColumn.titles());
			this.rows.forEach((update) -> write(writer, update));
			writer.finish();
		}
		catch (UncheckedIOException ex) {
			throw ex.getCause();
		}
	}

	private static void write(RowWriter writer, Update update) {
		try {
			writer.write(UpdateColumn.values(update));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public void close() {
		this.rows.close();
	}

}
