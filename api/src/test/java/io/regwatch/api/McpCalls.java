package io.regwatch.api;

import java.util.HashMap;
import java.util.Map;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls tools with the client of the official SDK. */
final class McpCalls {

	private McpCalls() {
	}

	/** Connects with a client's key; to be closed. */
	static McpSyncClient connect(ApiClient caller) {
		McpSyncClient client = McpClient
			.sync(HttpClientStreamableHttpTransport.builder("http://127.0.0.1:" + caller.port())
				.endpoint("/mcp")
				.customizeRequest((request) -> request.header("X-API-Key", caller.key()))
				.build())
			.build();
		client.initialize();
		return client;
	}

	/** Calls a tool for a workspace, which is given by its path. */
	static JsonNode call(McpSyncClient client, String tool, String workspace, Map<String, Object> arguments) {
		Map<String, Object> all = new HashMap<>(arguments);
		all.put("workspaceId", workspace.substring(workspace.lastIndexOf('/') + 1));
		return json(client.callTool(new CallToolRequest(tool, all)));
	}

	static JsonNode json(CallToolResult result) {
		return JsonMapper.shared().readTree(JsonMapper.shared().writeValueAsString(result.structuredContent()));
	}

}
