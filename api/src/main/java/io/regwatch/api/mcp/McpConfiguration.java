package io.regwatch.api.mcp;

import java.util.List;
import java.util.Map;
import java.util.Objects;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.regwatch.api.StoreTimeout;
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

	private static final String INSTRUCTIONS = "Regulatory documents and their changes, as the workspaces of the API key"
			+ " see them. All tools only read. Cite the segments and addresses of results. " + ToolCalls.NOTICE;

	// The transport is no bean: Spring Boot would publish it at a second path.
	@Bean
	ServletRegistrationBean<McpServlet> mcpServlet(List<ReadTools> tools, JdbcClient jdbc, StoreTimeout timeout,
			JsonMapper json) {
		HttpServletStatelessServerTransport transport = transport();
		ToolCalls calls = new ToolCalls(new WorkspaceAccess(jdbc, timeout), json);
		McpServer.sync(transport)
			.jsonMapper(protocolJson())
			.serverInfo("regwatch", "1")
			.instructions(INSTRUCTIONS)
			.capabilities(ServerCapabilities.builder().tools(false).build())
			.tools(tools.stream().flatMap((some) -> some.tools().stream()).map(calls::specification).toList())
			.immediateExecution(true)
			.build();
		return new ServletRegistrationBean<>(new McpServlet(transport, PATH), PATH);
	}

	private static HttpServletStatelessServerTransport transport() {
		return HttpServletStatelessServerTransport.builder()
			.jsonMapper(protocolJson())
			.messageEndpoint(PATH)
			.contextExtractor((request) -> McpTransportContext
				.create(Map.of(ToolCalls.CLIENT, Objects.requireNonNull(request.getAttribute(ToolCalls.CLIENT)))))
			.build();
	}

	// Messages of the protocol are lenient; the API's mapper is strict.
	private static McpJsonMapper protocolJson() {
		return new JacksonMcpJsonMapper(JsonMapper.builder()
			.addModule(new SimpleModule().addSerializer(McpError.class, new McpErrorSerializer()))
			.build());
	}

}
