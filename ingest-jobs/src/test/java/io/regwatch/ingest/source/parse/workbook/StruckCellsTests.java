package io.regwatch.ingest.source.parse.workbook;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.ingest.source.catalogue.RowList.BulkFormat;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.RichTextString;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Registers strike out what is no longer valid. */
class StruckCellsTests {

	private static final String ODS = """
			<o:d xmlns:o="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:fo="f"><o:automatic-styles>
			<style:style style:name="ce1"><style:text-properties fo:color="#000"/></style:style>
			<style:style style:name="ce2"><style:text-properties style:text-line-through-style="solid"/></style:style>
			<style:style style:name="ce3"><style:text-properties style:text-line-through-style="none"/></style:style>
			</o:automatic-styles><table:table><table:table-column table:default-cell-style-name="ce2"/>
			<table:table-column table:number-columns-repeated="9" table:default-cell-style-name="ce1"/>%s</table:table></o:d>""";

	@ParameterizedTest
	@EnumSource(names = { "XLSX", "XLS" })
	void cellWithAStruckFontSaysSo(BulkFormat format) throws IOException {
		try (Workbook workbook = (format == BulkFormat.XLS) ? new HSSFWorkbook() : new XSSFWorkbook()) {
			Sheet sheet = workbook.createSheet();
			for (int row = 0; row < 4; row++) {
				sheet.createRow(row).createCell(0).setCellValue((row == 0) ? "No" : "N-" + row);
				sheet.getRow(row).createCell(1).setCellValue((row == 0) ? "Name" : "Pump");
			}
			strike(workbook, sheet.getRow(2).getCell(0));
			strike(workbook, sheet.getRow(3).getCell(1));
			assertThat(read(format, bytes(workbook))).containsExactly("N-1 - -", "N-2 struck -", "N-3 - struck");
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "XLSX", "XLS" })
	void cellOfWhichAllPartsAreStruckSaysSo(BulkFormat format) throws IOException {
		try (Workbook workbook = (format == BulkFormat.XLS) ? new HSSFWorkbook() : new XSSFWorkbook()) {
			Sheet sheet = workbook.createSheet();
			for (int row = 0; row < 4; row++) {
				sheet.createRow(row).createCell(0).setCellValue((row == 0) ? "No" : "N-" + row);
				sheet.getRow(row).createCell(1).setCellValue((row == 0) ? "Name" : "Pump");
			}
			Font struck = workbook.createFont();
			struck.setStrikeout(true);
			Font bold = workbook.createFont();
			bold.setStrikeout(true);
			bold.setBold(true);
			strike(workbook, sheet.getRow(1).getCell(0), struck, 0, 1);
			strike(workbook, sheet.getRow(2).getCell(0), struck, 0, 3);
			strike(workbook, sheet.getRow(3).getCell(1), struck, 0, 2);
			RichTextString text = sheet.getRow(3).getCell(1).getRichStringCellValue();
			text.applyFont(2, 4, bold);
			sheet.getRow(3).getCell(1).setCellValue(text);
			assertThat(read(format, bytes(workbook))).containsExactly("N-1 - -", "N-2 struck -", "N-3 - struck");
		}
	}

	@Test
	void mergedCellStrikesAllItsRows() throws IOException {
		try (Workbook workbook = new XSSFWorkbook()) {
			Sheet sheet = workbook.createSheet();
			for (int row = 0; row < 3; row++) {
				sheet.createRow(row).createCell(0).setCellValue((row == 0) ? "No" : "N-" + row);
			}
			sheet.getRow(0).createCell(1).setCellValue("Name");
			sheet.getRow(1).createCell(1).setCellValue("Pump");
			sheet.addMergedRegion(new CellRangeAddress(1, 2, 1, 1));
			strike(workbook, sheet.getRow(1).getCell(1));
			assertThat(read(BulkFormat.XLSX, bytes(workbook))).containsExactly("N-1 - struck", "N-2 - struck");
		}
	}

	@Test
	void styleOfACellCountsBeforeThatOfItsRowAndColumn() throws IOException {
		String table = row("", cell(" table:style-name='ce1'", "No") + cell("", "Name"))
				+ row("", cell("", "N-1") + cell("", "Pump"))
				+ row("", cell(" table:style-name='ce3'", "N-2") + cell(" table:style-name='ce2'", "Pump"))
				+ row(" table:default-cell-style-name='ce3'", cell("", "N-3") + cell("", "Pump"));
		assertThat(read(BulkFormat.ODS, archive(ODS.formatted(table)))).containsExactly("N-1 struck -", "N-2 - struck",
				"N-3 - -");
	}

	@Test
	void partsOfACellStrikeItOnlyTogether() throws IOException {
		String struck = "<text:span text:style-name='ce2'>%s</text:span>";
		String table = row("", cell(" table:style-name='ce1'", "No") + cell("", "Name"))
				+ row("", cell(" table:style-name='ce1'", struck.formatted("N-1") + " ") + cell("", "Pump"))
				+ row("", cell(" table:style-name='ce1'", "N-2") + cell("", struck.formatted("Pu") + "mp"))
				+ row("", cell(" table:style-name='ce1'", "N-3")
						+ cell("", struck.formatted("Pu") + struck.formatted("mp")));
		assertThat(read(BulkFormat.ODS, archive(ODS.formatted(table)))).containsExactly("N-1 struck -", "N-2 - -",
				"N-3 - struck");
	}

	private static String row(String attributes, String cells) {
		return "<table:table-row%s>%s</table:table-row>".formatted(attributes, cells);
	}

	private static String cell(String attributes, String text) {
		return "<table:table-cell%s><text:p>%s</text:p></table:table-cell>".formatted(attributes, text);
	}

	private static void strike(Workbook workbook, Cell cell) {
		Font font = workbook.createFont();
		font.setStrikeout(true);
		CellStyle style = workbook.createCellStyle();
		style.setFont(font);
		cell.setCellStyle(style);
	}

	private static void strike(Workbook workbook, Cell cell, Font font, int from, int to) {
		RichTextString text = workbook.getCreationHelper().createRichTextString(cell.getStringCellValue());
		text.applyFont(from, to, font);
		cell.setCellValue(text);
	}

	private static List<String> read(BulkFormat format, byte[] file) throws IOException {
		List<String> rows = new ArrayList<>();
		new io.regwatch.ingest.source.parse.workbook.Workbook(new ByteArrayInputStream(file), format, null, 1)
			.forEach((row) -> rows.add("%s %s %s".formatted(row.path("No").asString(),
					row.path("No@struck").asString("-"), row.path("Name@struck").asString("-"))));
		return rows;
	}

	private static byte[] bytes(Workbook workbook) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		workbook.write(bytes);
		return bytes.toByteArray();
	}

	private static byte[] archive(String content) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
			archive.putNextEntry(new ZipEntry("content.xml"));
			archive.write(content.getBytes(StandardCharsets.UTF_8));
		}
		return bytes.toByteArray();
	}

}
