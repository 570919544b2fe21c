package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;

import org.apache.poi.hssf.usermodel.HSSFRichTextString;
import org.apache.poi.hssf.usermodel.HSSFSheet;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.Hyperlink;
import org.apache.poi.ss.usermodel.Row;
import org.jspecify.annotations.Nullable;

/** Reads a sheet of Excel 97 to 2003 (BIFF8, MS-XLS), with the results of formulas. */
final class XlsSheet implements SheetReader {

	@Override
	public void read(Path file, @Nullable String name, SheetRows rows) throws IOException {
		try (POIFSFileSystem files = new POIFSFileSystem(file.toFile(), true);
				HSSFWorkbook workbook = new HSSFWorkbook(files, false)) {
			HSSFSheet sheet = (name != null) ? workbook.getSheet(name)
					: (workbook.getNumberOfSheets() > 0) ? workbook.getSheetAt(0) : null;
			if (sheet == null) {
				throw SheetReader.noSheet(name);
			}
			CellFormat format = new CellFormat(workbook.getInternalWorkbook().isUsing1904DateWindowing());
			rows.have((row, column) -> CellAttributes.of(address(sheet.getHyperlink(row, column)),
					isStruck(workbook, sheet.getRow(row), column)));
			sheet.getMergedRegions().forEach(rows::merge);
			for (Row row : sheet) {
				rows.startRow(row.getRowNum());
				for (Cell cell : row) {
					rows.cell(cell.getAddress().formatAsString(), text(cell, format), null);
				}
				rows.endRow(row.getRowNum());
			}
		}
	}

	private static @Nullable String text(Cell cell, CellFormat format) {
		CellType type = (cell.getCellType() == CellType.FORMULA) ? cell.getCachedFormulaResultType()
				: cell.getCellType();
		return switch (type) {
			case NUMERIC -> format.formatRawCellContents(cell.getNumericCellValue(),
					cell.getCellStyle().getDataFormat(), cell.getCellStyle().getDataFormatString());
			case STRING -> cell.getStringCellValue();
			case BOOLEAN -> cell.getBooleanCellValue() ? "TRUE" : "FALSE";
			case ERROR -> FormulaError.forInt(cell.getErrorCellValue()).getString();
			case FORMULA, BLANK, _NONE -> null;
		};
	}

	private static boolean isStruck(HSSFWorkbook workbook, @Nullable Row row, int column) {
		@Nullable Cell cell = (row != null) ? row.getCell(column) : null;
		return cell != null && (workbook.getFontAt(cell.getCellStyle().getFontIndex()).getStrikeout()
				|| (cell.getCellType() == CellType.STRING
						&& cell.getRichStringCellValue() instanceof HSSFRichTextString text
						&& isStruck(workbook, text)));
	}

	private static boolean isStruck(HSSFWorkbook workbook, HSSFRichTextString text) {
		return !text.getString().isBlank() && IntStream.range(0, text.length())
			.filter((at) -> !Character.isWhitespace(text.getString().charAt(at)))
			.allMatch((at) -> text.getFontAtIndex(at) != HSSFRichTextString.NO_FONT
					&& workbook.getFontAt(text.getFontAtIndex(at)).getStrikeout());
	}

	private static @Nullable String address(@Nullable Hyperlink link) {
		return (link != null) ? link.getAddress() : null;
	}

}
