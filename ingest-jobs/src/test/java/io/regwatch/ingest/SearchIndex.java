package io.regwatch.ingest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

import io.regwatch.ops.TestStores;
import tools.jackson.databind.json.JsonMapper;

/** Reads a test's indices as any client of Elasticsearch would. */
record SearchIndex(TestStores stores) {

	/** Counts the documents of a source. */
	int count(String index, String source) {
		return countOf(index, "sourceId", source);
	}

	/** Counts the documents with a value. */
	int countOf(String index, String field, String value) {
		return countMatching(index, "{\"term\": {\"%s\": \"%s\"}}".formatted(field, value));
	}

	/** Counts the documents of a source with a phrase in their text. */
	int count(String index, String source, String phrase) {
		return countMatching(index, """
				{"bool": {"filter": [{"term": {"sourceId": "%s"}}, {"match_phrase": {"text": "%s"}}]}}
				""".formatted(source, phrase));
	}

	private int countMatching(String index, String query) {
		String base = "/" + this.stores.indexPrefix() + "-" + index;
		post(base + "/_refresh", "");
		return new JsonMapper().readTree(post(base + "/_count", "{\"query\": " + query + "}")).get("count").asInt();
	}

	private String post(String path, String body) {
		try (HttpClient client = HttpClient.newHttpClient()) {
			HttpRequest request = this.stores.searchRequest(path)
				.header("Content-Type", "application/json")
				.POST(HttpRequest.BodyPublishers.ofString(body))
				.build();
			return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

}
