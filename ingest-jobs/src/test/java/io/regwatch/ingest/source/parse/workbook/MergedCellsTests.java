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
import org.apache.poi.common.usermodel.HyperlinkType;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Hyperlink;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class MergedCellsTests {

	private static final String ODS = """
			<o:d xmlns:o="o" xmlns:table="t" xmlns:text="x" xmlns:xlink="l"><table:table>%s</table:table></o:d>""";

	@ParameterizedTest
	@EnumSource(names = { "XLSX", "XLS" })
	void valueOfMergedCellsIsThatOfEachRowAndColumn(BulkFormat format) throws IOException {
		assertThat(rows(format, 1, "No,Name,Status,Until;1,Pump,Cancelled,;2,Bed,,;3,Lamp,Valid,", "C2:D3"))
			.containsExactly("1,Pump,Cancelled,Cancelled", "2,Bed,Cancelled,Cancelled", "3,Lamp,Valid,");
	}

	@ParameterizedTest
	@EnumSource(names = { "XLSX", "XLS" })
	void headingsAndRowsOfRowsAreNoRowsOfTheirOwn(BulkFormat format) throws IOException {
		assertThat(rows(format, 1, "No,Name,Status;Class II,,;1,Pump,Valid;,,;2,Bed,Valid", "A2:C2", "A3:A4", "B3:B4",
				"C3:C4"))
			.containsExactly("Class II,,", "1,Pump,Valid", "2,Bed,Valid");
	}

	@ParameterizedTest
	@EnumSource(names = { "XLSX", "XLS" })
	void namesOfColumnsMayStandAboveTheirRow(BulkFormat format) throws IOException {
		assertThat(rows(format, 3, "Register,,;No,Valid,;,from,until;1,2025,2026", "A1:C1", "A2:A3", "B2:C2"))
			.containsExactly("1,2025,2026");
		assertThat(rows(format, 1, "No,Valid,;,from,until;1,2025,2026", "A1:A2", "B1:C1")).containsExactly(",from",
				"1,2025");
	}

	@ParameterizedTest
	@EnumSource(names = { "XLSX", "XLS" })
	void whatIsHiddenBelowMergedCellsIsNotRead(BulkFormat format) throws IOException {
		assertThat(rows(format, 0, "1,Cancelled;2,Valid", "B1:B2")).containsExactly("1,Cancelled", "2,Cancelled");
	}

	@Test
	void linkOfMergedCellsIsThatOfEachRow() throws IOException {
		try (HSSFWorkbook workbook = new HSSFWorkbook()) {
			Sheet sheet = fill(workbook, "No,File;1,Annex;2,", "B2:B3");
			Hyperlink link = workbook.getCreationHelper().createHyperlink(HyperlinkType.URL);
			link.setAddress("/a.pdf");
			sheet.getRow(1).getCell(1).setHyperlink(link);
			List<String> links = new ArrayList<>();
			workbook(BulkFormat.XLS, 1, bytes(workbook)).forEach((row) -> links.add(row.path("File@href").asString()));
			assertThat(links).containsExactly("/a.pdf", "/a.pdf");
		}
	}

	@Test
	void cellsOfOpenDocumentMayBeMerged() throws IOException {
		assertThat(openDocument("No,Name,Status,Until;1,Pump,Cancelled*2*2,-;2,Bed,-,-;3,Lamp,Valid,"))
			.containsExactly("1,Pump,Cancelled,Cancelled", "2,Bed,Cancelled,Cancelled", "3,Lamp,Valid,");
	}

	@Test
	void rangesOfAnySizeAreAllowedAndTooManyAreNot() throws IOException {
		assertThat(rows(BulkFormat.XLSX, 1, "No,Status;1,Valid;2,", "B2:D1048576")).containsExactly("1,Valid",
				"2,Valid");
		assertThatThrownBy(() -> openDocument("No" + ";1,x*1*2000".repeat(1_001)))
			.isInstanceOf(UnreadableWorkbookException.class)
			.hasMessageContaining("a row has more than 1,000 merged cells");
	}

	private static List<String> openDocument(String table) throws IOException {
		StringBuilder rows = new StringBuilder();
		for (String row : table.split(";", -1)) {
			rows.append("<table:table-row>");
			for (String cell : row.split(",", -1)) {
				String[] parts = cell.split("\\*", -1);
				rows.append(cell.equals("-") ? "<table:covered-table-cell/>"
						: "<table:table-cell table:number-columns-spanned='%s' table:number-rows-spanned='%s'><text:p>%s</text:p></table:table-cell>"
							.formatted((parts.length > 1) ? parts[1] : "1", (parts.length > 1) ? parts[2] : "1",
									parts[0]));
			}
			rows.append("</table:table-row>");
		}
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
			archive.putNextEntry(new ZipEntry("content.xml"));
			archive.write(ODS.formatted(rows).getBytes(StandardCharsets.UTF_8));
		}
		return read(workbook(BulkFormat.ODS, 1, bytes.toByteArray()));
	}

	private static List<String> rows(BulkFormat format, int header, String table, String... merged) throws IOException {
		try (Workbook workbook = (format == BulkFormat.XLS) ? new HSSFWorkbook() : new XSSFWorkbook()) {
			fill(workbook, table, merged);
			return read(workbook(format, header, bytes(workbook)));
		}
	}

	private static Sheet fill(Workbook workbook, String table, String... merged) {
		Sheet sheet = workbook.createSheet();
		for (String line : table.split(";", -1)) {
			Row row = sheet.createRow(sheet.getPhysicalNumberOfRows());
			for (String cell : line.split(",", -1)) {
				row.createCell(Math.max(0, row.getLastCellNum())).setCellValue(cell);
			}
		}
		for (String range : merged) {
			sheet.addMergedRegion(CellRangeAddress.valueOf(range));
		}
		return sheet;
	}

	private static byte[] bytes(Workbook workbook) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		workbook.write(bytes);
		return bytes.toByteArray();
	}

	private static io.regwatch.ingest.source.parse.workbook.Workbook workbook(BulkFormat format, int header,
			byte[] bytes) {
		return new io.regwatch.ingest.source.parse.workbook.Workbook(new ByteArrayInputStream(bytes), format, null,
				header);
	}

	private static List<String> read(io.regwatch.ingest.source.parse.workbook.Workbook workbook) throws IOException {
		List<String> rows = new ArrayList<>();
		workbook.forEach(
				(row) -> rows.add(String.join(",", row.values().stream().map((cell) -> cell.asString()).toList())));
		return rows;
	}

}
