package io.regwatch.search;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import io.regwatch.search.index.Folding;
import io.regwatch.search.index.Stems;

/**
 * A word or phrase to look for.
 *
 * @param words folded, at least one
 * @param phrase whether the words must follow each other
 * @param compact its letters and digits, for external ids
 * @param name whether it is written as a name is: in capitals or with a hyphen
 */
record Term(List<String> words, boolean phrase, String compact, boolean name) {

	// "CE", "non-sterile", but not "What" and "don't".
	private static final Pattern NAME = Pattern.compile("[\\p{Lu}\\p{N}]{2,}|[\\p{L}\\p{N}]+(-[\\p{L}\\p{N}]+)+");

	Term {
		words = List.copyOf(words);
	}

	static Term of(String text, boolean phrase) {
		return new Term(List.of(Folding.words(text).split(" ", -1)), phrase, Folding.compact(text),
				NAME.matcher(text.strip()).matches());
	}

	boolean isEmpty() {
		return this.compact.isEmpty();
	}

	String text() {
		return String.join(" ", this.words);
	}

	/** Stems of a word in all languages. */
	static Set<String> stems(String word) {
		return Stems.all(word);
	}

}
