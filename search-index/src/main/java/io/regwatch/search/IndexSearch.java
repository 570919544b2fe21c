package io.regwatch.search;

import java.util.Arrays;
import java.util.List;
import java.util.UUID;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.SortOptions;
import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import io.regwatch.search.index.ElasticsearchCalls;
import io.regwatch.search.index.Index;
import io.regwatch.search.index.SearchProperties;
import org.jspecify.annotations.Nullable;

/**
 * Finds the ids of references and updates. Visibility must be checked again when their
 * rows are read, because the index is eventually consistent.
 */
public final class IndexSearch {

	private static final List<SortOptions> BY_RELEVANCE = List
		.of(SortOptions.of((sort) -> sort.score((score) -> score.order(SortOrder.Desc))), by("id", SortOrder.Asc));

	private final ElasticsearchCalls calls;

	private final String prefix;

	private final MeaningSearch meaning;

	IndexSearch(ElasticsearchCalls calls, SearchProperties properties) {
		this.calls = calls;
		this.meaning = new MeaningSearch(calls, properties.vectors());
		this.prefix = properties.indexPrefix();
	}

	/**
	 * Opens a list: references by title, updates by publication date, latest first, or
	 * both by relevance. A search for an external id finds only the documents that have
	 * it, if there are any. A search by meaning finds some hundred documents at most.
	 * @param criteria filters
	 * @param visibility of the workspace
	 * @param after the list continues after this position; {@code null} for the first
	 * page
	 * @param limit size of the first page; {@code null} for the whole list
	 * @return to be closed
	 * @throws NumberFormatException when the position is of another list
	 */
	public HitPages open(Criteria criteria, Visibility visibility, @Nullable SearchCursor after,
			@Nullable Integer limit) {
		Index index = switch (criteria) {
			case Criteria.OfReferences _ -> Index.REFERENCES;
			case Criteria.OfUpdates _ -> Index.UPDATES;
		};
		String search = criteria.search();
		if (search != null && criteria.options().byMeaning()) {
			return new FusedHits(findByMeaning(index, criteria, visibility, search), after, limit);
		}
		boolean byRelevance = search != null && criteria.options().byRelevance();
		List<FieldValue> position = (after != null) ? values(index, byRelevance, after) : List.of();
		return new Hits(this.calls, index.alias(this.prefix), query(index, criteria, visibility),
				byRelevance ? BY_RELEVANCE : order(index), position, limit);
	}

	private List<UUID> findByMeaning(Index index, Criteria criteria, Visibility visibility, String search) {
		TextQuery text = TextQuery.of(search);
		if (text.isEmpty()) {
			return List.of();
		}
		Query filter = Queries.of(criteria, visibility, TextQueries.conditions(text));
		if (text.isExternalId()) {
			for (Query whole : List.of(TextQueries.externalId(text), TextQueries.citation(text))) {
				Query exact = Queries.all(List.of(filter, whole));
				if (exists(index, exact)) {
					return this.meaning.find(index.alias(this.prefix), search, text, exact);
				}
			}
		}
		return this.meaning.find(index.alias(this.prefix), search, text, filter);
	}

	private Query query(Index index, Criteria criteria, Visibility visibility) {
		String search = criteria.search();
		if (search == null) {
			return Queries.of(criteria, visibility, null);
		}
		TextQuery text = TextQuery.of(search);
		if (text.isExternalId()) {
			Query exact = Queries.of(criteria, visibility, TextQueries.externalId(text));
			if (exists(index, exact)) {
				return exact;
			}
		}
		boolean inText = criteria.options().inText();
		Query matches = Queries.of(criteria, visibility, TextQueries.filter(text, inText));
		return criteria.options().byRelevance() ? Query.of((query) -> query
			.bool((bool) -> bool.filter(matches).should(TextQueries.scores(text, inText)).minimumShouldMatch("0")))
				: matches;
	}

	private boolean exists(Index index, Query query) {
		return !this.calls.call((client) -> client.search((search) -> search.index(index.alias(this.prefix))
			.query(query)
			.size(1)
			.source((source) -> source.fetch(false))
			.trackTotalHits((track) -> track.enabled(false))
			.allowPartialSearchResults(false), Void.class)).hits().hits().isEmpty();
	}

	/**
	 * Checks that lists can be answered.
	 * @throws SearchUnavailableException when they cannot
	 */
	public void check() {
		List<String> aliases = Arrays.stream(Index.values()).map((index) -> index.alias(this.prefix)).toList();
		this.calls.call((client) -> client.search((search) -> search.index(aliases)
			.size(0)
			.trackTotalHits((track) -> track.enabled(false))
			.allowPartialSearchResults(false), Void.class));
	}

	private static List<SortOptions> order(Index index) {
		return switch (index) {
			case REFERENCES -> List.of(by("title", SortOrder.Asc), by("id", SortOrder.Asc));
			case UPDATES -> List.of(by("publicationDate", SortOrder.Desc), by("id", SortOrder.Asc));
		};
	}

	private static List<FieldValue> values(Index index, boolean byRelevance, SearchCursor position) {
		if (byRelevance) {
			return List.of(FieldValue.of(Double.parseDouble(position.key())), FieldValue.of(position.id()));
		}
		FieldValue key = switch (index) {
			case REFERENCES -> FieldValue.of(position.key());
			case UPDATES -> FieldValue.of(Long.parseLong(position.key()));
		};
		return List.of(key, FieldValue.of(position.id()));
	}

	private static SortOptions by(String field, SortOrder order) {
		return SortOptions.of((sort) -> sort.field((by) -> by.field(field).order(order)));
	}

}
