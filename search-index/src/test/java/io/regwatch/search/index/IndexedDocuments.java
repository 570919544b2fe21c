package io.regwatch.search.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.search.Hit;
import co.elastic.clients.elasticsearch.indices.IndexSettings;
import co.elastic.clients.json.JsonData;

/** Reads documents from Elasticsearch directly. */
record IndexedDocuments(ElasticsearchClient client, String prefix) {

	Map<String, Long> versions() {
		return Stream.of(Index.values())
			.flatMap((index) -> search(index, Query.of((query) -> query.matchAll((all) -> all))).stream())
			.collect(Collectors.toMap(Hit::id, (hit) -> Objects.requireNonNull(hit.version())));
	}

	Map<String, Object> source(Index index, UUID id) {
		return Objects.requireNonNull(ask(
				(client) -> client.get((get) -> get.index(index.alias(this.prefix)).id(id.toString()), Fields.class))
			.source());
	}

	List<String> ids(Index index, Query query) {
		return search(index, query).stream().map(Hit::id).toList();
	}

	List<String> indices() {
		return List
			.copyOf(ask((client) -> client.indices().get((get) -> get.index(this.prefix + "-*"))).indices().keySet());
	}

	void set(Index index, String setting, boolean value) {
		ask((client) -> client.indices()
			.putSettings((put) -> put.index(index.alias(this.prefix))
				.settings((settings) -> settings.otherSettings(setting, JsonData.of(value)))));
	}

	IndexSettings settings(Index index) {
		return Objects.requireNonNull(
				ask((client) -> client.indices().getSettings((get) -> get.index(index.alias(this.prefix)))).settings()
					.values()
					.iterator()
					.next()
					.settings()
					.index());
	}

	void deleteAll() {
		indices().forEach((name) -> ask((client) -> client.indices().delete((delete) -> delete.index(name))));
	}

	<T> T ask(ElasticsearchCalls.Call<T> call) {
		return new ElasticsearchCalls(this.client, List.of()).call(call);
	}

	private List<Hit<JsonData>> search(Index index, Query query) {
		return ask(
				(client) -> client.search(
						(search) -> search.index(index.alias(this.prefix))
							.size(10_000)
							.version(true)
							.query(query)
							.sort((sort) -> sort.field((field) -> field.field("id").order(SortOrder.Asc))),
						JsonData.class))
			.hits()
			.hits();
	}

	private static final class Fields extends HashMap<String, Object> {

	}

}
