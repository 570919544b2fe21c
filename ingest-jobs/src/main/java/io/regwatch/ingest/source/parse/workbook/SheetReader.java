package io.regwatch.ingest.source.parse.workbook;

import java.nio.file.Path;

import org.jspecify.annotations.Nullable;

/** Reads a sheet of a workbook of one format. */
interface SheetReader {

	/**
	 * Reads all cells of a sheet.
	 * @param workbook whose size is within the limits
	 * @param sheet name of the sheet; {@code null} for the first one
	 * @param rows are told of the cells
	 * @throws UnreadableWorkbookException if it has no such sheet
	 * @throws Exception of many types if the file is damaged
	 */
	void read(Path workbook, @Nullable String sheet, SheetRows rows) throws Exception;

	/** An error that names the sheet. */
	static UnreadableWorkbookException noSheet(@Nullable String sheet) {
		return new UnreadableWorkbookException(
				(sheet != null) ? "the workbook has no sheet '%s'".formatted(sheet) : "the workbook has no sheet");
	}

}
