package io.regwatch.ingest.extract.pdf.line;

import java.util.regex.Pattern;

/**
 * Closes up words that are set with wide spaces between their letters, as headings often
 * are. Two or more spaces separate such words.
 */
final class LetterSpacing {

	/** Fewer letters may be a list of classes. */
	private static final Pattern SPACED_WORD = Pattern.compile("(?<![^ ])\\p{L}(?: \\p{L}){4,}(?![^ ])");

	private static final Pattern SPACED_LETTERS = Pattern.compile("(?<![^ ])\\p{L}(?: \\p{L})+(?![^ ])");

	private LetterSpacing() {
	}

	/** Returns a line without such spaces, or the same line if it has none. */
	static String closeUp(String line) {
		return SPACED_WORD.matcher(line).find()
				? SPACED_LETTERS.matcher(line).replaceAll((letters) -> letters.group().replace(" ", "")) : line;
	}

}
