package io.regwatch.ingest.update;

/**
 * Consonants of the scripts of India and its neighbours that are written as one glyph,
 * because a sign between them says that the first ones have no vowel.
 */
final class Conjuncts {

	/** The sign in each of these scripts. */
	private static final String VIRAMAS = "\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2";

	/** Characters of one glyph; more are no word of any language. */
	private static final int MOST = 7;

	private Conjuncts() {
	}

	/** Whether a character is in one glyph with the one before it. */
	static boolean isJoined(CharSequence text, int at) {
		return VIRAMAS.indexOf(text.charAt(at)) >= 0 || (at > 0 && VIRAMAS.indexOf(text.charAt(at - 1)) >= 0);
	}

	/** Returns where so many glyphs from a place on end, at most. */
	static int end(String text, int from, int glyphs) {
		int end = Math.min(text.length(), from + glyphs * MOST);
		int left = glyphs;
		int at = from;
		while (at < end && (left > 0 || isJoined(text, at))) {
			left -= isJoined(text, at) ? 0 : 1;
			at++;
		}
		return at;
	}

}
