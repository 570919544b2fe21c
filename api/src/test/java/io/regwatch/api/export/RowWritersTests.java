package io.regwatch.api.export;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Tables as files. */
class RowWritersTests {

	private static final List<String> TITLES = List.of("id", "title");

	@Test
	void csvWhenValuesHaveSeparatorsQuotesThem() throws IOException {
		assertThat(new String(write(ExportFormat.CSV, List.of("1,5", "a \"b\"\nc\u00FC")), StandardCharsets.UTF_8))
			.isEqualTo("id,title\r\n\"1,5\",\"a \"\"b\"\"\nc\u00FC\"\r\n");
	}

	@ParameterizedTest
	@ValueSource(strings = { "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\u00A0=1", "\uFEFF=1",
			"\uFF1D1", "\uFF0B1", "\uFF0D1", "\uFF20A", "=HYPERLINK(\"http://x\")", "|cmd", "%00" })
	void csvWhenAValueLooksLikeAFormulaHasAnApostropheBeforeIt(String value) {
		assertThat(FormulaText.neutralized(value)).isEqualTo("'" + value);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "a=1", "MDCG 2019-11", "2026-01-01T00:00:00Z", "\u2013 a dash" })
	void csvWhenAValueIsPlainTextIsUnchanged(String value) {
		assertThat(FormulaText.neutralized(value)).isEqualTo(value);
	}

	@Test
	void xlsxWhenAValueLooksLikeAFormulaIsQuotedText() throws IOException {
		Sheet sheet = sheet(write(ExportFormat.XLSX, List.of("=1+1", "plain")));
		Cell formula = sheet.getRow(1).getCell(0);
		assertThat(formula.getCellType()).isEqualTo(CellType.STRING);
		assertThat(formula.getStringCellValue()).isEqualTo("=1+1");
		assertThat(formula.getCellStyle().getQuotePrefixed()).isTrue();
		assertThat(sheet.getRow(1).getCell(1).getCellStyle().getQuotePrefixed()).isFalse();
	}

	@Test
	void xlsxWhenAValueIsTooLongIsCutVisibly() throws IOException {
		Sheet sheet = sheet(write(ExportFormat.XLSX, List.of("x".repeat(32_767), "\uD83D\uDE00".repeat(20_000))));
		assertThat(sheet.getRow(1).getCell(0).getStringCellValue()).hasSize(32_767).endsWith("x");
		assertThat(sheet.getRow(1).getCell(1).getStringCellValue()).hasSize(32_767).endsWith("\uD83D\uDE00\u2026");
	}

	@ParameterizedTest
	@EnumSource
	void fileWhenRowsAreEqualHasEqualBytes(ExportFormat format) throws Exception {
		byte[] first = write(format, List.of("1", "=2"));
		Thread.sleep(2100);
		assertThat(write(format, List.of("1", "=2"))).isEqualTo(first);
		assertThat(write(format, List.of("1", "=3"))).isNotEqualTo(first);
	}

	@Test
	void xlsxWhenNotFinishedWritesNothing() throws IOException {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		try (RowWriter writer = ExportFormat.XLSX.writer(output)) {
			writer.write(TITLES);
		}
		assertThat(output.size()).isZero();
	}

	private static Sheet sheet(byte[] file) throws IOException {
		try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(file))) {
			return workbook.getSheetAt(0);
		}
	}

	private static byte[] write(ExportFormat format, List<String> row) throws IOException {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		try (RowWriter writer = format.writer(output)) {
			writer.write(TITLES);
			writer.write(row);
			writer.finish();
		}
		return output.toByteArray();
	}

}
