package io.regwatch.assessment.knowledge;

import java.util.regex.Pattern;

/**
 * Compiles patterns of words. The boundaries of {@link Pattern} search back over
 * combining marks at each position, which takes quadratic time on a text of such marks;
 * those used here examine one character on either side. A part of a word has at most 40
 * characters, because a longer one would be read again from each of its boundaries. Swiss
 * texts write "ss" for "ß".
 */
public final class WordPattern {

	private static final String BOUNDARY = "(?:(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_])|(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_]))";

	private WordPattern() {
	}

	/**
	 * Compiles a pattern that ignores the case of letters.
	 * @param words a regular expression, in which {@code \b} is a boundary of words
	 * @return a pattern for untrusted text
	 */
	public static Pattern of(String words) {
		String bounded = words.replace("\\b", BOUNDARY)
			.replace("\\w*", "\\w{0,40}")
			.replace("\\w+", "\\w{1,40}")
			.replace("ß", "(?:ß|ss)");
		return Pattern.compile(bounded,
				Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
	}

}
