package io.regwatch.ingest.update;

import java.util.Map;

import static java.util.Map.entry;

/**
 * Letters that keyboards and encodings give several characters, which a site may exchange
 * in all its texts in one night. Two letters of one language are not among them, even if
 * they look alike.
 */
final class SameLetters {

	private static final char FIRST = '\u0080';

	private static final char LAST = '\u0EFF';

	/** A character, and what else is written for it. */
	private static final Map<Character, String> OTHERS = Map.ofEntries(
			// Yeh, keheh, heh goal and teh marbuta goal of Persian and Urdu.
			entry('\u06CC', "\u064A"), entry('\u06A9', "\u0643"), entry('\u06C1', "\u0647"), entry('\u06C3', "\u0629"),
			// S and T of Romanian with a cedilla for a comma.
			entry('\u015E', "\u0218"), entry('\u015F', "\u0219"), entry('\u0162', "\u021A"), entry('\u0163', "\u021B"),
			// Eth and African D for a D with a stroke; small palochka.
			entry('\u00D0', "\u0110"), entry('\u0189', "\u0110"), entry('\u04CF', "\u04C0"),
			// Digraphs of Yiddish.
			entry('\u05F0', "\u05D5\u05D5"), entry('\u05F1', "\u05D5\u05D9"), entry('\u05F2', "\u05D9\u05D9"),
			// Letters without a vowel in Bengali and Malayalam, and a vowel sign of that.
			entry('\u09CE', "\u09A4\u09CD"), entry('\u0D7A', "\u0D23\u0D4D"), entry('\u0D7B', "\u0D28\u0D4D"),
			entry('\u0D7C', "\u0D30\u0D4D"), entry('\u0D7D', "\u0D32\u0D4D"), entry('\u0D7E', "\u0D33\u0D4D"),
			entry('\u0D7F', "\u0D15\u0D4D"), entry('\u0D4C', "\u0D57"),
			// Thai and Lao AE as two E.
			entry('\u0E41', "\u0E40\u0E40"), entry('\u0EC1', "\u0EC0\u0EC0"));

	private SameLetters() {
	}

	/** Writes each letter with one character. */
	static String fold(CharSequence text) {
		StringBuilder folded = new StringBuilder(text.length());
		text.chars().forEach((character) -> {
			String other = (character >= FIRST && character <= LAST) ? OTHERS.get((char) character) : null;
			if (other != null) {
				folded.append(other);
			}
			else {
				folded.append((char) character);
			}
		});
		return folded.toString();
	}

}
