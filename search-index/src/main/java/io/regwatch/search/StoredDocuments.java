package io.regwatch.search;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import co.elastic.clients.elasticsearch.core.MgetResponse;
import tools.jackson.databind.JsonNode;

/** Reads the documents behind an alias back, as they are. */
final class StoredDocuments {

	private final ElasticsearchCalls calls;

	private final String prefix;

	StoredDocuments(ElasticsearchCalls calls, SearchProperties properties) {
		this.calls = calls;
		this.prefix = properties.indexPrefix();
	}

	/**
	 * Opens all documents of an index, as they are at this moment.
	 * @param index which one
	 * @return by the ids that they give themselves; to be closed
	 */
	PointInTimeIterator open(Index index) {
		this.calls.call((client) -> client.indices().refresh((refresh) -> refresh.index(index.alias(this.prefix))));
		return new PointInTimeIterator(this.calls, index.alias(this.prefix));
	}

	/**
	 * Reads some documents, those just written included.
	 * @param index where
	 * @param ids any
	 * @return those that are there, by id
	 */
	Map<String, StoredDocument> find(Index index, Collection<String> ids) {
		MgetResponse<JsonNode> response = this.calls.call((client) -> client
			.mget((get) -> get.index(index.alias(this.prefix)).ids(ids.stream().toList()), JsonNode.class));
		Map<String, StoredDocument> found = new HashMap<>();
		response.docs().forEach((item) -> {
			if (item.isFailure()) {
				throw this.calls.unusable("Document '%s' of index '%s' cannot be read".formatted(item.failure().id(),
						index.alias(this.prefix)));
			}
			if (item.result().found()) {
				found.put(item.result().id(),
						new StoredDocument(item.result().id(), Objects.requireNonNull(item.result().version()),
								Objects.requireNonNull(item.result().source())));
			}
		});
		return found;
	}

	/**
	 * Deletes documents that never had a row.
	 * @param index where
	 * @param ids any
	 */
	void delete(Index index, Collection<String> ids) {
		ids.forEach((id) -> this.calls
			.call((client) -> client.delete((delete) -> delete.index(index.alias(this.prefix)).id(id))));
	}

}
