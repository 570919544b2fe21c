package io.regwatch.search;

import java.util.List;
import java.util.UUID;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.SortOptions;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.SearchResponse;
import io.regwatch.search.index.ElasticsearchCalls;
import io.regwatch.search.index.SearchUnavailableException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A list in the index, read page by page. A list that is read as a whole and is longer
 * than one page is read at one point in time.
 */
public final class Hits implements HitPages {

	private static final Logger logger = LoggerFactory.getLogger(Hits.class);

	private static final int PAGE = 1000;

	private static final String KEEP_ALIVE = "2m";

	// The id is one of the sort values: reading it from stored fields takes longer than
	// the search.
	private static final String NO_FIELDS = "_none_";

	private final ElasticsearchCalls calls;

	private final String index;

	private final Query query;

	private final List<SortOptions> order;

	private final boolean whole;

	private List<FieldValue> after;

	private int size;

	private @Nullable String pointInTime;

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
	 * Reads the next page.
	 * @return up to the limit on the first page, up to 1,000 on later ones; empty at the
	 * end
	 * @throws SearchUnavailableException when the index does not answer completely
	 */
	@Override
	public List<Hit> next() {
		if (this.ended) {
			return List.of();
		}
		var found = search();
		if (this.whole && this.pointInTime == null && found.size() == this.size) {
			openPointInTime();
			found = search();
		}
		this.ended = found.size() < this.size;
		this.size = PAGE;
		if (!found.isEmpty()) {
			this.after = found.getLast().sort();
		}
		return found.stream().map(Hits::hit).toList();
	}

	@Override
	public boolean isShort() {
		return false;
	}

	/** Closes the point in time; if that fails, it expires after two minutes. */
	@Override
	public void close() {
		if (this.pointInTime == null) {
			return;
		}
		try {
			this.calls.call((client) -> client.closePointInTime((close) -> close.id(this.pointInTime)));
		}
		catch (SearchUnavailableException ex) {
			logger.debug("A point in time was not closed", ex);
		}
	}

	private void openPointInTime() {
		this.pointInTime = this.calls
			.call((client) -> client
				.openPointInTime((open) -> open.index(this.index).keepAlive((keep) -> keep.time(KEEP_ALIVE))))
			.id();
	}

	private List<co.elastic.clients.elasticsearch.core.search.Hit<Void>> search() {
		SearchResponse<Void> response = this.calls.call((client) -> client.search((search) -> {
			search.query(this.query)
				.sort(this.order)
				.size(this.size)
				.source((source) -> source.fetch(false))
				.storedFields(NO_FIELDS)
				.trackTotalHits((track) -> track.enabled(false))
				.allowPartialSearchResults(false);
			if (!this.after.isEmpty()) {
				search.searchAfter(this.after);
			}
			return (this.pointInTime != null)
					? search.pit((pit) -> pit.id(this.pointInTime).keepAlive((keep) -> keep.time(KEEP_ALIVE)))
					: search.index(this.index);
		}, Void.class));
		if (response.pitId() != null) {
			this.pointInTime = response.pitId();
		}
		return response.hits().hits();
	}

	private static Hit hit(co.elastic.clients.elasticsearch.core.search.Hit<Void> found) {
		List<FieldValue> values = found.sort();
		SearchCursor position = new SearchCursor(values.getFirst()._toJsonString(), values.get(1).stringValue());
		return new Hit(UUID.fromString(position.id()), position);
	}

}
