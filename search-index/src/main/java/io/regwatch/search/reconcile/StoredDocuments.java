package io.regwatch.search.reconcile;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import co.elastic.clients.elasticsearch.core.MgetResponse;
import io.regwatch.search.index.ElasticsearchCalls;
import io.regwatch.search.index.Index;
import io.regwatch.search.index.SearchProperties;
import tools.jackson.databind.JsonNode;

/** Reads documents back from the live indices. */
final class StoredDocuments {

	private final ElasticsearchCalls calls;

	private final String prefix;

	StoredDocuments(ElasticsearchCalls calls, SearchProperties properties) {
		this.calls = calls;
		this.prefix = properties.indexPrefix();
	}

	/** Opens all documents of an index; to be closed. */
	PointInTimeIterator open(Index index) {
		String alias = index.alias(this.prefix);
		this.calls.call((client) -> client.indices().refresh((refresh) -> refresh.index(alias)));
		return new PointInTimeIterator(this.calls, alias);
	}

	/** Reads some documents by id, those just written included. */
	Map<String, StoredDocument> find(Index index, Collection<String> ids) {
		String alias = index.alias(this.prefix);
		MgetResponse<JsonNode> response = this.calls
			.call((client) -> client.mget((get) -> get.index(alias).ids(ids.stream().toList()), JsonNode.class));
		Map<String, StoredDocument> found = new HashMap<>();
		response.docs().forEach((item) -> {
			if (item.isFailure()) {
				throw this.calls
					.unusable("Document '%s' of index '%s' cannot be read".formatted(item.failure().id(), alias));
			}
			if (item.result().found()) {
				found.put(item.result().id(),
						new StoredDocument(item.result().id(), Objects.requireNonNull(item.result().version()),
								Objects.requireNonNull(item.result().source())));
			}
		});
		return found;
	}

	/** Deletes documents that never had a row. */
	void delete(Index index, Collection<String> ids) {
		ids.forEach((id) -> this.calls
			.call((client) -> client.delete((delete) -> delete.index(index.alias(this.prefix)).id(id))));
	}

}
