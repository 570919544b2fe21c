package io.regwatch.ingest.extract.text;

import java.text.Normalizer;

import io.regwatch.schema.text.StreamSafeText;

/**
 * Cleans text: Unicode NFC, ligatures expanded, white space collapsed, control characters
 * removed, runs of combining marks limited.
 */
public final class TextNormalizer {

	private static final char BYTE_ORDER_MARK = '\uFEFF';

	/**
	 * What bytes 0x80 to 0x9F stand for where a font or a page gives them as characters:
	 * as control characters they have no use. Undefined ones are white space.
	 */
	private static final String WINDOWS_1252 = "\u20AC \u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152 \u017D "
			+ " \u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153 \u017E\u0178";

	private static final char SYMBOL_FONT_BULLET = '\uF0B7';

	private TextNormalizer() {
	}

	public static String clean(CharSequence raw) {
		StringBuilder clean = new StringBuilder(raw.length());
		for (int at = 0; at < raw.length(); at++) {
			char character = raw.charAt(at);
			if (character > ' ' && character < 0x7F) {
				clean.append(character);
			}
			else {
				at += append(clean, raw, at);
			}
		}
		if (!clean.isEmpty() && clean.charAt(clean.length() - 1) == ' ') {
			clean.setLength(clean.length() - 1);
		}
		return Normalizer.normalize(StreamSafeText.limit(clean.toString()), Normalizer.Form.NFC);
	}

	/** Returns how many characters were taken besides the one at the place. */
	private static int append(StringBuilder clean, CharSequence raw, int at) {
		char character = raw.charAt(at);
		if (character >= 0x80 && character < 0xA0) {
			return append(clean, WINDOWS_1252, character - 0x80);
		}
		if (Character.isWhitespace(character) || Character.isSpaceChar(character)) {
			appendSpace(clean);
		}
		else if (Character.isHighSurrogate(character)) {
			return appendPair(clean, raw, at);
		}
		else if (character >= '\uFB00' && character <= '\uFB17') {
			clean.append(Normalizer.normalize(String.valueOf(character), Normalizer.Form.NFKC));
		}
		else if (character == SYMBOL_FONT_BULLET) {
			clean.append('\u2022');
		}
		else if (!isNoise(character)) {
			clean.append(character);
		}
		return 0;
	}

	private static int appendPair(StringBuilder clean, CharSequence raw, int at) {
		if (at + 1 == raw.length() || !Character.isLowSurrogate(raw.charAt(at + 1))) {
			return 0;
		}
		clean.append(raw, at, at + 2);
		return 1;
	}

	private static void appendSpace(StringBuilder clean) {
		if (!clean.isEmpty() && clean.charAt(clean.length() - 1) != ' ') {
			clean.append(' ');
		}
	}

	private static boolean isNoise(char character) {
		return Character.isISOControl(character) || Character.isLowSurrogate(character) || character == BYTE_ORDER_MARK
				|| character == '\u00AD' || character >= '\uFFFE' || (character >= '\u200B' && character <= '\u200F')
				|| (character >= '\u202A' && character <= '\u202E') || (character >= '\u2060' && character <= '\u2069')
				|| character == '\u061C';
	}

}
