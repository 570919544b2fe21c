package io.regwatch.search;

/**
 * How a search is answered.
 *
 * @param scope what is searched
 * @param byRelevance whether the best matches come first; without a search the list has
 * its usual order
 */
public record SearchOptions(Scope scope, boolean byRelevance) {

	/** Titles, ids and summaries, in the usual order of the list. */
	public static final SearchOptions DEFAULT = new SearchOptions(Scope.SUMMARY, false);

	boolean inText() {
		return this.scope != Scope.SUMMARY;
	}

	boolean byMeaning() {
		return this.scope == Scope.MEANING;
	}

	/** What is searched. */
	public enum Scope {

		/** Titles, ids and summaries; every term must match. */
		SUMMARY,

		/** The texts of documents, too; every term must match. */
		TEXT,

		/** The same, by some of the words and by meaning. */
		MEANING

	}

}
