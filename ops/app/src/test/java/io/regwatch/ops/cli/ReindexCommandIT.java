package io.regwatch.ops.cli;

import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Map;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What the refusal of an index recommends works with that index. */
class ReindexCommandIT {

	@TempDir
	private Path directory;

	@Test
	void reindexReplacesAnIndexOfAnotherLayout() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		TestApplication.start(stores, Map.of()).close();
		assertThat(mapping(stores, "PUT", "{\"_meta\": {\"layout\": 1}}").statusCode()).isEqualTo(200);
		Program program = new Program(this.directory.resolve("home"), stores.environment());
		assertThat(program.run("reindex")).startsWith("Indexed 0 references and 0 updates");
		assertThat(mapping(stores, "GET", "").body()).contains("\"layout\":").doesNotContain("\"layout\":1}");
	}

	private static HttpResponse<String> mapping(TestStores stores, String method, String body) throws Exception {
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(stores.searchRequest("/%s-updates/_mapping".formatted(stores.indexPrefix()))
				.header("Content-Type", "application/json")
				.method(method, BodyPublishers.ofString(body))
				.build(), BodyHandlers.ofString());
		}
	}

}
