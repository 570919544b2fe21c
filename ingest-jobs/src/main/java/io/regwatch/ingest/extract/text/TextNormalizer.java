package io.regwatch.ingest.extract.text;

import java.text.Normalizer;

/**
 * Cleans text: Unicode NFC, ligatures expanded, white space collapsed, nothing that a
 * database or a reader could stumble over.
 */
public final class TextNormalizer {

	private static final char BYTE_ORDER_MARK = '\uFEFF';

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
		return Normalizer.normalize(clean, Normalizer.Form.NFC);
	}

	/** Returns how many characters were taken besides the one at the place. */
	private static int append(StringBuilder clean, CharSequence raw, int at) {
		char character = raw.charAt(at);
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
				|| (character >= '\u202A' && character <= '\u202E') || (character >= '\u2060' && character <= '\u2064');
	}

}
