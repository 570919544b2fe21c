package io.regwatch.ingest.extract.office.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import io.regwatch.ingest.extract.office.xml.OnOff;
import io.regwatch.ingest.extract.text.VerticalAlignment;
import org.apache.poi.ss.format.CellFormatPart;
import org.apache.poi.ss.usermodel.BuiltinFormats;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DateUtil;
import org.apache.poi.util.LocaleUtil;
import org.xml.sax.Attributes;

/** How the styles of a workbook display the values of cells. */
final class CellFormats extends OfficeFilter {

	private static final Style PLAIN = new Style(-1, 0);

	/** The number of formats that no program defines. */
	private static final int OWN = 0x7FFF;

	private final DataFormatter formatter = new DataFormatter(LocaleUtil.getUserLocale());

	private final Map<Integer, String> formats = new HashMap<>();

	/** The plain forms of formats, by their numbers. */
	private final Map<Integer, String> plainCodes = new HashMap<>();

	private final List<Font> fonts = new ArrayList<>();

	private final List<Style> styles = new ArrayList<>();

	private String section = "";

	private boolean from1904;

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "x:fonts", "x:cellXfs", "x:cellStyleXfs", "x:dxfs" -> this.section = element;
			case "x:numFmt" ->
				this.formats.put(number(attributes, "numFmtId"), value(attributes, "formatCode", "General"));
			case "x:xf" -> addStyle(attributes);
			case "x:workbookPr" -> this.from1904 = OnOff.isOn(value(attributes, "date1904", "0"));
			default -> startFont(element, value(attributes, "val", ""));
		}
		return Use.KEPT;
	}

	private void addStyle(Attributes attributes) {
		if (this.section.equals("x:cellXfs")) {
			this.styles.add(new Style(number(attributes, "fontId"), number(attributes, "numFmtId")));
		}
	}

	private void startFont(String element, String value) {
		if (!this.section.equals("x:fonts")) {
			return;
		}
		switch (element) {
			case "x:font" -> this.fonts.add(new Font());
			case "x:strike" -> this.fonts.getLast().struck = OnOff.isOn(value);
			case "x:vertAlign" -> this.fonts.getLast().alignment = VerticalAlignment.of(value);
			default -> {
			}
		}
	}

	boolean isStruck(String style) {
		return font(style).struck;
	}

	VerticalAlignment alignment(String style) {
		return font(style).alignment;
	}

	/** The text that readers see of a number, without decoration. */
	String format(String style, String number) {
		try {
			return this.formatter.formatRawCellContents(Double.parseDouble(number), OWN, plainCode(style),
					this.from1904);
		}
		// Formats may be as broken as numbers.
		catch (IllegalArgumentException ex) {
			return number;
		}
	}

	/**
	 * Whether a number is a date that counts from 1904, which the parser does not know.
	 */
	boolean isFrom1904(String style) {
		return this.from1904 && DateUtil.isADateFormat(style(style).format, code(style));
	}

	/** Whether a format decorates numbers. */
	boolean isDecorated(String style) {
		return !plainCode(style).equals(code(style));
	}

	private String plainCode(String style) {
		return this.plainCodes.computeIfAbsent(style(style).format, (format) -> PlainFormat.of(format, code(style)));
	}

	/** Whether a format shows texts with others around them. */
	boolean addsText(String style) {
		return !sectionOfText(style).matches("@?");
	}

	/** The text that readers see of a text. */
	String formatText(String style, String text) {
		return addsText(style) ? new CellFormatPart(LocaleUtil.getUserLocale(), sectionOfText(style)).apply(text).text
				: text;
	}

	private String sectionOfText(String style) {
		return Stream.of(code(style).split(";", -1)).filter((section) -> section.contains("@")).findFirst().orElse("");
	}

	private String code(String style) {
		int format = style(style).format;
		String code = this.formats.getOrDefault(format, BuiltinFormats.getBuiltinFormat(Math.max(0, format)));
		return (code != null) ? code : "General";
	}

	private Font font(String style) {
		int font = style(style).font;
		return (font >= 0 && font < this.fonts.size()) ? this.fonts.get(font) : new Font();
	}

	private Style style(String index) {
		int at = index.matches("\\d{1,6}") ? Integer.parseInt(index) : 0;
		return (at < this.styles.size()) ? this.styles.get(at) : PLAIN;
	}

	private static int number(Attributes attributes, String name) {
		String number = value(attributes, name, "");
		return number.matches("\\d{1,6}") ? Integer.parseInt(number) : -1;
	}

	private static final class Font {

		private boolean struck;

		private VerticalAlignment alignment = VerticalAlignment.BASELINE;

	}

	private record Style(int font, int format) {

	}

}
