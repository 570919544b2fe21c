package io.regwatch.assessment.model;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Gatherers;

import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.util.QueryBuilder;

/**
 * Phrases that passages are searched for, by the stems of English words. Immutable: those
 * of a profile are made once.
 */
public final class PhraseQueries {

	/**
	 * Of one query: Lucene allows 1024 terms, and the longest profile has thousands.
	 */
	private static final int PHRASES = 20;

	private final List<Query> queries;

	private PhraseQueries(List<Query> queries) {
		this.queries = queries;
	}

	/**
	 * Reads phrases.
	 * @param phrases in any order; words of a phrase must be adjacent
	 * @return that find passages with any of them
	 */
	public static PhraseQueries of(Collection<String> phrases) {
		return new PhraseQueries(phrases.stream()
			.map((phrase) -> phrase.toLowerCase(Locale.ROOT))
			.distinct()
			.sorted()
			.gather(Gatherers.windowFixed(PHRASES))
			.map(PhraseQueries::query)
			.toList());
	}

	private static Query query(Collection<String> phrases) {
		BooleanQuery.Builder query = new BooleanQuery.Builder();
		QueryBuilder builder = new QueryBuilder(HybridRanker.ANALYZER);
		phrases.forEach((phrase) -> {
			Query one = builder.createPhraseQuery(HybridRanker.TEXT, phrase);
			if (one != null) {
				query.add(one, BooleanClause.Occur.SHOULD);
			}
		});
		return query.build();
	}

	List<Query> queries() {
		return this.queries;
	}

}
