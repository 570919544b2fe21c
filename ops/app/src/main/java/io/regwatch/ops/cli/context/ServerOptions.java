package io.regwatch.ops.cli.context;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.HashMap;
import java.util.Map;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import org.springframework.boot.web.server.PortInUseException;

/** Options of the commands that serve the API. */
public final class ServerOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	private int port;

	@Option(names = "--port", paramLabel = "PORT", defaultValue = "8080",
			description = "Port of the web server on the loopback address (default: ${DEFAULT-VALUE}).")
	void setPort(int port) {
		if (port < 1 || port > 65535) {
			throw new ParameterException(this.spec.commandLine(),
					"--port %d is not a port: name one from 1 to 65535".formatted(port));
		}
		this.port = port;
	}

	/**
	 * Fails with {@link PortInUseException} if another process listens there: nothing
	 * needs to start to find that out.
	 */
	public int port() {
		try (ServerSocket free = new ServerSocket(this.port, 1, InetAddress.getLoopbackAddress())) {
			return free.getLocalPort();
		}
		catch (IOException ex) {
			throw new PortInUseException(this.port, ex);
		}
	}

	/** The port as it is named, whether or not it is free. */
	public int number() {
		return this.port;
	}

	/** Properties of a web server on the loopback address; port 0 means any. */
	public static Map<String, Object> properties(HomeOptions home, int port) {
		return new HashMap<>(Map.of("server.port", port, "server.address", "127.0.0.1", "server.tomcat.basedir",
				home.directory().resolve("tomcat").toString()));
	}

}
