package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;

import io.regwatch.ingest.source.catalogue.RowList.BulkFormat;
import org.apache.commons.lang3.StringUtils;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A workbook of which one sheet is read, row by row. A cell has the text that a program
 * shows; days are written as in ISO 8601, whole numbers with all their digits. Where it
 * leads has the name of its column with {@code @href}; if it is struck out, there is one
 * with {@code @struck}.
 *
 * @param body the file
 * @param format of the workbook
 * @param sheet name of the sheet; {@code null} for the first one
 * @param headerRow number of the row that names the columns, from 1; 0 if none does
 */
public record Workbook(InputStream body, BulkFormat format, @Nullable String sheet, int headerRow) {

	private static final int LONGEST_REASON = 200;

	/**
	 * Reads the rows that are not empty.
	 * @param consumer of a row, as an object with a member for each column
	 * @throws UnreadableWorkbookException with a reason if the file is damaged or too
	 * large, or lacks the sheet or the row that names the columns
	 * @throws IOException if the connection fails
	 */
	public void forEach(Consumer<ObjectNode> consumer) throws IOException {
		Path file = Files.createTempFile("regwatch-list", ".workbook");
		try {
			Files.copy(WorkbookLimits.bounded(this.body), file, StandardCopyOption.REPLACE_EXISTING);
			read(file, new SheetRows(this.headerRow, consumer));
		}
		finally {
			Files.delete(file);
		}
	}

	private void read(Path file, SheetRows rows) throws UnreadableWorkbookException {
		try {
			reader(file).read(file, this.sheet, rows);
		}
		catch (UnreadableWorkbookException ex) {
			throw ex;
		}
		catch (Exception ex) {
			throw new UnreadableWorkbookException("the workbook cannot be read: "
					+ StringUtils.abbreviate(String.valueOf(ex.getMessage()), LONGEST_REASON));
		}
		if (!rows.haveHeader()) {
			throw new UnreadableWorkbookException("row %d names no columns".formatted(this.headerRow));
		}
	}

	private SheetReader reader(Path file) throws IOException {
		return switch (this.format) {
			case XLSX -> {
				WorkbookLimits.check(file);
				yield new XlsxSheet();
			}
			case ODS -> {
				WorkbookLimits.check(file);
				yield new OdsSheet();
			}
			case XLS -> {
				WorkbookLimits.checkWhole(file);
				yield new XlsSheet();
			}
			case JSON, JSONL, CSV -> throw new IllegalStateException("No workbook: " + this.format);
		};
	}

}
