package io.regwatch.search;

/**
 * How a search is answered.
 *
 * @param inText whether the texts of documents are searched, too
 * @param byRelevance whether the best matches come first; without a search the list has
 * its usual order
 */
public record SearchOptions(boolean inText, boolean byRelevance) {

	/** Titles, ids and summaries, in the usual order of the list. */
	public static final SearchOptions DEFAULT = new SearchOptions(false, false);

}
