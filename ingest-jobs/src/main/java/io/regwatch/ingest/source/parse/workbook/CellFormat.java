package io.regwatch.ingest.source.parse.workbook;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Locale;

import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DateUtil;

/**
 * Writes days as in ISO 8601, because "1/2/26" is another day in another country, and
 * plain numbers with all their digits, because Excel shows an identifier of twelve digits
 * as "1.23E+11".
 */
final class CellFormat extends DataFormatter {

	/** Whether days are counted from 1904 on (ECMA-376 part 1, 18.2.28). */
	private final boolean since1904;

	CellFormat(boolean since1904) {
		super(Locale.ROOT);
		this.since1904 = since1904;
	}

	@Override
	public String formatRawCellContents(double value, int formatIndex, String format) {
		if (DateUtil.isADateFormat(formatIndex, format) && DateUtil.isValidExcelDate(value)) {
			LocalDateTime date = DateUtil.getLocalDateTime(value, this.since1904);
			return date.toLocalTime().equals(LocalTime.MIDNIGHT) ? date.toLocalDate().toString() : date.toString();
		}
		return isPlain(format) ? BigDecimal.valueOf(value).stripTrailingZeros().toPlainString()
				: super.formatRawCellContents(value, formatIndex, format);
	}

	/** "General" and "Text", whatever their index, and scientific notation. */
	private static boolean isPlain(String format) {
		return format.regionMatches(true, 0, "General", 0, "General".length()) || format.equals("@")
				|| format.contains("E+");
	}

}
