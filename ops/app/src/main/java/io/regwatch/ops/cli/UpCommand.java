package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ops.server.Claim;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import org.springframework.boot.WebApplicationType;

@Command(name = "up", mixinStandardHelpOptions = true,
		description = { "Runs the servers until it is stopped; other commands with the same home use them.",
				"Serves the API below /api on its port, and GET /actuator/health." })
final class UpCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Option(names = "--port", paramLabel = "PORT", defaultValue = "8080",
			description = "Where it listens (default: ${DEFAULT-VALUE}).")
	private int port;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	UpCommand() {
	}

	@Override
	public Integer call() throws InterruptedException {
		PrintWriter err = this.spec.commandLine().getErr();
		if (this.port < 1 || this.port > 65535) {
			throw new UsageException("--port %d is not a port: name one from 1 to 65535".formatted(this.port));
		}
		Map<String, Object> web = Map.of("server.port", this.port, "server.address", "127.0.0.1",
				"server.tomcat.basedir", this.home.directory().resolve("tomcat").toString());
		try (Session session = Session.open(this.home, Claim.longRunning("up"), WebApplicationType.SERVLET, web, err)) {
			err.printf(
					"regwatch: up with home '%s', API at http://127.0.0.1:%d/api, "
							+ "health at http://127.0.0.1:%d/actuator/health; stop with Ctrl-C%n",
					this.home.directory(), this.port, this.port);
			err.flush();
			session.awaitEnd();
			return 0;
		}
	}

}
