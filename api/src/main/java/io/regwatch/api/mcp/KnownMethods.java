package io.regwatch.api.mcp;

import java.util.List;
import java.util.Set;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import reactor.core.publisher.Mono;

/**
 * Answers requests of unknown methods as JSON-RPC 2.0, section 5.1, demands. The SDK
 * reports an internal error without the request's id, and logs each notification.
 */
final class KnownMethods implements McpStatelessServerHandler {

	private static final Set<String> METHODS = Set.of(McpSchema.METHOD_INITIALIZE, McpSchema.METHOD_PING,
			McpSchema.METHOD_TOOLS_LIST, McpSchema.METHOD_TOOLS_CALL);

	private final McpStatelessServerHandler handler;

	private KnownMethods(McpStatelessServerHandler handler) {
		this.handler = handler;
	}

	@Override
	public Mono<JSONRPCResponse> handleRequest(McpTransportContext context, JSONRPCRequest request) {
		return METHODS.contains(request.method()) ? this.handler.handleRequest(context, request)
				: Mono.just(new JSONRPCResponse(McpSchema.JSONRPC_VERSION, request.id(), null,
						new JSONRPCError(ErrorCodes.METHOD_NOT_FOUND, "Method not found", null)));
	}

	@Override
	public Mono<Void> handleNotification(McpTransportContext context, JSONRPCNotification notification) {
		return Mono.empty();
	}

	/** Passes requests of known methods on to a server. */
	record Transport(McpStatelessServerTransport transport) implements McpStatelessServerTransport {

		@Override
		public void setMcpHandler(McpStatelessServerHandler handler) {
			this.transport.setMcpHandler(new KnownMethods(handler));
		}

		@Override
		public Mono<Void> closeGracefully() {
			return this.transport.closeGracefully();
		}

		@Override
		public List<String> protocolVersions() {
			return this.transport.protocolVersions();
		}

	}

}
