package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.scheduling.RecurringTasks;
import io.regwatch.scheduling.WorkerSchedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import org.springframework.boot.WebApplicationType;

@Command(name = "up", mixinStandardHelpOptions = true, description = {
		"Runs the servers until it is stopped; other commands with the same home use them.",
		"Serves the API below /api on its port, and GET /actuator/health; reads sources when their schedule says." })
final class UpCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Mixin
	private ServerOptions server;

	@Option(names = "--role", paramLabel = "ROLE", defaultValue = "all",
			description = "What it does: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). Any number of processes of"
					+ " any role share one database and search index; only workers read sources and assess.")
	private Role role;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	UpCommand() {
	}

	@Override
	public Integer call() throws InterruptedException {
		PrintWriter err = this.spec.commandLine().getErr();
		int port = this.server.port();
		new Catalogue(this.home.catalogue(), List.of()).read();
		Map<String, Object> web = ServerOptions.properties(this.home, port);
		web.put("regwatch.api.enabled", this.role.isApi());
		try (CommandContext session = CommandContext.open(this.home, ServerRequest.longRunning("up"),
				WebApplicationType.SERVLET, web, err)) {
			if (this.role.isWorker()) {
				session.bean(Sources.class).load();
				session.bean(RecurringTasks.class).schedule();
			}
			err.printf(
					"regwatch: up with home '%s', %shealth at http://127.0.0.1:%d/actuator/health; stop with Ctrl-C%n",
					this.home.directory(), this.role.isApi() ? "API at http://127.0.0.1:%d/api, ".formatted(port) : "",
					port);
			err.flush();
			if (this.role.isWorker()) {
				session.bean(WorkerSchedulers.class).start();
			}
			session.awaitEnd();
			return 0;
		}
	}

}
