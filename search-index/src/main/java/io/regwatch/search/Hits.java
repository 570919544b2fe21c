package io.regwatch.search;

import java.util.List;
import java.util.UUID;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.SortOptions;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.SearchResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A list in the index, read page by page as it was at one moment. */
public final class Hits implements AutoCloseable {

	private static final Logger log = LoggerFactory.getLogger(Hits.class);

	private static final int PAGE = 1000;

	private static final String KEEP = "2m";

	private final ElasticsearchCalls calls;

	private final Query query;

	private final List<SortOptions> order;

	private String moment;

	private List<FieldValue> after;

	Hits(ElasticsearchCalls calls, String index, Query query, List<SortOptions> order, List<FieldValue> after) {
		this.calls = calls;
		this.query = query;
		this.order = order;
		this.after = after;
		this.moment = calls
			.call((client) -> client.openPointInTime((open) -> open.index(index).keepAlive((keep) -> keep.time(KEEP))))
			.id();
	}

	/**
	 * Reads on.
	 * @return the next thousand; empty at the end
	 * @throws SearchUnavailableException when the index does not answer wholly
	 */
	public List<Hit> next() {
		SearchResponse<Void> response = this.calls.call((client) -> client.search((search) -> {
			search.pit((pit) -> pit.id(this.moment).keepAlive((keep) -> keep.time(KEEP)))
				.query(this.query)
				.sort(this.order)
				.size(PAGE)
				.source((source) -> source.fetch(false))
				.trackTotalHits((track) -> track.enabled(false))
				.allowPartialSearchResults(false);
			return this.after.isEmpty() ? search : search.searchAfter(this.after);
		}, Void.class));
		if (response.pitId() != null) {
			this.moment = response.pitId();
		}
		var found = response.hits().hits();
		if (!found.isEmpty()) {
			this.after = found.getLast().sort();
		}
		return found.stream().map(Hits::hit).toList();
	}

	/** Lets the moment go; should that fail, it ends by itself in two minutes. */
	@Override
	public void close() {
		try {
			this.calls.call((client) -> client.closePointInTime((close) -> close.id(this.moment)));
		}
		catch (SearchUnavailableException ex) {
			log.debug("A point in time was not closed", ex);
		}
	}

	private static Hit hit(co.elastic.clients.elasticsearch.core.search.Hit<Void> found) {
		List<FieldValue> values = found.sort();
		Position position = new Position(values.getFirst()._toJsonString(), values.get(1).stringValue());
		return new Hit(UUID.fromString(position.id()), position);
	}

}
