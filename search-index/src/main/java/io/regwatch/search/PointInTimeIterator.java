package io.regwatch.search;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Queue;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch.core.SearchResponse;
import co.elastic.clients.elasticsearch.core.search.Hit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * All documents of an index as they were at one moment, by the ids that they give
 * themselves; those without come last.
 */
final class PointInTimeIterator implements AutoCloseable {

	private static final int PAGE = 1000;

	private static final String KEEP = "10m";

	private final ElasticsearchCalls calls;

	private final Queue<StoredDocument> page = new ArrayDeque<>();

	private String moment;

	private List<FieldValue> after = List.of();

	private boolean ended;

	PointInTimeIterator(ElasticsearchCalls calls, String index) {
		this.calls = calls;
		this.moment = calls
			.call((client) -> client.openPointInTime((open) -> open.index(index).keepAlive((keep) -> keep.time(KEEP))))
			.id();
	}

	/** Looks at the next document; {@code null} at the end. */
	@Nullable StoredDocument peek() {
		if (this.page.isEmpty() && !this.ended) {
			read();
		}
		return this.page.peek();
	}

	/** Passes it over. */
	void advance() {
		this.page.remove();
	}

	/** Lets the moment go; should that fail, it ends by itself. */
	@Override
	public void close() {
		this.calls.call((client) -> client.closePointInTime((close) -> close.id(this.moment)));
	}

	private void read() {
		SearchResponse<JsonNode> response = this.calls.call((client) -> client.search((search) -> {
			search.pit((pit) -> pit.id(this.moment).keepAlive((keep) -> keep.time(KEEP)))
				.sort((sort) -> sort.field((by) -> by.field("id").order(SortOrder.Asc)))
				.size(PAGE)
				.version(true)
				.trackTotalHits((track) -> track.enabled(false))
				.allowPartialSearchResults(false);
			return this.after.isEmpty() ? search : search.searchAfter(this.after);
		}, JsonNode.class));
		if (response.pitId() != null) {
			this.moment = response.pitId();
		}
		List<Hit<JsonNode>> hits = response.hits().hits();
		this.ended = hits.size() < PAGE;
		if (!hits.isEmpty()) {
			this.after = hits.getLast().sort();
		}
		hits.forEach((hit) -> this.page.add(document(hit)));
	}

	private static StoredDocument document(Hit<JsonNode> hit) {
		return new StoredDocument(Objects.requireNonNull(hit.id()), Objects.requireNonNull(hit.version()),
				Objects.requireNonNull(hit.source()));
	}

}
