package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.SheetVisibility;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.apache.poi.xssf.usermodel.XSSFRichTextString;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTCell;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTCellFormula;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTDataValidation;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTDataValidations;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STCellFormulaType;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STDataValidationType;

import static org.assertj.core.api.Assertions.assertThat;

/** Formats of Excel that change what a cell says. */
class SheetFormatsTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenCellsAreStruckOrRaisedShowsIt() throws IOException {
		assertThat(read((sheet) -> {
			fill(sheet, 0, "EN 1", 5, true, "Limit");
			XSSFCellStyle struck = style(sheet, (font) -> font.setStrikeout(true));
			struck.setDataFormat(sheet.getWorkbook().createDataFormat().getFormat("0.0\" mg\""));
			sheet.getRow(0).forEach((cell) -> cell.setCellStyle(struck));
			fill(sheet, 1, "a2", 7, "a2");
			XSSFCellStyle raised = style(sheet, (font) -> font.setTypeOffset(Font.SS_SUPER));
			sheet.getRow(1).getCell(0).setCellStyle(raised);
			sheet.getRow(1).getCell(2).setCellStyle(style(sheet, (font) -> font.setTypeOffset(Font.SS_SUB)));
		})).containsExactly("Fees", "[deleted: EN 1] | [deleted: 5 mg] | [deleted: TRUE] | [deleted: Limit]",
				"a\u00B2 | 7 | a\u2082");
	}

	@Test
	void readWhenALibraryWroteAFormulaOrAFormatHasTextShowsIt() throws IOException {
		assertThat(read((sheet) -> {
			fill(sheet, 0, "Fee", 0, "a", 5);
			CTCell formula = sheet.getRow(0).getCell(1).getCTCell();
			formula.setV("");
			formula.addNewF().setStringValue("5*12");
			XSSFCellStyle unit = style(sheet, (font) -> font.setTypeOffset(Font.SS_NONE));
			unit.setDataFormat(sheet.getWorkbook().createDataFormat().getFormat("0\" kg\";@\" mg\""));
			sheet.getRow(0).forEach((cell) -> cell.setCellStyle(unit));
		})).containsExactly("Fees", "Fee mg | =5*12 | a mg | 5 kg");
	}

	@Test
	void readWhenDatesCountFrom1904ShowsThoseOfPrograms() throws IOException {
		assertThat(read((sheet) -> fillDates(sheet, 1462))).isEqualTo(read((sheet) -> {
			sheet.getWorkbook().getCTWorkbook().getWorkbookPr().setDate1904(true);
			fillDates(sheet, 0);
		})).containsExactly("Fees", "1904-01-01 | 1904-01-02 12:00 | 1462");
	}

	@ParameterizedTest
	@MethodSource("decorations")
	void readWhenFormatsOnlyDecorateAValueReadsTheValue(double value, String text, List<String> formats)
			throws IOException {
		for (String format : formats) {
			assertThat(read((sheet) -> show(sheet, value, format))).as(format).containsExactly("Fees", text);
		}
	}

	static Stream<Arguments> decorations() {
		return Stream.of(
				Arguments.of(1000, "1000",
						List.of("General", "0", "#,##0.00", "#,##0", "0.0??", "###0.00_);[Red]\\(#,##0.00\\)",
								"_(* #,##0.00_);_(* \\(#,##0.00\\);_(* \"-\"??_);_(@_)", "0.00;-0.00", "[Blue]0.0")),
				Arguments.of(-1234.5, "-1234.5", List.of("0.0", "#,##0.00", "#,##0.00_);(#,##0.00)", "0.0;[Red]-0.0")),
				Arguments.of(0.055, "5.5%", List.of("0.0%", "0.00%", "#.0%")),
				Arguments.of(12.5, "12.5 mg", List.of("0.0\" mg\"", "#,##0.00\" mg\"", "0.0\\ \\m\\g")),
				Arguments.of(1500, "\u20AC1500", List.of("[$\u20AC-407]#,##0.00", "[$\u20AC]0")),
				Arguments.of(1500, "$1500", List.of("[$$-409]#,##0.00", "[$$-409]0", "\"$\"#,##0")),
				Arguments.of(1500.5, "1500.5", List.of("[$-409]#,##0.00", "0.0")),
				Arguments.of(46024, "2026-01-02",
						List.of("yyyy-mm-dd", "dd/mm/yyyy", "m/d/yy", "d. mmmm yyyy", "[$-809]dddd, d mmmm yyyy;@",
								"yyyy\"\u5E74\"m\"\u6708\"d\"\u65E5\"", "dd\\.mm\\.yyyy", "d-mmm-yy")),
				Arguments.of(46024.75, "2026-01-02 18:00",
						List.of("yyyy-mm-dd hh:mm", "d/m/yy h:mm AM/PM", "dd.mm.yyyy hh:mm")),
				Arguments.of(46024.75, "2026-01", List.of("mmm-yy", "mm/yyyy", "mmmm yyyy")),
				Arguments.of(46024.75, "18:00:00", List.of("h:mm:ss", "hh:mm:ss AM/PM")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>',
			value = { "5 > 0\" mg\" > 5 mg", "5 > 0\" g\" > 5 g", "5 > 00000 > 00005", "0.5 > # ?/? > 1/2",
					"5400 > 0, > 5", "5.44 > 0.0 > 5.4", "5.46 > 0.0 > 5.5", "0.05 > 0.00 > 0.05",
					"1200 > 0.00E+00 > 1.20E+03", "5.5 > 0.00\" new\";0.00\" old\" > 5.50 new", "46024 > dddd > Friday",
					"1.25 > [h]:mm > 30:00", "46025 > dd/mm/yyyy > 2026-01-03", "1000.5 > #,##0.00 > 1000.5" })
	void readWhenAFormatSaysMoreShowsIt(double value, String format, String text) throws IOException {
		assertThat(read((sheet) -> show(sheet, value, format))).containsExactly("Fees", text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "TODAY()", "now()", "B1-TODAY( )", "IF(RANDBETWEEN(1,6)>3,\"a\",\"b\")" })
	void readWhenEachDayHasAnotherResultShowsTheFormula(String formula) throws IOException {
		assertThat(read((sheet) -> {
			fill(sheet, 0, "Fee", 46000, 5);
			sheet.getRow(0).getCell(1).getCTCell().addNewF().setStringValue(formula);
			sheet.getRow(0).getCell(2).getCTCell().addNewF().setStringValue("MYNOW()+TODAY");
		})).containsExactly("Fees", "Fee | =" + formula + " | 5");
	}

	@Test
	void readWhenAFormulaIsSharedShowsItInEachCell() throws IOException {
		assertThat(read((sheet) -> {
			fill(sheet, 0, "A", 1);
			fill(sheet, 1, "B", 2);
			CTCellFormula first = sheet.getRow(0).getCell(1).getCTCell().addNewF();
			first.setT(STCellFormulaType.SHARED);
			first.setSi(0);
			first.setStringValue("C1-TODAY()");
			CTCellFormula second = sheet.getRow(1).getCell(1).getCTCell().addNewF();
			second.setT(STCellFormulaType.SHARED);
			second.setSi(0);
		})).containsExactly("Fees", "A | =C1-TODAY()", "B | =C1-TODAY()");
	}

	@Test
	void readWhenCellsOfferChoicesReadsThem() throws IOException {
		assertThat(read((sheet) -> {
			fill(sheet, 0, "Class");
			offer(sheet, "B1", "\"IIa,IIb, III\"");
			offer(sheet, "C1:C9", "\"Yes,No\"");
			offer(sheet, "D1", "\"Yes,No\"");
			offer(sheet, "E1", "$A$1:$A$9");
		})).containsExactly("Fees", "Class", "[Choices: IIa, IIb, III]", "[Choices: Yes, No]");
	}

	@Test
	void readWhenAPartOfATextIsStruckOrRaisedShowsIt() throws IOException {
		assertThat(read((sheet) -> {
			XSSFFont struck = sheet.getWorkbook().createFont();
			struck.setStrikeout(true);
			XSSFFont raised = sheet.getWorkbook().createFont();
			raised.setTypeOffset(Font.SS_SUPER);
			XSSFRichTextString text = new XSSFRichTextString("EN 1 EN 2 m2");
			text.applyFont(0, 4, struck);
			text.applyFont(11, 12, raised);
			text.getCTRst().addNewRPh().setT("reading");
			fill(sheet, 0, "A");
			sheet.getRow(0).createCell(1).setCellValue(text);
		})).containsExactly("Fees", "A | [deleted: EN 1] EN 2 m\u00B2");
	}

	@Test
	void readWhenCellsAreMergedRepeatsTheTextWhereItIsSaid() throws IOException {
		assertThat(read((sheet) -> {
			fill(sheet, 0, "All fees");
			merge(sheet, "A1:C1");
			fill(sheet, 1, "Class", "IIa", "IIb");
			fill(sheet, 2, "Audit", "Yes");
			merge(sheet, "B3:C4");
			fill(sheet, 3, "Test");
			fill(sheet, 4, "Review", "No");
			fill(sheet, 5, "Other", 5);
			merge(sheet, "B6:B7");
			fill(sheet, 6, "More", "", "x");
			merge(sheet, "D2:F2");
			sheet.getCTWorksheet().getMergeCells().addNewMergeCell().setRef("#REF!");
		})).containsExactly("Fees", "All fees", "Class | IIa | IIb", "Audit | Yes | Yes", "Test | Yes | Yes",
				"Review | No", "Other | 5", "More | 5 | x");
	}

	@Test
	void readWhenSomethingIsHiddenSaysSo() throws IOException {
		assertThat(read((sheet) -> {
			fill(sheet, 0, "A", 1, 2);
			fill(sheet, 1, "B", 3, 4);
			sheet.getRow(1).setZeroHeight(true);
			sheet.setColumnHidden(2, true);
			XSSFWorkbook workbook = sheet.getWorkbook();
			fill(workbook.createSheet("Codes"), 0, "C");
			workbook.setSheetVisibility(1, SheetVisibility.VERY_HIDDEN);
		})).containsExactly("Fees", "A | 1 | [hidden] 2", "[hidden] B | [hidden] 3 | [hidden] 4", "Codes [hidden]",
				"C");
	}

	private static void show(XSSFSheet sheet, double value, String format) {
		XSSFCellStyle style = sheet.getWorkbook().createCellStyle();
		style.setDataFormat(sheet.getWorkbook().createDataFormat().getFormat(format));
		XSSFCell cell = sheet.createRow(0).createCell(0);
		cell.setCellValue(value);
		cell.setCellStyle(style);
	}

	private static void fillDates(XSSFSheet sheet, int first) {
		fill(sheet, 0, first, first + 1, 1462);
		sheet.getRow(0).getCell(1).setCellValue(first + 1.5);
		for (int column = 0; column < 3; column++) {
			XSSFCellStyle style = sheet.getWorkbook().createCellStyle();
			style.setDataFormat(sheet.getWorkbook()
				.createDataFormat()
				.getFormat(List.of("m/d/yy", "yyyy-mm-dd hh:mm", "0.0").get(column)));
			sheet.getRow(0).getCell(column).setCellStyle(style);
		}
	}

	private static void offer(XSSFSheet sheet, String cells, String choices) {
		CTDataValidations validations = sheet.getCTWorksheet().isSetDataValidations()
				? sheet.getCTWorksheet().getDataValidations() : sheet.getCTWorksheet().addNewDataValidations();
		CTDataValidation validation = validations.addNewDataValidation();
		validation.setType(STDataValidationType.LIST);
		validation.setSqref(List.of(cells));
		validation.setFormula1(choices);
	}

	private List<String> read(Consumer<XSSFSheet> content) throws IOException {
		Path file = this.directory.resolve("a.xlsx");
		try (XSSFWorkbook workbook = new XSSFWorkbook(); OutputStream out = Files.newOutputStream(file)) {
			content.accept(workbook.createSheet("Fees"));
			workbook.write(out);
		}
		return Extractions.text(this.reader.read(file, "a.xlsx")).blocks().stream().map(Block::text).toList();
	}

	private static void fill(XSSFSheet sheet, int index, Object... values) {
		XSSFRow row = sheet.createRow(index);
		for (Object value : values) {
			XSSFCell cell = row.createCell(Math.max(0, row.getLastCellNum()));
			switch (value) {
				case Integer number -> cell.setCellValue(number);
				case Boolean truth -> cell.setCellValue(truth);
				default -> cell.setCellValue(value.toString());
			}
		}
	}

	private static XSSFCellStyle style(XSSFSheet sheet, Consumer<XSSFFont> format) {
		XSSFFont font = sheet.getWorkbook().createFont();
		format.accept(font);
		XSSFCellStyle style = sheet.getWorkbook().createCellStyle();
		style.setFont(font);
		return style;
	}

	private static void merge(XSSFSheet sheet, String range) {
		sheet.addMergedRegion(CellRangeAddress.valueOf(range));
	}

}
