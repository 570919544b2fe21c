package io.regwatch.ops.benchmark.api;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

import co.elastic.clients.transport.rest5_client.low_level.Request;
import co.elastic.clients.transport.rest5_client.low_level.Rest5Client;
import io.regwatch.ops.server.SearchServer;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.message.BasicHeader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Searches with the low-level client of Elasticsearch. */
final class PlainSearch implements AutoCloseable {

	private static final JsonMapper JSON = new JsonMapper();

	private static final String BODY = """
			{"size": %d, "_source": false, "stored_fields": "_none_", "track_total_hits": false,
			"sort": [{"publicationDate": {"order": "desc"}}, {"id": {"order": "asc"}}], "query": {"bool": {"filter": [%s]}}%s}""";

	private static final ListQuery EVERYTHING = new ListQuery(1000, null, null, null, null);

	private final Rest5Client client;

	private final String index;

	PlainSearch(SearchServer server, String index) {
		this.client = Rest5Client.builder(server.uris())
			.setDefaultHeaders(new Header[] { new BasicHeader("Authorization", "ApiKey " + server.apiKey()) })
			.build();
		this.index = index;
	}

	/** One page of ids. */
	List<String> find(Workspace workspace, ListQuery wish) throws IOException {
		JsonNode hits = post("/" + this.index + "/_search?allow_partial_search_results=false",
				BODY.formatted(wish.limit(), filters(workspace, wish), ""))
			.at("/hits/hits");
		return ids(hits);
	}

	/** All ids at one moment, page by page. */
	void findAll(Workspace workspace, Page page) throws IOException {
		String moment = post("/" + this.index + "/_pit?keep_alive=2m", "").get("id").asString();
		String more = ", \"pit\": {\"id\": \"%s\", \"keep_alive\": \"2m\"}".formatted(moment);
		JsonNode hits = post("/_search?allow_partial_search_results=false",
				BODY.formatted(1000, filters(workspace, EVERYTHING), more))
			.at("/hits/hits");
		while (!hits.isEmpty()) {
			page.read(ids(hits));
			String after = ", \"search_after\": " + hits.get(hits.size() - 1).get("sort");
			hits = post("/_search?allow_partial_search_results=false",
					BODY.formatted(1000, filters(workspace, EVERYTHING), more + after))
				.at("/hits/hits");
		}
		call("DELETE", "/_pit", "{\"id\": \"%s\"}".formatted(moment));
	}

	@Override
	public void close() throws IOException {
		this.client.close();
	}

	private static String filters(Workspace workspace, ListQuery wish) {
		List<String> filters = new ArrayList<>();
		filters.add("""
				{"bool": {"minimum_should_match": 1, "should": [{"bool": {"filter": [%s], "must_not": [%s]}}, %s]}}"""
			.formatted(terms("sourceId", workspace.sources()), terms("referenceId", workspace.hidden()),
					terms("referenceId", workspace.references())));
		if (wish.search() != null) {
			filters
				.add("""
						{"bool": {"minimum_should_match": 1, "should": [{"prefix": {"text": "%s"}}, {"prefix": {"externalId": "%s"}}]}}"""
					.formatted(wish.search(), wish.search()));
		}
		if (wish.geography() != null) {
			filters.add(terms("geography", List.of(wish.geography())));
		}
		if (wish.source() != null) {
			filters.add(terms("sourceId", List.of(wish.source().split(",", -1))));
		}
		if (wish.from() != null) {
			filters.add("{\"range\": {\"publicationDate\": {\"gte\": \"%s\"}}}".formatted(wish.from()));
		}
		return String.join(",", filters);
	}

	private static String terms(String field, Collection<String> values) {
		return values.stream().collect(Collectors.joining("\",\"", "{\"terms\": {\"" + field + "\": [\"", "\"]}}"));
	}

	private JsonNode post(String path, String body) throws IOException {
		return call("POST", path, body);
	}

	private JsonNode call(String method, String path, String body) throws IOException {
		Request request = new Request(method, path);
		request.setJsonEntity(body);
		try (InputStream answer = this.client.performRequest(request).getEntity().getContent()) {
			return JSON.readTree(answer);
		}
	}

	private static List<String> ids(JsonNode hits) {
		return hits.valueStream().map((hit) -> hit.get("sort").get(1).asString()).toList();
	}

	/** Takes a page of ids. */
	@FunctionalInterface
	interface Page {

		void read(List<String> ids) throws IOException;

	}

}
