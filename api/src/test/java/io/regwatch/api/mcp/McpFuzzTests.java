package io.regwatch.api.mcp;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;

import io.regwatch.api.ApiProperties;
import io.regwatch.api.StoreTimeout;
import io.regwatch.api.security.ApiClient;
import io.regwatch.api.security.CorsProperties;
import io.regwatch.fuzz.FuzzTarget;
import jakarta.servlet.ServletException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Any body is answered by a message of the protocol, or refused as the client's error.
 */
class McpFuzzTests implements FuzzTarget {

	/** Its key may read no workspace, so that no call gets to a database. */
	private static final ApiClient CLIENT = new ApiClient(new UUID(0, 1), null, "key", Set.of(), List.of());

	private static final ReadTool ECHO = new ReadTool("echo", "Repeats", false,
			List.of(ToolInput.required("text", "To be repeated"), ToolInput.number("limit", "How often")),
			(arguments) -> Map.of("text", arguments.required("text")));

	private static final ReadTool UPDATES = ReadTool.of("updates", "Lists", List.of(), (_) -> List.of());

	private final McpServlet servlet = servlet();

	McpFuzzTests() {
		// One line for each message that is refused.
		LoggingSystem.get(McpFuzzTests.class.getClassLoader()).setLogLevel("io.modelcontextprotocol", LogLevel.OFF);
	}

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts(message("tools/call", """
				{"name": "echo", "arguments": {"text": "a\\u0000", "limit": 1e3}}"""), message("tools/call", """
				{"name": "echo", "arguments": {"texts": [], "text": {"a": null}}}"""), message("tools/call", """
				{"name": "updates", "arguments": {"workspaceId": "019b0000-0000-7000-8000-000000000000"}}"""),
				message("tools/list", "{\"cursor\": \"x\"}"),
				message("initialize",
						"""
								{"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}}"""),
				message("ping", "{}"), message("resources/list", "null"),
				"{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}",
				"{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {}}", "[]", "{}", "");
	}

	@Override
	public void check(byte[] input) throws ServletException, IOException {
		MockHttpServletRequest request = new MockHttpServletRequest("POST", "/mcp");
		request.setContentType("application/json");
		request.setCharacterEncoding("UTF-8");
		request.addHeader("Accept", "application/json, text/event-stream");
		request.setAttribute(ToolCalls.CLIENT, CLIENT);
		request.setContent(input);
		MockHttpServletResponse response = new MockHttpServletResponse();
		this.servlet.service(request, response);
		assertThat(response.getStatus()).as(response.getContentAsString()).isIn(200, 202, 400, 404);
		if (response.getStatus() != 202) {
			JsonNode answer = JsonMapper.shared().readTree(response.getContentAsByteArray());
			assertThat(answer.path("jsonrpc").asString()).isEqualTo("2.0");
			assertThat(answer.has("result") || answer.has("error")).isTrue();
		}
	}

	private static McpServlet servlet() {
		StoreTimeout timeout = new StoreTimeout(new ApiProperties(null, Duration.ofHours(4), Duration.ofMinutes(1)));
		return Objects.requireNonNull(new McpConfiguration()
			.mcpServlet(List.of(() -> List.of(ECHO, UPDATES)), JdbcClient.create(new DriverManagerDataSource()),
					timeout, new JsonMapper(), new CorsProperties(List.of()))
			.getServlet());
	}

	private static String message(String method, String parameters) {
		return "{\"jsonrpc\": \"2.0\", \"id\": \"7\", \"method\": \"%s\", \"params\": %s}".formatted(method,
				parameters);
	}

}
