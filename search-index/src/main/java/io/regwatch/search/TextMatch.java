package io.regwatch.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.search.index.Folding;

/**
 * Matches texts as the index does: every term must match a word or its beginning, or the
 * beginning of the external id.
 */
public final class TextMatch {

	private final List<String> terms;

	private final String compact;

	/**
	 * Parses search terms.
	 * @param search as the user wrote it
	 */
	public TextMatch(String search) {
		this.terms = Arrays.stream(search.strip().split("\\s+", -1))
			.filter((term) -> !Folding.words(term).isEmpty())
			.toList();
		this.compact = Folding.compact(search);
	}

	/**
	 * Matches a reference or update.
	 * @param externalId of the reference
	 * @param texts titles and summaries
	 * @return whether all terms match
	 */
	public boolean matches(String externalId, String... texts) {
		if (this.terms.isEmpty()) {
			return false;
		}
		String words = " " + Arrays.stream(texts).map(Folding::words).collect(Collectors.joining(" ")) + " "
				+ Folding.words(externalId);
		String id = Folding.compact(externalId);
		return id.startsWith(this.compact) || this.terms.stream().allMatch((term) -> matches(term, words, id));
	}

	private static boolean matches(String term, String words, String id) {
		return id.startsWith(Folding.compact(term))
				|| Arrays.stream(Folding.words(term).split(" ", -1)).allMatch((word) -> words.contains(" " + word));
	}

}
