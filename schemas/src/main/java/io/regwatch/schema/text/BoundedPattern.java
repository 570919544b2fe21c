package io.regwatch.schema.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A regular expression for untrusted text. {@link Pattern} can take quadratic or
 * exponential time; here a search fails with {@link PatternLimitException} after a number
 * of steps that is proportional to the text, and when its thread is interrupted.
 */
public final class BoundedPattern {

	private final Pattern pattern;

	private BoundedPattern(Pattern pattern) {
		this.pattern = pattern;
	}

	/**
	 * Compiles a pattern.
	 * @param regex with the syntax of {@link Pattern}
	 * @return the pattern
	 */
	public static BoundedPattern compile(String regex) {
		return new BoundedPattern(Pattern.compile(regex));
	}

	/**
	 * Compiles a pattern that ignores the case of ASCII letters.
	 * @param regex with the syntax of {@link Pattern}
	 * @return the pattern
	 */
	public static BoundedPattern ignoringCase(String regex) {
		return new BoundedPattern(Pattern.compile(regex, Pattern.CASE_INSENSITIVE));
	}

	/**
	 * Starts a search.
	 * @param text that is untrusted
	 * @return a matcher that fails beyond the limit
	 */
	public Matcher matcher(String text) {
		return this.pattern.matcher(new BoundedText(text));
	}

	/**
	 * Whether a part of a text matches.
	 * @param text that is untrusted
	 * @return {@code true} for the first match
	 */
	public boolean find(String text) {
		return matcher(text).find();
	}

	/**
	 * Whether all of a text matches.
	 * @param text that is untrusted
	 * @return {@code true} for a match from its beginning to its end
	 */
	public boolean matches(String text) {
		return matcher(text).matches();
	}

	/**
	 * Replaces all matches.
	 * @param text that is untrusted
	 * @param replacement with the syntax of {@link Matcher#replaceAll(String)}
	 * @return the changed text
	 */
	public String replaceAll(String text, String replacement) {
		return matcher(text).replaceAll(replacement);
	}

	/**
	 * Removes the first match.
	 * @param text that is untrusted
	 * @return the rest of the text
	 */
	public String removeFirst(String text) {
		return matcher(text).replaceFirst("");
	}

	/** The expression and the limit are the value; used in messages. */
	@Override
	public String toString() {
		return this.pattern.pattern();
	}

}
