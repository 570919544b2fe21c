package io.regwatch.api.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Date;
import java.util.List;
import java.util.Optional;

import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.xssf.streaming.SXSSFCell;
import org.apache.poi.xssf.streaming.SXSSFRow;
import org.apache.poi.xssf.streaming.SXSSFSheet;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;

/**
 * Writes a workbook. Rows go to temporary files, a few are in memory. All cells are text;
 * what looks like a formula is marked as quoted, so that editing the cell does not make
 * it one.
 */
final class XlsxRowWriter implements RowWriter {

	private static final int ROWS_IN_MEMORY = 100;

	private static final int MAX_ROWS = 1_048_576;

	private static final int MAX_LENGTH = 32_767;

	private final OutputStream output;

	private final SXSSFWorkbook workbook = new ReproducibleWorkbook(ROWS_IN_MEMORY);

	private final CellStyle quoted;

	private SXSSFSheet sheet;

	private List<String> titles = List.of();

	private int next;

	// POI asks for it.
	@SuppressWarnings("JavaUtilDate")
	XlsxRowWriter(OutputStream output) {
		this.output = output;
		this.workbook.getXSSFWorkbook()
			.getProperties()
			.getCoreProperties()
			.setCreated(Optional.of(new Date(ReproducibleWorkbook.TIME)));
		this.quoted = this.workbook.createCellStyle();
		this.quoted.setQuotePrefixed(true);
		this.sheet = this.workbook.createSheet("Updates");
	}

	@Override
	public void write(List<String> row) {
		if (this.titles.isEmpty()) {
			this.titles = row;
		}
		else if (this.next == MAX_ROWS) {
			this.sheet = this.workbook.createSheet();
			this.next = 0;
			add(this.titles);
		}
		add(row);
	}

	private void add(List<String> values) {
		SXSSFRow row = this.sheet.createRow(this.next++);
		for (int column = 0; column < values.size(); column++) {
			SXSSFCell cell = row.createCell(column);
			cell.setCellValue(limited(values.get(column)));
			if (FormulaText.isFormula(values.get(column))) {
				cell.setCellStyle(this.quoted);
			}
		}
	}

	/** A cell has a maximum length; the ellipsis shows that the text is cut. */
	private static String limited(String text) {
		if (text.length() <= MAX_LENGTH) {
			return text;
		}
		int end = MAX_LENGTH - 1;
		return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "\u2026";
	}

	@Override
	public void finish() throws IOException {
		this.workbook.write(this.output);
	}

	@Override
	public void close() throws IOException {
		this.workbook.close();
	}

}
