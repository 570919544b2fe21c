package io.regwatch.schema.text;

/**
 * Limits runs of combining marks to the length that the Stream-Safe Text Format (UAX #15)
 * allows. Regular expressions, normalisation and rendering take quadratic time on longer
 * ones, and no language needs them.
 */
public final class StreamSafeText {

	/** Marks that may follow each other. */
	public static final int MAX_MARKS = 30;

	private StreamSafeText() {
	}

	/**
	 * Removes the marks beyond the limit.
	 * @param text that is untrusted
	 * @return the same instance where nothing is removed
	 */
	public static String limit(String text) {
		int end = firstExcess(text);
		return (end < 0) ? text : limit(text, end);
	}

	private static String limit(String text, int end) {
		StringBuilder result = new StringBuilder(text.length()).append(text, 0, end);
		int run = MAX_MARKS;
		for (int at = end; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
			int character = text.codePointAt(at);
			run = isMark(character) ? run + 1 : 0;
			if (run <= MAX_MARKS) {
				result.appendCodePoint(character);
			}
		}
		return result.toString();
	}

	private static int firstExcess(String text) {
		int run = 0;
		for (int at = 0; at < text.length(); at++) {
			char character = text.charAt(at);
			if (character < 0x300) {
				run = 0;
				continue;
			}
			int point = text.codePointAt(at);
			run = isMark(point) ? run + 1 : 0;
			if (run > MAX_MARKS) {
				return at;
			}
			at += Character.charCount(point) - 1;
		}
		return -1;
	}

	private static boolean isMark(int character) {
		return character >= 0x300 && switch (Character.getType(character)) {
			case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
			default -> false;
		};
	}

}
