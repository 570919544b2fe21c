package io.regwatch.ingest.source.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.apache.poi.common.usermodel.HyperlinkType;
import org.apache.poi.hssf.usermodel.HSSFHyperlink;
import org.apache.poi.hssf.usermodel.HSSFRow;
import org.apache.poi.hssf.usermodel.HSSFSheet;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.CellStyle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Registers in the formats of Excel 97 to 2003 and OpenDocument. */
class WorkbookFormatsTests {

	private static final String ODS = """
			<?xml version="1.0" encoding="UTF-8"?>
			<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
				xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
				xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:xlink="http://www.w3.org/1999/xlink">
			<office:body><office:spreadsheet>
			<table:table table:name="Notes"><table:table-row><table:table-cell><text:p>Not the register</text:p>
			</table:table-cell></table:table-row></table:table>
			<table:table table:name="Register">
			<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/>
			</table:table-row>
			<table:table-row><table:table-cell><text:p>Number</text:p></table:table-cell>
			<table:table-cell><text:p>Name</text:p></table:table-cell><table:table-cell><text:p>Listed</text:p></table:table-cell>
			<table:table-cell><text:p>State</text:p></table:table-cell></table:table-row>
			<table:table-row><table:table-cell office:value-type="float" office:value="4012345678901"><text:p>4.01E+12</text:p>
			</table:table-cell><table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p>
			</office:annotation><text:p><text:a xlink:href="/pump">Infusion<text:s text:c="1"/>pump</text:a></text:p></table:table-cell>
			<table:table-cell office:value-type="date" office:date-value="2026-02-01T00:00:00"><text:p>01.02.26</text:p>
			</table:table-cell><table:table-cell><text:p>in_force</text:p></table:table-cell></table:table-row>
			%s
			<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/>
			</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>
			""";

	private final StubSite site = new StubSite();

	private int files;

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenWorkbookIsOfOldExcelReadsIt() throws IOException {
		assertPump(list(oldWorkbook(), "xls"));
	}

	@Test
	void listWhenWorkbookIsOfOpenDocumentReadsIt() throws IOException {
		assertPump(list(openDocument(ODS.formatted("")), "ods"));
	}

	@Test
	void listWhenRowsOrCellsAreRepeatedReadsEach() throws IOException {
		Listing listing = list(
				openDocument(ODS.formatted(
						"""
								<table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>lamp</text:p></table:table-cell>
								<table:covered-table-cell/><table:table-cell><text:p>withdrawn</text:p></table:table-cell></table:table-row>
								""")),
				"ods");
		assertThat(listing.items().getLast().title()).isEqualTo("lamp");
		assertThat(listing.items().getLast().status()).hasToString("WITHDRAWN");
		String repeated = "<table:table-row table:number-rows-repeated='%d'><table:table-cell><text:p>x</text:p>"
				+ "</table:table-cell></table:table-row>";
		assertThat(list(openDocument(ODS.formatted(repeated.formatted(2_000_000))), "ods").shortfall())
			.contains("is repeated 1,048,576 times");
	}

	@Test
	void listWhenFileIsAnotherOneOrCutOffIsShort() throws IOException {
		byte[] old = oldWorkbook();
		assertThat(list(Arrays.copyOf(old, old.length / 2), "xls").shortfall()).contains("cannot be read");
		assertThat(list(old, "ods").shortfall()).contains("cannot be read");
		assertThat(list(openDocument(ODS.formatted("")), "xls").shortfall()).contains("cannot be read");
		assertThat(list(openDocument(ODS.formatted("</table:table>")), "ods").shortfall()).contains("cannot be read");
		assertThat(list(openDocument("<x/>"), "ods").shortfall()).contains("no sheet 'Register'");
	}

	private static void assertPump(Listing listing) {
		assertThat(listing.shortfall()).isNull();
		ListedItem pump = listing.items().getFirst();
		assertThat(pump.externalId()).isEqualTo("4012345678901");
		assertThat(pump.title()).isEqualTo("Infusion pump");
		assertThat(pump.url()).endsWith("/pump");
		assertThat(pump.published()).hasToString("2026-02-01T00:00:00Z");
		assertThat(pump.status()).hasToString("IN_FORCE");
	}

	private Listing list(byte[] file, String format) {
		String path = "/file" + this.files++;
		this.site.on(path, (exchange) -> {
			exchange.sendResponseHeaders(200, file.length);
			exchange.getResponseBody().write(file);
			exchange.close();
		});
		return TestSource.list(this.site, """
				kind: bulk-file
				list:
				  urls: ["SITE%s"]
				  sheet: Register
				  headerRow: 3
				  format: %s
				  fields:
				    id: {pointer: /Number}
				    title: {pointer: /Name}
				    url: {pointer: "/Name@href", default: /none}
				    status: {pointer: /State}
				    published: {pointer: /Listed, date: {patterns: [yyyy-MM-dd]}}
				""".formatted(path, format));
	}

	private static byte[] openDocument(String content) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
			archive.putNextEntry(new ZipEntry("mimetype"));
			archive.write("application/vnd.oasis.opendocument.spreadsheet".getBytes(StandardCharsets.US_ASCII));
			archive.putNextEntry(new ZipEntry("content.xml"));
			archive.write(content.strip().getBytes(StandardCharsets.UTF_8));
		}
		return bytes.toByteArray();
	}

	private static byte[] oldWorkbook() throws IOException {
		try (HSSFWorkbook workbook = new HSSFWorkbook()) {
			workbook.createSheet("Notes").createRow(0).createCell(0).setCellValue("Not the register");
			HSSFSheet sheet = workbook.createSheet("Register");
			HSSFRow header = sheet.createRow(2);
			header.createCell(0).setCellValue("Number");
			header.createCell(1).setCellValue("Name");
			header.createCell(2).setCellValue("Listed");
			header.createCell(3).setCellValue("State");
			HSSFRow pump = sheet.createRow(3);
			pump.createCell(0).setCellValue(4_012_345_678_901D);
			pump.createCell(1).setCellValue("Infusion pump");
			HSSFHyperlink link = workbook.getCreationHelper().createHyperlink(HyperlinkType.URL);
			link.setAddress("/pump");
			pump.getCell(1).setHyperlink(link);
			CellStyle day = workbook.createCellStyle();
			day.setDataFormat(workbook.createDataFormat().getFormat("d/m/yy"));
			pump.createCell(2).setCellValue(LocalDate.of(2026, 2, 1));
			pump.getCell(2).setCellStyle(day);
			pump.createCell(3).setCellFormula("\"in\"&\"_force\"");
			workbook.getCreationHelper().createFormulaEvaluator().evaluateFormulaCell(pump.getCell(3));
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			workbook.write(bytes);
			return bytes.toByteArray();
		}
	}

}
