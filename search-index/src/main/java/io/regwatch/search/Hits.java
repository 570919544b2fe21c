package io.regwatch.search;

import java.util.List;
import java.util.UUID;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.SortOptions;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.SearchResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A list in the index, read page by page. One that is wanted whole and is longer than a
 * page is read as it was at one moment.
 */
public final class Hits implements AutoCloseable {

	private static final Logger log = LoggerFactory.getLogger(Hits.class);

	private static final int PAGE = 1000;

	private static final String KEEP = "2m";

	// The id is among the values of the order: reading it from documents takes longer
	// than
	// the search.
	private static final String NOTHING = "_none_";

	private final ElasticsearchCalls calls;

	private final String index;

	private final Query query;

	private final List<SortOptions> order;

	private final boolean whole;

	private List<FieldValue> after;

	private int size;

	private @Nullable String moment;

	private boolean ended;

	Hits(ElasticsearchCalls calls, String index, Query query, List<SortOptions> order, List<FieldValue> after,
			@Nullable Integer limit) {
		this.calls = calls;
		this.index = index;
		this.query = query;
		this.order = order;
		this.after = after;
		this.whole = limit == null;
		this.size = (limit != null) ? limit : PAGE;
	}

	/**
	 * Reads on.
	 * @return as many as are wanted, then each time a thousand; empty at the end
	 * @throws SearchUnavailableException when the index does not answer wholly
	 */
	public List<Hit> next() {
		if (this.ended) {
			return List.of();
		}
		var found = search();
		if (this.whole && this.moment == null && found.size() == this.size) {
			openMoment();
			found = search();
		}
		this.ended = found.size() < this.size;
		this.size = PAGE;
		if (!found.isEmpty()) {
			this.after = found.getLast().sort();
		}
		return found.stream().map(Hits::hit).toList();
	}

	/** Lets the moment go; should that fail, it ends by itself in two minutes. */
	@Override
	public void close() {
		if (this.moment == null) {
			return;
		}
		try {
			this.calls.call((client) -> client.closePointInTime((close) -> close.id(this.moment)));
		}
		catch (SearchUnavailableException ex) {
			log.debug("A point in time was not closed", ex);
		}
	}

	private void openMoment() {
		this.moment = this.calls
			.call((client) -> client
				.openPointInTime((open) -> open.index(this.index).keepAlive((keep) -> keep.time(KEEP))))
			.id();
	}

	private List<co.elastic.clients.elasticsearch.core.search.Hit<Void>> search() {
		SearchResponse<Void> response = this.calls.call((client) -> client.search((search) -> {
			search.query(this.query)
				.sort(this.order)
				.size(this.size)
				.source((source) -> source.fetch(false))
				.storedFields(NOTHING)
				.trackTotalHits((track) -> track.enabled(false))
				.allowPartialSearchResults(false);
			if (!this.after.isEmpty()) {
				search.searchAfter(this.after);
			}
			return (this.moment != null) ? search.pit((pit) -> pit.id(this.moment).keepAlive((keep) -> keep.time(KEEP)))
					: search.index(this.index);
		}, Void.class));
		if (response.pitId() != null) {
			this.moment = response.pitId();
		}
		return response.hits().hits();
	}

	private static Hit hit(co.elastic.clients.elasticsearch.core.search.Hit<Void> found) {
		List<FieldValue> values = found.sort();
		SearchCursor position = new SearchCursor(values.getFirst()._toJsonString(), values.get(1).stringValue());
		return new Hit(UUID.fromString(position.id()), position);
	}

}
