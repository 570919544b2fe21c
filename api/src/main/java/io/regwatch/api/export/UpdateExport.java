package io.regwatch.api.export;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

import io.regwatch.api.list.ListRows;
import io.regwatch.api.update.Update;

/** An export whose first rows are read; to be written once, then closed. */
public final class UpdateExport implements AutoCloseable {

	private final ListRows<Update> rows;

	private final List<UpdateColumn> columns;

	private final ExportFormat format;

	UpdateExport(ListRows<Update> rows, List<UpdateColumn> columns, ExportFormat format) {
		this.rows = rows;
		this.columns = columns;
		this.format = format;
	}

	/**
	 * Writes all rows in constant memory. Equal rows make equal bytes.
	 * @param output is not closed
	 * @throws IOException if the output fails
	 */
	public void writeTo(OutputStream output) throws IOException {
		try (RowWriter writer = this.format.writer(output)) {
			writer.write(this.columns.stream().map(UpdateColumn::title).toList());
			this.rows.forEach((update) -> write(writer, update));
			writer.finish();
		}
		catch (UncheckedIOException ex) {
			throw ex.getCause();
		}
	}

	private void write(RowWriter writer, Update update) {
		try {
			writer.write(this.columns.stream().map((column) -> column.value(update)).toList());
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
