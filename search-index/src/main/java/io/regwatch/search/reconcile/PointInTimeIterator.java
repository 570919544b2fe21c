package io.regwatch.search.reconcile;

import java.util.List;
import java.util.Objects;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch.core.SearchResponse;
import co.elastic.clients.elasticsearch.core.search.Hit;
import io.regwatch.search.index.ElasticsearchCalls;
import tools.jackson.databind.JsonNode;

/**
 * All documents of an index at one point in time, sorted by their {@code id} field; those
 * without one come last.
 */
final class PointInTimeIterator extends PageIterator<StoredDocument> implements AutoCloseable {

	private static final int PAGE = 1000;

	private static final String KEEP_ALIVE = "10m";

	private final ElasticsearchCalls calls;

	private String pointInTime;

	private List<FieldValue> after = List.of();

	PointInTimeIterator(ElasticsearchCalls calls, String index) {
		super(PAGE);
		this.calls = calls;
		this.pointInTime = calls
			.call((client) -> client
				.openPointInTime((open) -> open.index(index).keepAlive((keep) -> keep.time(KEEP_ALIVE))))
			.id();
	}

	@Override
	public void close() {
		end();
		this.calls.call((client) -> client.closePointInTime((close) -> close.id(this.pointInTime)));
	}

	@Override
	List<StoredDocument> read(int limit) {
		SearchResponse<JsonNode> response = this.calls.call((client) -> client.search((search) -> {
			search.pit((pit) -> pit.id(this.pointInTime).keepAlive((keep) -> keep.time(KEEP_ALIVE)))
				.sort((sort) -> sort.field((by) -> by.field("id").order(SortOrder.Asc)))
				.size(limit)
				.version(true)
				.trackTotalHits((track) -> track.enabled(false))
				.allowPartialSearchResults(false);
			return this.after.isEmpty() ? search : search.searchAfter(this.after);
		}, JsonNode.class));
		if (response.pitId() != null) {
			this.pointInTime = response.pitId();
		}
		List<Hit<JsonNode>> hits = response.hits().hits();
		if (!hits.isEmpty()) {
			this.after = hits.getLast().sort();
		}
		return hits.stream().map(PointInTimeIterator::document).toList();
	}

	private static StoredDocument document(Hit<JsonNode> hit) {
		return new StoredDocument(Objects.requireNonNull(hit.id()), Objects.requireNonNull(hit.version()),
				Objects.requireNonNull(hit.source()));
	}

}
