package io.regwatch.ingest.source.web;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.apache.poi.common.usermodel.HyperlinkType;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Hyperlink;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFHyperlink;
import org.apache.poi.xssf.usermodel.XSSFRichTextString;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Registers that an authority publishes as Excel workbooks. */
class WorkbookListTests {

	private static final String REGISTER = "sheet: Register\n  headerRow: 3";

	private final StubSite site = new StubSite();

	private int files;

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenFileIsAWorkbookReadsTheRowsOfItsSheet() throws IOException {
		Listing listing = list(workbook(), REGISTER);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId)
			.containsExactly("4012345678901", "4012345678918");
		assertThat(listing.items()).extracting(ListedItem::title).containsExactly("Infusion pump", "注射器");
		assertThat(listing.items().getFirst().published()).hasToString("2026-02-01T00:00:00Z");
		assertThat(listing.items().getLast().published()).isNull();
	}

	@Test
	void listWhenWorkbookIsAMemberOfAnArchiveReadsIt() throws IOException {
		ByteArrayOutputStream archive = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(archive)) {
			zip.putNextEntry(new ZipEntry("readme.txt"));
			zip.putNextEntry(new ZipEntry("register.xlsx"));
			zip.write(workbook());
		}
		assertThat(list(archive.toByteArray(), REGISTER + "\n  member: xlsx$").items()).hasSize(2);
	}

	@Test
	void listWhenNoRowNamesTheColumnsCountsThem() throws IOException {
		this.site.on("/numbered.xlsx", (exchange) -> {
			byte[] file = workbook();
			exchange.sendResponseHeaders(200, file.length);
			exchange.getResponseBody().write(file);
			exchange.close();
		});
		Listing listing = TestSource.list(this.site, """
				kind: bulk-file
				list:
				  urls: ["SITE/numbered.xlsx"]
				  format: xlsx
				  sheet: Register
				  headerRow: 0
				  where: [{pointer: /1, regex: "^4[0-9]{12}$"}]
				  fields: {id: {pointer: /1}, title: {pointer: /2}, url: {constant: /register}}
				""");
		assertThat(listing.items()).extracting(ListedItem::title).containsExactly("Infusion pump", "注射器");
	}

	@Test
	void listWhenSheetOrHeaderIsMissingIsShort() throws IOException {
		assertThat(list(workbook(), "sheet: Archive").shortfall()).contains("no sheet 'Archive'");
		assertThat(list(workbook(), "sheet: Register\n  headerRow: 40").shortfall())
			.contains("row 40 names no columns");
	}

	@Test
	void listWhenFileIsNoWorkbookOrIsCutOffIsShort() throws IOException {
		byte[] whole = workbook();
		assertThat(list("<html>Sorry</html>".getBytes(StandardCharsets.UTF_8), REGISTER).shortfall())
			.contains("cannot be read");
		assertThat(list(Arrays.copyOf(whole, whole.length / 2), REGISTER).shortfall()).contains("cannot be read");
	}

	/** Much more is packed in it than its size says: texts, or a list of parts. */
	@Test
	void listWhenWorkbookIsABombIsShort() throws IOException {
		assertThat(list(with("xl/sharedStrings.xml", 65), REGISTER).shortfall())
			.contains("sharedStrings.xml is too large");
		assertThat(list(with("xl/styles.xml", 9), REGISTER).shortfall()).contains("styles.xml is too large");
		assertThat(list(with("[Content_Types].xml", 9), REGISTER).shortfall()).contains("is too large");
	}

	/** POI throws exceptions of many types for these; none may end the run. */
	@ParameterizedTest
	@ValueSource(strings = { "<c r='A9' t='s'><v>77</v></c>", "<c r='A9' t='b'><v></v></c>",
			"<c r='A9'><v>1E400</v></c>", "<c r='A9'><v>x</v></c>", "<c r='' t='s'><v>0</v></c>" })
	void listWhenACellIsDamagedIsShortOrReadsTheOthers(String cell) throws IOException {
		Listing listing = list(rewritten("</sheetData>", "<row r='9'>%s</row></sheetData>".formatted(cell)), REGISTER);
		assertThat(listing.items()).hasSizeGreaterThanOrEqualTo(2);
	}

	@Test
	void listWhenCellsHaveNoReferencesCountsThem() throws IOException {
		assertThat(list(rewritten("</sheetData>",
				"<row><c t='inlineStr'><is><t>X-9</t></is></c><c t='inlineStr'><is><t>Lamp</t></is></c></row></sheetData>"),
				REGISTER)
			.items()).extracting(ListedItem::title).contains("Lamp");
	}

	@Test
	void listWhenDaysAreCountedFrom1904ReadsThemSo() throws IOException {
		byte[] file = rewritten("<workbookPr date1904=\"false\"/>", "<workbookPr date1904=\"true\"/>");
		assertThat(list(file, REGISTER).items().getFirst().published()).hasToString("2030-02-02T00:00:00Z");
	}

	@Test
	void listWhenTextsHaveManyAmpersandsReadsThem() throws IOException {
		try (XSSFWorkbook workbook = new XSSFWorkbook()) {
			XSSFSheet sheet = register(workbook);
			for (int row = 3; row < 1203; row++) {
				XSSFRow cells = sheet.createRow(row);
				cells.createCell(0).setCellValue(row);
				cells.createCell(1)
					.setCellValue(IntStream.range(row, row + 100)
						.mapToObj((number) -> Integer.toHexString(number * 7919))
						.collect(Collectors.joining("&")));
			}
			Listing listing = list(bytes(workbook), REGISTER);
			assertThat(listing.shortfall()).isNull();
			assertThat(listing.items()).hasSize(1200);
		}
	}

	@Test
	void listReadsWhereCellsLead() throws IOException {
		try (XSSFWorkbook workbook = new XSSFWorkbook()) {
			XSSFSheet sheet = register(workbook);
			for (int row = 3; row < 8; row++) {
				sheet.createRow(row).createCell(0).setCellValue("N-" + row);
				sheet.getRow(row).createCell(1).setCellValue("Device " + row);
			}
			link(sheet, new CellRangeAddress(3, 3, 1, 1), "https://example.org/pump%201.pdf#page=2");
			link(sheet, new CellRangeAddress(4, 5, 1, 1), "https://example.org/syringes");
			sheet.getRow(6).getCell(1).setCellFormula("HYPERLINK(\"https://example.org/?a=1&b=2\",\"Lamp\")");
			Hyperlink within = workbook.getCreationHelper().createHyperlink(HyperlinkType.DOCUMENT);
			within.setAddress("Register!A1");
			sheet.getRow(7).getCell(1).setHyperlink(within);
			assertThat(list(bytes(workbook), "headerRow: 3",
					"\"/Name of device@href\", default: \"https://example.org/none\"")
				.items()).extracting(ListedItem::url)
				.containsExactly("https://example.org/pump%201.pdf#page=2", "https://example.org/syringes",
						"https://example.org/syringes", "https://example.org/?a=1&b=2", "https://example.org/none");
		}
	}

	@Test
	void listWhenALinkIsRelativeResolvesIt() throws IOException {
		try (XSSFWorkbook workbook = new XSSFWorkbook()) {
			XSSFSheet sheet = register(workbook);
			sheet.createRow(3).createCell(0).setCellValue("N-1");
			link(sheet, new CellRangeAddress(3, 3, 0, 0), "docs/pump.pdf");
			assertThat(list(bytes(workbook), "headerRow: 3", "/Number@href").items()).singleElement()
				.satisfies((item) -> assertThat(item.url()).matches("http://127\\.0\\.0\\.1:\\d+/docs/pump\\.pdf"));
		}
	}

	@Test
	void listWhenTheLinksOfManyRowsSpanCellsReadsThem() throws IOException {
		try (XSSFWorkbook workbook = new XSSFWorkbook()) {
			XSSFSheet sheet = register(workbook);
			for (int row = 3; row < 1503; row++) {
				sheet.createRow(row).createCell(0).setCellValue("N-" + row);
				link(sheet, new CellRangeAddress(row, row, 0, 2), "https://example.org/" + row);
			}
			Listing listing = list(bytes(workbook), "headerRow: 3", "/Number@href");
			assertThat(listing.shortfall()).isNull();
			assertThat(listing.items()).hasSize(1500)
				.allSatisfy((item) -> assertThat(item.url()).endsWith(item.externalId().replace("N-", "/")));
		}
	}

	private static void link(XSSFSheet sheet, CellRangeAddress cells, String address) {
		XSSFHyperlink link = sheet.getWorkbook().getCreationHelper().createHyperlink(HyperlinkType.URL);
		link.setAddress(address);
		link.setCellReference(cells.formatAsString());
		sheet.addHyperlink(link);
	}

	private Listing list(byte[] file, String more) {
		return list(file, more, "/Number");
	}

	private Listing list(byte[] file, String more, String url) {
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
				  format: xlsx
				  %s
				  fields:
				    id: {pointer: /Number}
				    title: {pointer: /Name of device}
				    url: {pointer: %s}
				    published: {pointer: /Listed, date: {patterns: [yyyy-MM-dd]}}
				""".formatted(path, more, url));
	}

	/** The workbook with a part of so many megabytes that say nothing. */
	private static byte[] with(String name, int megabytes) throws IOException {
		return copied((part, content) -> part.equals(name) ? new byte[megabytes << 20] : content);
	}

	/** The workbook with other words in its parts. */
	private static byte[] rewritten(String old, String words) throws IOException {
		return copied((part, content) -> new String(content, StandardCharsets.UTF_8).replace(old, words)
			.getBytes(StandardCharsets.UTF_8));
	}

	private static byte[] copied(BiFunction<String, byte[], byte[]> change) throws IOException {
		ByteArrayOutputStream copy = new ByteArrayOutputStream();
		try (ZipInputStream from = new ZipInputStream(new ByteArrayInputStream(workbook()));
				ZipOutputStream to = new ZipOutputStream(copy)) {
			for (ZipEntry part = from.getNextEntry(); part != null; part = from.getNextEntry()) {
				to.putNextEntry(new ZipEntry(part.getName()));
				to.write(change.apply(part.getName(), from.readAllBytes()));
			}
		}
		return copy.toByteArray();
	}

	private static XSSFSheet register(XSSFWorkbook workbook) {
		XSSFSheet sheet = workbook.createSheet("Register");
		header(sheet.createRow(2));
		return sheet;
	}

	private static void header(XSSFRow row) {
		row.createCell(0).setCellValue("Number");
		XSSFRichTextString name = new XSSFRichTextString("Name of device ");
		name.getCTRst().addNewRPh().setT("ネーム");
		row.createCell(1).setCellValue(name);
		row.createCell(3).setCellValue("Listed");
	}

	/** A sheet of notes, and a register whose title stands above its columns. */
	private static byte[] workbook() throws IOException {
		try (XSSFWorkbook workbook = new XSSFWorkbook()) {
			workbook.createSheet("Notes").createRow(0).createCell(0).setCellValue("Not the register");
			XSSFSheet sheet = register(workbook);
			sheet.createRow(0).createCell(0).setCellValue("Register of devices");
			XSSFRow pump = sheet.createRow(3);
			pump.createCell(0).setCellValue(4_012_345_678_901D);
			pump.getCell(0).setCellStyle(style(workbook, "General;General"));
			pump.createCell(1).setCellValue("Infusion pump");
			pump.createCell(2).setCellValue("a column without a name");
			pump.createCell(3).setCellValue(LocalDate.of(2026, 2, 1));
			pump.getCell(3).setCellStyle(style(workbook, "d/m/yy"));
			sheet.createRow(4).createCell(1).setCellValue(" ");
			XSSFRow syringe = sheet.createRow(6);
			syringe.createCell(0).setCellValue(4_012_345_678_918D);
			syringe.getCell(0).setCellStyle(style(workbook, "@"));
			syringe.createCell(1).setCellValue("注射器");
			return bytes(workbook);
		}
	}

	private static CellStyle style(XSSFWorkbook workbook, String format) {
		CellStyle style = workbook.createCellStyle();
		style.setDataFormat(workbook.createDataFormat().getFormat(format));
		return style;
	}

	private static byte[] bytes(XSSFWorkbook workbook) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		workbook.write(bytes);
		return bytes.toByteArray();
	}

}
