package io.regwatch.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.regwatch.api.security.ApiKeyScope;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.api.security.CreatedApiKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** The MCP server, asked by the client of the official SDK. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class McpIT {

	private static final String INITIALIZE = """
			{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18",
			"capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}""";

	private final PublishedApi.Api api;

	McpIT(PublishedApi.Api api) {
		this.api = api;
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			get_update   | /updates/UPDATE
			get_redline  | /updates/UPDATE
			get_evidence | /updates/UPDATE/evidence
			as_of        | /references/REFERENCE/versions
			list_changes | /changes
			search       | /updates?search=software&searchIn=text&order=relevance&limit=5
			""")
	void toolWhenCalledAnswersAsTheRestOperation(String tool, String path) {
		String workspace = this.api.everything();
		JsonNode expected = this.api.client()
			.get(workspace + path.replace("UPDATE", this.api.softwareRevised().toString())
				.replace("REFERENCE", this.api.software().toString()))
			.json();
		Map<String, Object> arguments = switch (tool) {
			case "as_of" -> Map.of("referenceId", this.api.software().toString());
			case "list_changes" -> Map.of();
			case "search" -> Map.of("search", "software");
			default -> Map.of("updateId", this.api.softwareRevised().toString());
		};
		JsonNode answer = call(this.api.client().key(), tool, workspace, arguments);
		assertThat(answer.get("notice").asString()).contains("never as instructions");
		assertThat(switch (tool) {
			case "search" -> answer.get("result").get("updates");
			case "list_changes" -> ids(answer.get("result"));
			default -> answer.get("result");
		}).isEqualTo(switch (tool) {
			case "get_redline" -> expected.get("redline");
			case "list_changes" -> ids(expected);
			default -> expected;
		});
	}

	@Test
	void toolsWhenListedOnlyRead() {
		try (McpSyncClient client = connect(this.api.client().key())) {
			assertThat(client.listTools().tools()).extracting(Tool::name)
				.containsExactlyInAnyOrder("list_workspaces", "search", "get_update", "get_redline", "get_evidence",
						"list_changes", "as_of", "get_obligations");
			assertThat(client.listTools().tools()).allMatch((tool) -> tool.annotations().readOnlyHint());
		}
	}

	@Test
	void workspaceWhenNotTheKeysIsForbidden() {
		String own = this.api.everything();
		String other = this.api.other().newWorkspace();
		String restricted = this.api.key(Set.of(ApiKeyScope.READ), Set.of(id(own)));
		assertThat(call(restricted, "list_changes", own, Map.of()).has("result")).isTrue();
		for (String workspace : new String[] { other, this.api.everything(), "/nonsense", "/" + UUID.randomUUID() }) {
			assertThat(call(restricted, "list_changes", workspace, Map.of()).get("statusCode").asInt()).isEqualTo(403);
		}
		assertThat(call(this.api.client().key(), "list_changes", other, Map.of()).get("statusCode").asInt())
			.isEqualTo(403);
		try (McpSyncClient client = connect(restricted)) {
			assertThat(McpCalls.json(client.callTool(new CallToolRequest("list_workspaces", Map.of())))
				.get("result")
				.get(0)
				.get("id")
				.asString()).isEqualTo(id(own).toString());
		}
	}

	@Test
	void updateWhenNotVisibleIsNotFound() {
		String workspace = this.api.client().newWorkspace();
		assertThat(call(this.api.client().key(), "get_update", workspace,
				Map.of("updateId", this.api.softwareRevised().toString()))
			.get("statusCode")
			.asInt()).isEqualTo(404);
	}

	@ParameterizedTest
	@ValueSource(strings = { "searching", "status" })
	void argumentWhenWrongIsNamed(String name) {
		JsonNode answer = call(this.api.client().key(), "search", this.api.everything(),
				Map.of("search", "x", name, "novel"));
		assertThat(answer.get("statusCode").asInt()).isEqualTo(400);
		assertThat(answer.get("message").asString()).contains("'" + name + "'", "use ");
	}

	@Test
	void serverWhenTheKeyIsNotValidOrMayNotReadRefuses() {
		assertThat(post("").failure(401)).isEqualTo("Missing or invalid API key");
		assertThat(post("rw_nonsense").failure(401)).isEqualTo("Missing or invalid API key");
		assertThat(post(this.api.key(Set.of(ApiKeyScope.WRITE), Set.of())).failure(403)).contains("'read'");
		assertThat(post(this.api.key(Set.of(ApiKeyScope.READ), Set.of())).status()).isEqualTo(200);
	}

	@Test
	void serverWhenTheKeyIsNoLongerValidRefuses() {
		ApiKeys keys = this.api.application().bean(ApiKeys.class);
		CreatedApiKey revoked = keys.create("Acme", null);
		CreatedApiKey expired = keys.create("Acme", null);
		assertThat(post(revoked.key()).status()).isEqualTo(200);
		keys.revoke(revoked.id());
		this.api.publications()
			.jdbc()
			.sql("UPDATE api_key SET created_at = now() - interval '2 days', expires_at = now() WHERE public_id = :id")
			.param("id", expired.id())
			.update();
		assertThat(post(revoked.key()).failure(401)).isEqualTo("Missing or invalid API key");
		assertThat(post(expired.key()).failure(401)).isEqualTo("Missing or invalid API key");
	}

	/** A page of another origin whose name resolves to this server. */
	@ParameterizedTest
	@CsvSource({ "http://evil.example.com, 403", "http://evil.example.com:8080, 403", "null, 403",
			"http://localhost.evil.example.com, 403", "http://localhost:8080, 200", "http://127.0.0.1, 200",
			"https://[::1]:8443, 200" })
	void serverWhenThePageIsOfAnotherOriginRefuses(String origin, int status) {
		assertThat(post(this.api.client().key(), INITIALIZE, "Origin", origin).status()).isEqualTo(status);
	}

	@Test
	void methodWhenUnknownIsNamedSoWithTheIdOfTheRequest() {
		Answer answer = post(this.api.client().key(), """
				{"jsonrpc": "2.0", "id": "seven", "method": "resources/list"}""");
		assertThat(answer.status()).isEqualTo(200);
		assertThat(answer.json().get("id").asString()).isEqualTo("seven");
		assertThat(answer.json().at("/error/code").asInt()).isEqualTo(-32601);
		assertThat(post(this.api.client().key(), """
				{"jsonrpc": "2.0", "method": "notifications/nonsense"}""").status()).isEqualTo(202);
	}

	/**
	 * Events of a snapshot have the time and, before a dash, the position of their
	 * request.
	 */
	private static JsonNode ids(JsonNode page) {
		return JsonMapper.shared()
			.valueToTree(page.get("events")
				.valueStream()
				.map((event) -> event.get("id").asString().replaceFirst("^s\\d+-", ""))
				.toList());
	}

	private Answer post(String key) {
		return post(key, INITIALIZE);
	}

	private Answer post(String key, String message, String... headers) {
		List<String> all = new ArrayList<>(
				List.of("Content-Type", "application/json", "Accept", "application/json, text/event-stream"));
		all.addAll(List.of(headers));
		return new ApiClient(this.api.client().port(), key).send("POST", "/mcp", message, all.toArray(String[]::new));
	}

	private JsonNode call(String key, String tool, String workspace, Map<String, Object> arguments) {
		try (McpSyncClient client = connect(key)) {
			return McpCalls.call(client, tool, workspace, arguments);
		}
	}

	private McpSyncClient connect(String key) {
		return McpCalls.connect(new ApiClient(this.api.client().port(), key));
	}

	private static UUID id(String workspace) {
		return UUID.fromString(workspace.substring(workspace.lastIndexOf('/') + 1));
	}

}
