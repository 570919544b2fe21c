package io.regwatch.ingest.extract.pdf.line;

import java.util.IdentityHashMap;
import java.util.regex.Pattern;

import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/** Detects bold and pictorial fonts. */
final class PdfFonts {

	private static final Pattern BOLD_NAME = Pattern.compile("(?i).*(bold|black|heavy|demi|fett).*");

	private static final Pattern DINGBATS_NAME = Pattern.compile("(?i).*(?:wingdings|webdings).*");

	private static final int BOLD_WEIGHT = 600;

	private final IdentityHashMap<PDFont, Boolean> bold = new IdentityHashMap<>();

	private final IdentityHashMap<PDFont, Boolean> dingbats = new IdentityHashMap<>();

	/** Whether the letters of a font are pictures. */
	boolean isDingbats(PDFont font) {
		return this.dingbats.computeIfAbsent(font,
				(known) -> known.getName() != null && DINGBATS_NAME.matcher(known.getName()).matches());
	}

	/** Returns the text of a glyph, which may be a picture. */
	String read(TextPosition glyph) {
		return isDingbats(glyph.getFont()) ? Dingbats.read(letters(glyph)) : glyph.getUnicode();
	}

	/**
	 * Where a file does not have the font, PDFBox reads its codes by another font's
	 * letters.
	 */
	private static String letters(TextPosition glyph) {
		return (glyph.getFont() instanceof PDSimpleFont font && !font.isEmbedded())
				? Character.toString(glyph.getCharacterCodes()[0]) : glyph.getUnicode();
	}

	boolean isBold(PDFont font) {
		return this.bold.computeIfAbsent(font, PdfFonts::lookUp);
	}

	private static boolean lookUp(PDFont font) {
		@Nullable String name = font.getName();
		if (name != null && BOLD_NAME.matcher(name).matches()) {
			return true;
		}
		@Nullable PDFontDescriptor descriptor = font.getFontDescriptor();
		return descriptor != null && (descriptor.isForceBold() || descriptor.getFontWeight() >= BOLD_WEIGHT);
	}

}
