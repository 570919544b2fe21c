package io.regwatch.ingest.extract.pdf.line;

import java.nio.ByteBuffer;
import java.security.MessageDigest;

import io.regwatch.ingest.extract.pdf.direction.TextPositions;
import io.regwatch.schema.ContentHash;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Glyphs of a page that are drawn although their font names no character for them. PDFBox
 * skips those of composite fonts, and takes the code of others for a character.
 */
final class UnknownGlyphs {

	private static final String UNKNOWN = "\uFFFD";

	private final GlyphOutlines outlines;

	private final MessageDigest digest = ContentHash.sha256();

	private int count;

	private int waiting;

	UnknownGlyphs(GlyphOutlines outlines) {
		this.outlines = outlines;
	}

	/** Takes note of a glyph that PDFBox is about to show or to skip. */
	void see(PDFont font, int code) {
		if (font instanceof PDType0Font && isNothing(font.toUnicode(code)) && this.outlines.has(font, code)) {
			add(code);
		}
	}

	/**
	 * Fonts may also name the empty text, or characters that control a printer. Those
	 * above 127 stand for characters of Windows.
	 */
	private static boolean isNothing(@Nullable String text) {
		for (int i = 0; text != null && i < text.length(); i++) {
			if (text.charAt(i) >= ' ' && text.charAt(i) != 0x7F) {
				return false;
			}
		}
		return true;
	}

	void add(int code) {
		this.count++;
		this.waiting++;
		this.digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(code).array());
	}

	/**
	 * Marks the place of skipped glyphs before the next one, and a glyph whose code is no
	 * character.
	 */
	TextPosition mark(TextPosition position) {
		boolean control = isControl(position);
		if (this.waiting == 0 && !control) {
			return position;
		}
		String before = UNKNOWN.repeat(Math.min(this.waiting, 100));
		this.waiting = 0;
		return TextPositions.with(position, before + (control ? UNKNOWN : position.getUnicode()));
	}

	int count() {
		return this.count;
	}

	/** May be asked for once. */
	String fingerprint() {
		return ContentHash.of(this.digest.digest()).hex().substring(0, 16);
	}

	private boolean isControl(TextPosition position) {
		String text = position.getUnicode();
		int[] codes = position.getCharacterCodes();
		return text.length() == 1 && text.charAt(0) < ' ' && position.getFont() instanceof PDSimpleFont font
				&& codes.length == 1 && this.outlines.has(font, codes[0]);
	}

}
