package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.util.function.Consumer;

import io.regwatch.ingest.source.parse.workbook.UnreadableWorkbookException;
import io.regwatch.ingest.source.parse.workbook.Workbook;

/** Rows of a sheet of a workbook. */
record WorkbookRows(Workbook workbook) implements BulkRows {

	@Override
	public void forEach(Consumer<JsonRow> consumer) throws IOException {
		try {
			this.workbook.forEach((row) -> consumer.accept(new JsonRow(row)));
		}
		catch (UnreadableWorkbookException ex) {
			throw new BrokenRowsException(String.valueOf(ex.getMessage()));
		}
	}

}
