package io.regwatch.ops.cli;

import java.util.HashMap;
import java.util.Map;

import picocli.CommandLine.Option;

/** Where a command that serves the API listens. */
final class ServerOptions {

	@Option(names = "--port", paramLabel = "PORT", defaultValue = "8080",
			description = "Where it listens (default: ${DEFAULT-VALUE}).")
	private int port;

	/** The port that was wished for. Fails with {@link UsageException} if it is none. */
	int port() {
		if (this.port < 1 || this.port > 65535) {
			throw new UsageException("--port %d is not a port: name one from 1 to 65535".formatted(this.port));
		}
		return this.port;
	}

	/** Properties of a server that listens at a port of this machine; 0 for any. */
	static Map<String, Object> properties(HomeOptions home, int port) {
		Map<String, Object> web = new HashMap<>();
		web.put("server.port", port);
		web.put("server.address", "127.0.0.1");
		web.put("server.tomcat.basedir", home.directory().resolve("tomcat").toString());
		return web;
	}

}
