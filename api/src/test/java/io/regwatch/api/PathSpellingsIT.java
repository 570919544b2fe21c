package io.regwatch.api;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Set;

import io.regwatch.api.security.ApiKeyScope;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tomcat finds servlets by decoded and normalized paths, Spring matches paths as they
 * were sent. No spelling of a path may reach what needs a key without one.
 */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class PathSpellingsIT {

	private static final String LIST_TOOLS = "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\", \"params\": {}}";

	private final PublishedApi.Api api;

	PathSpellingsIT(PublishedApi.Api api) {
		this.api = api;
	}

	@ParameterizedTest
	@ValueSource(strings = { "/mcp", "//mcp", "///mcp", "/./mcp", "/x/../mcp", "/%6dcp", "/m%63p", "/mcp;x=1",
			"/;x=1/mcp", "/%2e/mcp", "/api/../mcp", "/docs/..;/mcp" })
	void mcpWhenSpelledOtherwiseIsNotReachedWithoutKeyOrScope(String path) throws Exception {
		for (String key : new String[] { "", "rw_nonsense", this.api.key(Set.of(ApiKeyScope.WRITE), Set.of()) }) {
			Answer answer = post(path, LIST_TOOLS, key);
			assertThat(answer.status()).as("%s with key '%s': %s", path, key, answer.body()).isIn(400, 401, 403, 404);
			assertThat(answer.body()).doesNotContain("list_workspaces");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "//api/workspaces", "/./api/workspaces", "/%61pi/workspaces", "/api;x=1/workspaces",
			"/api//workspaces", "/x/../api/workspaces", "/api/workspaces/", "/API/workspaces",
			"/docs/..;/api/workspaces" })
	void operationWhenSpelledOtherwiseIsNotReachedWithoutKey(String path) throws Exception {
		Answer answer = post(path, "{\"name\": \"W\"}", "");
		assertThat(answer.status()).as("%s: %s", path, answer.body()).isIn(400, 401, 404);
	}

	private Answer post(String path, String body, String key) throws Exception {
		HttpRequest.Builder request = HttpRequest
			.newBuilder(URI.create("http://127.0.0.1:%d%s".formatted(this.api.client().port(), path)))
			.POST(BodyPublishers.ofString(body))
			.headers("Content-Type", "application/json", "Accept", "application/json, text/event-stream");
		if (!key.isEmpty()) {
			request.header("X-API-Key", key);
		}
		try (HttpClient client = HttpClient.newHttpClient()) {
			return Answer.of(client.send(request.build(), BodyHandlers.ofString()));
		}
	}

}
