package io.regwatch.assessment.vocabulary;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A term of spaced words.
 *
 * @param label that it stands for
 * @param pattern of its words from the beginning
 */
record Term(String label, Pattern pattern) {

	private static final Pattern SPACE = Pattern.compile(" ");

	/** Who works for others: "contract sterilizers" are no devices. */
	private static final List<String> FOR_OTHERS = List.of("contract ", "commercial ");

	static Term of(String label, String words, boolean cased) {
		String inflected = SPACE.splitAsStream(words).map(Inflections::pattern).collect(Collectors.joining("\\s+"));
		boolean exact = cased || isAbbreviation(words);
		return new Term(label, Pattern.compile("(?%s:%s)(?![\\p{L}\\p{N}])".formatted(exact ? "" : "iu", inflected)));
	}

	/** What is written in capitals means nothing in other letters. */
	private static boolean isAbbreviation(String words) {
		return !words.contains(" ") && words.chars().filter(Character::isUpperCase).count() > 1;
	}

	Optional<TermMatch> match(String text, int start) {
		Matcher matcher = this.pattern.matcher(text).region(start, text.length());
		return (!isTrade(text, start) && matcher.lookingAt())
				? Optional.of(new TermMatch(this.label, start, matcher.end())) : Optional.empty();
	}

	private static boolean isTrade(String text, int start) {
		return FOR_OTHERS.stream()
			.anyMatch((word) -> text.regionMatches(true, start - word.length(), word, 0, word.length()));
	}

}
