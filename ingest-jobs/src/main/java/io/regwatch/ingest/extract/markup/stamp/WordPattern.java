package io.regwatch.ingest.extract.markup.stamp;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A pattern of hundreds of words, of which one begins a match. {@link Pattern} tries them
 * one after another at each character; this one remembers which first letters of a word
 * may begin a match at all, so most words of a text cost one lookup. Safe for use by many
 * threads.
 */
final class WordPattern {

	/** A place at which each lookbehind of the patterns holds. */
	private static final String BEFORE = "( ";

	/** How many letters of a word are looked up. */
	private static final int LETTERS = 6;

	/** Bounds the memory: a hostile text has any number of words. */
	private static final int MOST_KNOWN = 20_000;

	/** Signs of dates, after which the next word begins without a space. */
	private static final String DAYS = "日号일";

	private final Pattern pattern;

	private final Map<String, Boolean> beginnings = new ConcurrentHashMap<>();

	/**
	 * Makes one.
	 * @param pattern matches where a word begins, or after a sign of a date; lookbehinds
	 * in it hold after an opening parenthesis and a space, and it has no {@code ^}
	 */
	WordPattern(String pattern) {
		this.pattern = Pattern.compile(pattern);
	}

	/** Finds the first match in a part of a text, of which lookarounds see all. */
	Optional<MatchResult> find(String text, int from, int to) {
		Matcher matcher = this.pattern.matcher(text).useTransparentBounds(true);
		for (int at = from; at < to; at++) {
			if (isStart(text, at) && mayBegin(text, at, to) && matcher.region(at, to).lookingAt()) {
				return Optional.of(matcher.toMatchResult());
			}
		}
		return Optional.empty();
	}

	/** Matches the beginning of a text. */
	Optional<MatchResult> lookingAt(String text) {
		Matcher matcher = this.pattern.matcher(text);
		return (mayBegin(text, 0, text.length()) && matcher.lookingAt()) ? Optional.of(matcher.toMatchResult())
				: Optional.empty();
	}

	/** Whether it matches all of a text. */
	boolean matches(String text) {
		return mayBegin(text, 0, text.length()) && this.pattern.matcher(text).matches();
	}

	private static boolean isStart(String text, int at) {
		return at == 0 || !Character.isLetter(text.charAt(at - 1)) || DAYS.indexOf(text.charAt(at - 1)) >= 0;
	}

	private boolean mayBegin(String text, int from, int to) {
		String letters = text.substring(from, Math.min(from + LETTERS, to));
		Boolean known = this.beginnings.get(letters);
		if (known != null) {
			return known;
		}
		boolean may = matchesOrNeedsMore(letters);
		if (this.beginnings.size() < MOST_KNOWN) {
			this.beginnings.put(letters, may);
		}
		return may;
	}

	/** Whether letters are, or begin, what the pattern matches. */
	@SuppressWarnings("JdkObsolete")
	private boolean matchesOrNeedsMore(String letters) {
		String text = BEFORE + letters;
		Matcher matcher = this.pattern.matcher(text).useTransparentBounds(true).region(BEFORE.length(), text.length());
		return matcher.lookingAt() || matcher.hitEnd();
	}

}
