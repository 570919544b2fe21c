package io.regwatch.ingest.update;

import java.util.regex.Pattern;

/**
 * Tells hyphens that may only divide a word at the end of a line from those of a text.
 */
final class Hyphens {

	/** In a class of characters of a regular expression. */
	static final String ALL = "-\u2010\u2011\u2012\u2013\u058A\u05BE\u1806\u2E17";

	/** Nobody divides shorter words in capitals: they are abbreviations. */
	private static final int SHORTEST = 7;

	private static final Pattern ROMAN = Pattern.compile("[IVX]+\\p{Ll}?");

	private Hyphens() {
	}

	/** Whether a character is one between two letters. White space may follow it. */
	static boolean isBetweenLetters(CharSequence text, int at) {
		return ALL.indexOf(text.charAt(at)) >= 0 && at > 0 && Character.isLetter(text.charAt(at - 1))
				&& !after(text, at).isEmpty();
	}

	/**
	 * Whether a hyphen between two letters may divide a word. It leaves two letters at
	 * least on both sides. Roman numerals and abbreviations are not divided. A capital
	 * may begin what stands between the lines of two pages.
	 */
	static boolean mayDivide(CharSequence text, int at) {
		String before = before(text, at);
		String after = after(text, at);
		if (before.length() < 2 || after.length() < 2) {
			return false;
		}
		boolean numerals = ROMAN.matcher(before).matches() && ROMAN.matcher(after).matches();
		boolean capitals = Character.isUpperCase(before.charAt(before.length() - 1))
				&& Character.isUpperCase(after.charAt(0));
		return !numerals && (!capitals || before.length() + after.length() >= SHORTEST);
	}

	private static String before(CharSequence text, int at) {
		int start = at;
		while (start > 0 && isOfWord(text.charAt(start - 1))) {
			start--;
		}
		return text.subSequence(start, at).toString();
	}

	private static String after(CharSequence text, int at) {
		int start = at + 1;
		while (start < text.length() && PrintedText.isSpace(text.charAt(start))) {
			start++;
		}
		int end = start;
		while (end < text.length() && isOfWord(text.charAt(end))) {
			end++;
		}
		return text.subSequence(start, end).toString();
	}

	private static boolean isOfWord(char character) {
		return Character.isLetter(character) || Character.getType(character) == Character.NON_SPACING_MARK
				|| Character.getType(character) == Character.COMBINING_SPACING_MARK;
	}

}
