package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

import io.regwatch.ingest.run.Ledgers;
import io.regwatch.ingest.source.CatalogueChanges;
import io.regwatch.ingest.source.CatalogueWatcher;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.ContextRequest;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.ServerOptions;
import io.regwatch.ops.cli.log.LogFile;
import io.regwatch.ops.cli.log.LogFormat;
import io.regwatch.ops.cli.log.Notices;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.scheduling.RecurringTasks;
import io.regwatch.scheduling.WorkerSchedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "up", mixinStandardHelpOptions = true,
		description = { "Runs the servers until it is stopped; other commands with the same home use them.",
				"Serves the API below /api, the console below /console and health at /actuator/health;",
				"ingests sources on their schedules." })
final class UpCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Mixin
	private ServerOptions server;

	@Option(names = "--role", paramLabel = "ROLE", defaultValue = "all",
			description = "Role of this process: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). Any number of"
					+ " processes share one database and search index; only workers ingest and assess.")
	private Role role;

	@Option(names = "--log-format", paramLabel = "FORMAT", defaultValue = "${env:REGWATCH_LOG_FORMAT:-text}",
			description = "Format of what goes to standard error: ${COMPLETION-CANDIDATES} (default: text, or"
					+ " $REGWATCH_LOG_FORMAT). The log file in the home is text.")
	private LogFormat logFormat;

	@Override
	public Integer call() throws InterruptedException {
		this.logFormat.use();
		int port = this.server.port();
		Map<String, Object> web = ServerOptions.properties(this.home, port);
		web.put("regwatch.api.enabled", this.role.isApi());
		web.put("regwatch.console.enabled", this.role.isConsole());
		PrintWriter err = this.spec.commandLine().getErr();
		try (CommandContext context = CommandContext.open(this.home,
				ContextRequest.serving(ServerRequest.longRunning("up"), web), err);
				LogFile _ = LogFile.open(this.home.open().logs(), "regwatch")) {
			CatalogueWatcher catalogue = context.bean(CatalogueWatcher.class);
			Optional<CatalogueChanges> changes = this.role.isWorker() ? Optional.of(catalogue.load())
					: Optional.empty();
			if (this.role.isWorker()) {
				context.bean(RecurringTasks.class).schedule();
			}
			DelegatedCommands.accept(context, this.home.directory());
			Notices.say(List.of(announcement(port)));
			changes.ifPresent(UpCommand::report);
			if (this.role.isWorker()) {
				catalogue.start(UpCommand::report);
				context.addListener(new Notices(context.bean(Ledgers.class)));
				context.bean(WorkerSchedulers.class).start();
			}
			context.awaitEnd();
			return ExitCode.OK;
		}
	}

	private static void report(CatalogueChanges changes) {
		Notices.say(changes.news());
		Notices.warn(changes.problems());
	}

	private String announcement(int port) {
		return "up with home '%s', %s%shealth at http://127.0.0.1:%d/actuator/health; stop with Ctrl-C".formatted(
				this.home.directory(), this.role.isApi() ? "API at http://127.0.0.1:%d/api, ".formatted(port) : "",
				this.role.isConsole() ? "console at http://127.0.0.1:%d/console, ".formatted(port) : "", port);
	}

	/** What a process does; health is answered by all. */
	enum Role {

		API, WORKER, CONSOLE, ALL;

		boolean isWorker() {
			return this == WORKER || this == ALL;
		}

		boolean isApi() {
			return this == API || this == ALL;
		}

		boolean isConsole() {
			return this == CONSOLE || this == ALL;
		}

	}

}
