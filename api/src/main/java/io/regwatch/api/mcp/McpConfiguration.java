package io.regwatch.api.mcp;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.DefaultServerTransportSecurityValidator;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityValidator;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.regwatch.api.StoreTimeout;
import io.regwatch.api.security.CorsProperties;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The MCP server: Streamable HTTP without sessions, so that any process can answer. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnWebApplication
class McpConfiguration {

	private static final String PATH = "/mcp";

	private static final List<String> LOCAL_ORIGINS = Stream.of("localhost", "127.0.0.1", "[::1]")
		.flatMap((host) -> Stream.of("http://" + host + ":*", "https://" + host + ":*"))
		.toList();

	private static final String INSTRUCTIONS = "Regulatory documents and their changes, as the workspaces of the API key"
			+ " see them. All tools only read. Cite the segments and addresses of results. " + ToolCalls.NOTICE;

	// The transport is no bean: Spring Boot would publish it at a second path.
	@Bean
	ServletRegistrationBean<McpServlet> mcpServlet(List<ReadTools> tools, JdbcClient jdbc, StoreTimeout timeout,
			JsonMapper json, CorsProperties cors) {
		HttpServletStatelessServerTransport transport = transport(cors);
		ToolCalls calls = new ToolCalls(new WorkspaceAccess(jdbc, timeout), json);
		McpServer.sync(new KnownMethods.Transport(transport))
			.jsonMapper(protocolJson())
			.serverInfo("regwatch", "1")
			.instructions(INSTRUCTIONS)
			.capabilities(ServerCapabilities.builder().tools(false).build())
			.tools(tools.stream().flatMap((some) -> some.tools().stream()).map(calls::specification).toList())
			.immediateExecution(true)
			.build();
		return new ServletRegistrationBean<>(new McpServlet(transport, PATH), PATH);
	}

	private static HttpServletStatelessServerTransport transport(CorsProperties cors) {
		return HttpServletStatelessServerTransport.builder()
			.jsonMapper(protocolJson())
			.messageEndpoint(PATH)
			.securityValidator(origins(cors))
			.contextExtractor((request) -> McpTransportContext
				.create(Map.of(ToolCalls.CLIENT, Objects.requireNonNull(request.getAttribute(ToolCalls.CLIENT)))))
			.build();
	}

	/**
	 * Pages of foreign origins must not use a server that their browser reaches (Model
	 * Context Protocol, Streamable HTTP, security warning).
	 */
	private static ServerTransportSecurityValidator origins(CorsProperties cors) {
		return cors.allowedOrigins().contains(CorsProperties.ALL) ? ServerTransportSecurityValidator.NOOP
				: DefaultServerTransportSecurityValidator.builder()
					.allowedOrigins(LOCAL_ORIGINS)
					.allowedOrigins(cors.allowedOrigins())
					.build();
	}

	// Messages of the protocol are lenient; the API's mapper is strict.
	private static McpJsonMapper protocolJson() {
		return new JacksonMcpJsonMapper(JsonMapper.builder()
			.addModule(new SimpleModule().addSerializer(McpError.class, new McpErrorSerializer()))
			.build());
	}

}
