package io.regwatch.api.mcp;

import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes an error as a message of the protocol. The transport of the SDK writes the
 * exception itself, with its stack trace.
 */
final class McpErrorSerializer extends ValueSerializer<McpError> {

	@Override
	public void serialize(McpError error, JsonGenerator json, SerializationContext context) {
		context.writeValue(json, new JSONRPCResponse(McpSchema.JSONRPC_VERSION, null, null, error.getJsonRpcError()));
	}

}
