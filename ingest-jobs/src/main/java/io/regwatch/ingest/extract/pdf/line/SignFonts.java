package io.regwatch.ingest.extract.pdf.line;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.pdf.direction.TextPositions;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.encoding.Encoding;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;
import org.apache.pdfbox.pdmodel.font.encoding.ZapfDingbatsEncoding;
import org.apache.pdfbox.text.TextPosition;

/**
 * Signs of the fonts Symbol and Zapf Dingbats. Programs that print a document anew take
 * their codes for Latin letters: a character that the font does not have is a code.
 */
final class SignFonts {

	private static final int PRIVATE_USE = 0xF000;

	private static final SignFont SYMBOL = new SignFont(
			Pattern.compile("(?i)(?:[A-Z]{6}\\+)?(?:symbol(?:mt|ps|std)?|standardsym(?:l|bolsps))(?:[,-].*)?"),
			SymbolEncoding.INSTANCE, GlyphList.getAdobeGlyphList());

	private static final SignFont DINGBATS = new SignFont(
			Pattern.compile("(?i)(?:[A-Z]{6}\\+)?(?:(?:itc)?zapfdingbats(?:itc)?|dingbats|d050000l)(?:[,-].*)?"),
			ZapfDingbatsEncoding.INSTANCE, GlyphList.getZapfDingbats());

	private final IdentityHashMap<PDFont, Optional<SignFont>> known = new IdentityHashMap<>();

	/** Returns a glyph with the sign that it shows. */
	TextPosition read(TextPosition glyph) {
		Optional<SignFont> font = this.known.computeIfAbsent(glyph.getFont(), SignFonts::find);
		return font.isEmpty() ? glyph
				: font.get().sign(glyph.getUnicode()).map((sign) -> TextPositions.with(glyph, sign)).orElse(glyph);
	}

	private static Optional<SignFont> find(PDFont font) {
		String name = String.valueOf(font.getName());
		return Optional.of(SYMBOL)
			.filter((symbol) -> symbol.name.matcher(name).matches())
			.or(() -> Optional.of(DINGBATS).filter((dingbats) -> dingbats.name.matcher(name).matches()));
	}

	/** A font with its signs by their codes. */
	private record SignFont(Pattern name, Map<Integer, String> signs) {

		SignFont(Pattern name, Encoding encoding, GlyphList glyphs) {
			this(name, encoding.getCodeToNameMap()
				.keySet()
				.stream()
				.filter((code) -> glyphs.toUnicode(encoding.getName(code)) != null)
				.collect(Collectors.toMap(Function.identity(), (code) -> glyphs.toUnicode(encoding.getName(code)))));
		}

		Optional<String> sign(String text) {
			if (text.length() != 1 || this.signs.containsValue(text)) {
				return Optional.empty();
			}
			int code = text.charAt(0);
			return Optional.ofNullable(this.signs.get((code > PRIVATE_USE) ? code - PRIVATE_USE : code));
		}

	}

}
