package io.regwatch.assessment.vocabulary;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What German compounds are, by the words that they end or begin with. */
final class Compounds {

	/** Letters of the shortest noun that may end a compound. */
	private static final int SHORTEST_HEAD = 7;

	/** The same of a word of any language, which may begin with a prefix. */
	private static final int SHORTEST_SHARED = 10;

	/** Letters of the longest prefix of a word: "nonimplantable". */
	private static final int PREFIX = 5;

	private static final Pattern SMALL_WORD = Pattern.compile("\\p{Ll}+");

	/** In German, nouns begin with a capital letter; terms of other languages do not. */
	private static final Pattern GERMAN_NOUN = Pattern.compile("\\p{Lu}\\p{Ll}+");

	/** "Phototherapiegeräte": devices for what the compound begins with. */
	private static final Pattern DEVICES = Pattern.compile("(\\p{Lu}\\p{Ll}{6,}?)(s?)(?:gerät|apparat)(?:e[ns]?|s)?");

	/** Single German nouns, which end compounds: "Tageskontaktlinse". */
	private final Map<String, Set<String>> heads = new HashMap<>();

	/** Words that German shares with other languages: "Stoßwellenlithotripter". */
	private final Map<String, Set<String>> shared = new HashMap<>();

	/** By their first words. */
	private final Function<String, List<Term>> terms;

	Compounds(Function<String, List<Term>> terms) {
		this.terms = terms;
	}

	/**
	 * Adds a term that may end compounds.
	 * @param text of the term
	 * @param label that it stands for
	 */
	void add(String text, String label) {
		if (text.length() >= SHORTEST_HEAD && GERMAN_NOUN.matcher(text).matches()) {
			add(this.heads, text, label);
		}
		if (text.length() >= SHORTEST_SHARED && SMALL_WORD.matcher(text).matches()) {
			add(this.shared, text, label);
		}
	}

	private static void add(Map<String, Set<String>> words, String text, String label) {
		Inflections.of(text.toLowerCase(Locale.ROOT))
			.forEach((form) -> words.computeIfAbsent(form, (_) -> new HashSet<>()).add(label));
	}

	/**
	 * Finds what a compound is: what its devices are for, or else the longest noun that
	 * it ends with.
	 * @param word of a text
	 * @return labels; empty if it is no compound with a term
	 */
	Set<String> labels(String word) {
		Set<String> purpose = purpose(word);
		if (!purpose.isEmpty()) {
			return purpose;
		}
		if (word.length() < SHORTEST_HEAD + 2 || !Character.isUpperCase(word.charAt(0))) {
			return Set.of();
		}
		String lower = word.toLowerCase(Locale.ROOT);
		return IntStream.rangeClosed(2, word.length() - SHORTEST_HEAD).mapToObj((start) -> {
			String head = lower.substring(start);
			return (start > PREFIX) ? this.heads.getOrDefault(head, this.shared.get(head)) : this.heads.get(head);
		}).filter(Objects::nonNull).findFirst().orElse(Set.of());
	}

	private Set<String> purpose(String word) {
		Matcher devices = DEVICES.matcher(word);
		return !devices.matches() ? Set.of()
				: Stream.of(devices.group(1), devices.group(1) + devices.group(2))
					.flatMap((purpose) -> this.terms.apply(purpose.toLowerCase(Locale.ROOT))
						.stream()
						.filter((term) -> term.pattern().matcher(purpose).matches()))
					.map(Term::label)
					.collect(Collectors.toSet());
	}

}
