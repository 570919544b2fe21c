package io.regwatch.assessment.knowledge;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;

/**
 * A pattern of words, which is only tried on texts that have one of the literals that a
 * match needs: most texts have none, and trying is slow. The boundaries of
 * {@link Pattern} search back over combining marks at each position, which takes
 * quadratic time on a text of such marks; those used here examine one character on either
 * side. A part of a word has at most 40 characters, because a longer one would be read
 * again from each of its boundaries. Swiss texts write "ss" for "ß". Each pattern is
 * compiled once: its answers are kept for texts that were read recently.
 */
public final class WordPattern {

	private static final String BOUNDARY = "(?:(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_])|(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_]))";

	private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;

	/** So long that a search of a shorter text ends at once. */
	private static final Pattern NOTHING = Pattern.compile("[^\\s\\S]{1000000}");

	/** Of all texts whose answers are kept. */
	private static final int CHARACTERS = 12_000_000;

	private static final AtomicInteger PATTERNS = new AtomicInteger();

	/**
	 * An update is assessed for one workspace after the other: each asks the same of it.
	 */
	private static final LoadingCache<String, PatternAnswers> CACHE = Caffeine.newBuilder()
		.maximumWeight(CHARACTERS)
		.weigher((String text, PatternAnswers answers) -> text.length() + PatternAnswers.SIZE)
		.build((_) -> new PatternAnswers());

	private final int number = PATTERNS.getAndIncrement();

	private final Pattern pattern;

	private final RequiredLiterals required;

	private WordPattern(String expression) {
		this.pattern = Pattern.compile(expression, FLAGS);
		this.required = RequiredLiterals.of(expression);
	}

	/**
	 * Compiles a pattern that ignores the case of letters.
	 * @param words a regular expression without flags of its own, in which {@code \b} is
	 * a boundary of words
	 * @return a pattern for untrusted text
	 */
	public static WordPattern of(String words) {
		return new WordPattern(words.replace("\\b", BOUNDARY)
			.replace("\\w*", "\\w{0,40}")
			.replace("\\w+", "\\w{1,40}")
			.replace("ß", "(?:ß|ss)"));
	}

	/**
	 * Joins patterns.
	 * @param patterns at least one, without groups that refer to each other
	 * @return is in a text if one of them is
	 */
	static WordPattern anyOf(List<WordPattern> patterns) {
		return new WordPattern(patterns.stream().map((one) -> one.pattern.pattern()).collect(Collectors.joining("|")));
	}

	/**
	 * Whether the words stand in a text.
	 * @param text any
	 * @return {@code false} if they do not
	 */
	public boolean isIn(String text) {
		PatternAnswers answers = CACHE.get(text);
		byte known = answers.get(this.number);
		return (known != PatternAnswers.UNKNOWN) ? known == PatternAnswers.YES
				: answers.keep(this.number, this.required.mayBeIn(text) && this.pattern.matcher(text).find());
	}

	/**
	 * Matches a text as {@link Pattern#matcher} does.
	 * @param text any
	 * @return a matcher that finds nothing if the text has none of the words
	 */
	public Matcher matcher(String text) {
		return (isIn(text) ? this.pattern : NOTHING).matcher(text);
	}

	/**
	 * Finds a word that is only known from a text.
	 * @param word any
	 * @param text that it may stand in
	 * @return where it stands as a whole word
	 */
	public static Stream<MatchResult> places(String word, String text) {
		return Pattern.compile(BOUNDARY + Pattern.quote(word) + BOUNDARY, FLAGS).matcher(text).results();
	}

	/**
	 * Text before the first of the words.
	 * @param text any
	 * @return all of it if they do not stand in it
	 */
	public String before(String text) {
		Matcher matcher = matcher(text);
		return matcher.find() ? text.substring(0, matcher.start()) : text;
	}

	/**
	 * Splits a text at the words.
	 * @param text any
	 * @return the parts between them, as {@link Pattern#splitAsStream} gives them
	 */
	public Stream<String> splitAsStream(CharSequence text) {
		return this.pattern.splitAsStream(text);
	}

}
