package io.regwatch.ingest.extract.office.word;

import java.util.Locale;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the signs of symbol fonts as characters of Unicode, or with their font and code
 * if there is none for them.
 */
final class Symbols extends OfficeFilter {

	private static final int PRIVATE_USE = 0xF000;

	@Override
	protected Use start(String element, Attributes attributes) throws SAXException {
		if (!element.equals("w:sym")) {
			return Use.KEPT;
		}
		open("w:t");
		write(text(value(attributes, "font", ""), value(attributes, "char", "")));
		close("w:t");
		return Use.DROPPED;
	}

	static String text(String font, String code) {
		String sign = code.matches("(?i)[0-9a-f]{2,4}")
				? sign(font.toLowerCase(Locale.ROOT), Integer.parseInt(code, 16)) : null;
		return (sign != null) ? sign : "[%s %s]".formatted(font, code);
	}

	/** The codes of symbol fonts are also written in the private use area. */
	private static @Nullable String sign(String font, int code) {
		int letter = (code >= PRIVATE_USE && code <= PRIVATE_USE + 0xFF) ? code - PRIVATE_USE : code;
		return switch (font) {
			case "symbol" -> GlyphList.getAdobeGlyphList().toUnicode(SymbolEncoding.INSTANCE.getName(letter));
			case "wingdings" -> wingding(letter);
			case "wingdings 2" -> secondWingding(letter);
			case "wingdings 3", "webdings" -> null;
			default ->
				(code > ' ' && code == letter && !Character.isSurrogate((char) code)) ? Character.toString(code) : null;
		};
	}

	private static @Nullable String wingding(int letter) {
		return switch (letter) {
			case 0xFC -> "\u2713";
			case 0xFB -> "\u2717";
			case 0xFE -> "\u2611";
			case 0xFD, 0x78 -> "\u2612";
			case 0xA8, 0x6F, 0x71, 0x72 -> "\u25A1";
			case 0x6C -> "\u25CF";
			case 0x6E, 0xA7 -> "\u25A0";
			case 0xDF -> "\u2190";
			case 0xE0 -> "\u2192";
			default -> null;
		};
	}

	private static @Nullable String secondWingding(int letter) {
		return switch (letter) {
			case 0x50 -> "\u2713";
			case 0x4F -> "\u2717";
			case 0x52 -> "\u2611";
			case 0x51, 0x53, 0x54 -> "\u2612";
			case 0xA3 -> "\u25A1";
			default -> null;
		};
	}

}
