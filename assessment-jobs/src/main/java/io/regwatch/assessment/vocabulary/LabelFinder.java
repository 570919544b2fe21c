package io.regwatch.assessment.vocabulary;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the labels whose terms stand in texts. Patterns are only tried of labels of which
 * some term begins with a word of the texts: few do, and trying all takes most of the
 * time of a judgement.
 */
final class LabelFinder {

	/** Scripts without spaces between words. */
	private static final Pattern UNSPACED = Pattern.compile("[\\p{IsIdeographic}\\p{IsHiragana}\\p{IsKatakana}]");

	private final Map<String, Pattern> patterns = new LinkedHashMap<>();

	private final Map<String, Set<String>> byFirstWord = new HashMap<>();

	/** Those that are always tried. */
	private final Set<String> unspaced = new HashSet<>();

	LabelFinder(Map<String, List<String>> terms, boolean cased) {
		terms.forEach((label, words) -> {
			this.patterns.put(label, Pattern
				.compile(words.stream().map((term) -> pattern(term, cased)).collect(Collectors.joining("|"))));
			words.forEach((term) -> register(label, term));
		});
	}

	/** In the order of the labels. */
	Set<String> find(Collection<String> texts) {
		Set<String> possible = new HashSet<>(this.unspaced);
		texts.forEach((text) -> Words.of(text)
			.forEach((word) -> possible.addAll(this.byFirstWord.getOrDefault(word, Set.of()))));
		Set<String> found = new LinkedHashSet<>();
		this.patterns.forEach((label, pattern) -> {
			if (possible.contains(label) && texts.stream().anyMatch((text) -> pattern.matcher(text).find())) {
				found.add(label);
			}
		});
		return found;
	}

	private void register(String label, String term) {
		List<String> words = Words.of(term);
		if (UNSPACED.matcher(term).find()) {
			this.unspaced.add(label);
			return;
		}
		this.byFirstWord.computeIfAbsent(words.getFirst(), (_) -> new HashSet<>()).add(label);
		this.byFirstWord.computeIfAbsent(words.getFirst() + "s", (_) -> new HashSet<>()).add(label);
	}

	private static String pattern(String term, boolean cased) {
		if (UNSPACED.matcher(term).find()) {
			return Pattern.quote(term);
		}
		String words = Pattern.quote(term).replace(" ", "\\E\\s+\\Q");
		String plural = Character.isLowerCase(term.charAt(term.length() - 1)) ? "s?" : "";
		return "(?<![\\p{L}\\p{N}])%s%s%s)(?![\\p{L}\\p{N}])"
			.formatted((cased || isAbbreviation(term)) ? "(?:" : "(?iu:", words, plural);
	}

	/** What is written in capitals means nothing in other letters. */
	private static boolean isAbbreviation(String term) {
		return !term.contains(" ") && term.chars().filter(Character::isUpperCase).count() > 1;
	}

}
