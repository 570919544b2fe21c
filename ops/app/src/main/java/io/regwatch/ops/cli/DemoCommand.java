package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.ContextRequest;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.context.ProgressReporter;
import io.regwatch.ops.cli.context.ServerOptions;
import io.regwatch.ops.cli.document.VersionPair;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.console.security.ConsoleUsers;
import io.regwatch.ops.console.security.Role;
import io.regwatch.ops.demo.CompanySite;
import io.regwatch.ops.demo.DemoAccess;
import io.regwatch.ops.demo.DemoClient;
import io.regwatch.ops.demo.DemoRun;
import io.regwatch.ops.demo.DemoRuns;
import io.regwatch.ops.demo.DemoScenario;
import io.regwatch.ops.demo.Regulators;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkerSchedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "demo", mixinStandardHelpOptions = true,
		description = { "Shows what Regwatch does: two nights with three invented regulators on this machine.",
				"Prints what changed, an API key and example requests, and serves the API until it is stopped.",
				"It has a home of its own; a second demo in the same home finds nothing new." })
final class DemoCommand implements Callable<Integer> {

	private static final Duration ASSESSMENT_TIMEOUT = Duration.ofMinutes(2);

	private static final String CONSOLE_USER = "demo";

	@Spec
	private CommandSpec spec;

	/** The invented sources stay apart from those of the user. */
	@Mixin
	private HomeOptions home = new HomeOptions(".regwatch-demo");

	@Mixin
	private ServerOptions server;

	@Mixin
	private OutputOptions output;

	@Option(names = "--once", description = "End after the second night.")
	private boolean once;

	@Override
	public Integer call() throws IOException, InterruptedException {
		int port = this.once ? 0 : this.server.port();
		ServerRequest request = this.once ? ServerRequest.oneShot("demo") : ServerRequest.longRunning("demo");
		PrintWriter err = this.spec.commandLine().getErr();
		try (CompanySite company = CompanySite.open();
				CommandContext context = CommandContext.open(this.home,
						ContextRequest.serving(request, properties(port, company)), err);
				Regulators regulators = Regulators.open(this.home.open().directory().resolve("demo"))) {
			DemoOutput result = run(context, regulators, company, err);
			this.output.print(result,
					(out) -> result.print(this.server.number(), this.once, this.home.directory(), out));
			if (!this.once) {
				DelegatedCommands.accept(context, this.home.directory());
				announceConsole(context.bean(ConsoleUsers.class), port, err);
				context.bean(WorkerSchedulers.class).start();
				err.printf("regwatch: serving at http://127.0.0.1:%d/api; stop with Ctrl-C%n", port);
				err.flush();
				context.awaitEnd();
			}
			return ExitCode.OK;
		}
	}

	private static void announceConsole(ConsoleUsers users, int port, PrintWriter err) {
		String known = users.resetPassword(CONSOLE_USER);
		String password = (known != null) ? known : users.create(CONSOLE_USER, Role.ADMIN, null);
		err.printf("regwatch: console at http://127.0.0.1:%d/console, name '%s', password '%s'%n", port, CONSOLE_USER,
				password);
	}

	private static DemoOutput run(CommandContext context, Regulators regulators, CompanySite company, PrintWriter err)
			throws IOException {
		DemoRuns runs = new DemoRuns(regulators, context.bean(Sources.class), context.bean(IngestLauncher.class),
				context.bean(IngestReportRepository.class));
		try (ProgressReporter progress = ProgressReporter.listenTo(context, err)) {
			progress.announce("Reading three invented regulators on two nights");
			List<DemoRun> nights = runs.run();
			progress.announce("Assessing the updates for two invented companies");
			DemoAccess access = access(context, nights.getLast(), company);
			return DemoOutput.of(nights, access, access.revision()
				.map((revision) -> VersionPair.ofUpdate(context, IdArgument.of(revision.id())).compare(context)));
		}
	}

	private static DemoAccess access(CommandContext context, DemoRun last, CompanySite company) {
		context.bean(WorkerSchedulers.class).startInteractive();
		String key = context.bean(ApiKeys.class).create(DemoClient.NAME, null).key();
		WorkQueue work = context.bean(WorkQueue.class);
		return new DemoScenario(new DemoClient(context.port(), key), (workspace) -> await(work, workspace)).run(key,
				company.origin(), last.reports().stream().map(IngestReport::sourceId).toList());
	}

	private static void await(WorkQueue work, DemoClient.Workspace workspace) {
		try {
			if (!work.await(WorkKind.ASSESS, workspace.id(), ASSESSMENT_TIMEOUT)) {
				throw new IllegalStateException("Workspace '%s' was not assessed within %d s: see the log"
					.formatted(workspace.name(), ASSESSMENT_TIMEOUT.toSeconds()));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("The demo was stopped while it waited for an assessment", ex);
		}
	}

	/** Allows the company's site on the loopback address, and assesses without delay. */
	private Map<String, Object> properties(int port, CompanySite company) {
		Map<String, Object> properties = ServerOptions.properties(this.home, port);
		properties.put("regwatch.website.allowed-private-origins", company.origin().toString());
		properties.put("regwatch.api.profile.assess-within", "0s");
		return properties;
	}

}
