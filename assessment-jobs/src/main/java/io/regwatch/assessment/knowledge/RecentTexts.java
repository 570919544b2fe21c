package io.regwatch.assessment.knowledge;

import java.util.function.Function;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/**
 * What was found in texts that were read recently or often: an update is assessed for one
 * workspace after the other, and each asks the same of the same sentences. Thread-safe.
 *
 * @param <T> what is found in a text
 */
public final class RecentTexts<T> {

	private final Cache<String, T> found;

	private final Function<String, T> search;

	/**
	 * Creates an empty cache.
	 * @param characters limit of all texts that are kept
	 * @param each what is kept of each text besides, counted as characters
	 * @param search that depends on nothing but the text
	 */
	public RecentTexts(int characters, int each, Function<String, T> search) {
		this.found = Caffeine.newBuilder()
			.maximumWeight(characters)
			.weigher((String text, T found) -> text.length() + each)
			.build();
		this.search = search;
	}

	/**
	 * Finds what the search finds.
	 * @param text any
	 * @return of this search or an earlier one
	 */
	public T of(String text) {
		return this.found.get(text, this.search);
	}

}
