package io.regwatch.assessment.vocabulary;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Forms of nouns and adjectives in the languages of the vocabulary. A term does not say
 * which language it is of: a form that is wrong in its own language is no word of a text.
 */
final class Inflections {

	/** What plurals and cases add. */
	private static final List<String> ENDINGS = List.of("s", "es", "n", "en", "e", "x");

	/** Letters of the shortest word that has more forms than the plural with "s". */
	private static final int SHORTEST = 5;

	/** The first that fits, so that longer endings come first. */
	private static final List<Plural> PLURALS = List.of(new Plural("sis", "ses"), new Plural("cia", "ce"),
			new Plural("gia", "ge"), new Plural("ión", "iones"), new Plural("ón", "ones"),
			new Plural("ão", "ões", "ãos"), new Plural("al", "ais", "aux"), new Plural("el", "éis", "eis"),
			new Plural("em", "ens"), new Plural("co", "ci", "chi"), new Plural("go", "ghi", "gi"),
			new Plural("io", "i"), new Plural("ca", "che"), new Plural("ga", "ghe"), new Plural("o", "i"),
			new Plural("a", "e"), new Plural("e", "i"), new Plural("z", "ces"));

	private Inflections() {
	}

	/** The word and its forms. */
	static Stream<String> of(String word) {
		Stream<String> longer = Stream.concat(Stream.of(word), ENDINGS.stream().map(word::concat));
		return Stream.concat(longer, plural(word).stream().flatMap((plural) -> plural.of(word)));
	}

	/**
	 * A pattern of the word and its forms; of nothing else if it ends in a digit or a
	 * capital letter.
	 */
	static String pattern(String word) {
		String quoted = Pattern.quote(word);
		if (!Character.isLowerCase(word.charAt(word.length() - 1))) {
			return quoted;
		}
		if (word.length() < SHORTEST) {
			return quoted + "(?:e?s)?";
		}
		String longer = quoted + "(?:%s)?".formatted(String.join("|", ENDINGS));
		return plural(word)
			.map((plural) -> "(?:%s|%s(?:%s))".formatted(longer, Pattern.quote(plural.stem(word)),
					String.join("|", plural.endings())))
			.orElse(longer);
	}

	private static Optional<Plural> plural(String word) {
		return (word.length() < SHORTEST) ? Optional.empty()
				: PLURALS.stream().filter((plural) -> word.endsWith(plural.singular)).findFirst();
	}

	/**
	 * A plural that changes the end of a word: "manipolo", "manipoli".
	 *
	 * @param singular the end
	 * @param endings what stands in its place
	 */
	private record Plural(String singular, List<String> endings) {

		Plural(String singular, String... endings) {
			this(singular, List.of(endings));
		}

		String stem(String word) {
			return word.substring(0, word.length() - this.singular.length());
		}

		Stream<String> of(String word) {
			return this.endings.stream().map(stem(word)::concat);
		}

	}

}
