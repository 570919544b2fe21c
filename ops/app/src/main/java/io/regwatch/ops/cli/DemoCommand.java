package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.List;
import java.util.concurrent.Callable;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.demo.DemoScenario;
import io.regwatch.ops.demo.CompanySite;
import io.regwatch.ops.demo.DemoAccess;
import io.regwatch.ops.demo.DemoClient;
import io.regwatch.ops.demo.DemoRun;
import io.regwatch.ops.demo.DemoRuns;
import io.regwatch.ops.demo.Regulators;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import org.springframework.boot.WebApplicationType;

@Command(name = "demo", mixinStandardHelpOptions = true,
		description = { "Shows what Regwatch does: two nights against three invented regulators on this machine.",
				"Prints what changed, an API key and requests to try, and serves until it is stopped.",
				"A second demo in the same home finds nothing new." })
final class DemoCommand implements Callable<Integer> {

	private static final Duration PATIENCE = Duration.ofMinutes(2);

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Mixin
	private ServerOptions server;

	@Option(names = "--once", description = "End after the second night.")
	private boolean once;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	DemoCommand() {
	}

	@Override
	public Integer call() throws IOException, InterruptedException {
		int port = this.once ? 0 : this.server.port();
		ServerRequest claim = this.once ? ServerRequest.oneShot("demo") : ServerRequest.longRunning("demo");
		try (CompanySite company = CompanySite.open();
				CommandContext session = CommandContext.open(this.home, claim, WebApplicationType.SERVLET,
						properties(port, company), err());
				Regulators regulators = Regulators.open(directory())) {
			show(session, regulators, company);
			if (!this.once) {
				session.bean(WorkerSchedulers.class).start();
				err().printf("regwatch: serving at http://127.0.0.1:%d/api; stop with Ctrl-C%n", port);
				err().flush();
				session.awaitEnd();
			}
			return 0;
		}
	}

	private void show(CommandContext session, Regulators regulators, CompanySite company) throws IOException {
		DemoRuns nights = new DemoRuns(regulators, session.bean(Sources.class), session.bean(IngestLauncher.class),
				session.bean(IngestReportRepository.class));
		try (StageBars bars = StageBars.on(session, err())) {
			List<DemoRun> passed = nights.pass();
			bars.finish();
			output().print(passed, access(session, passed.getLast(), company));
		}
	}

	private DemoOutput output() {
		return this.json ? new JsonDemoOutput(out()) : new PlainDemoOutput(out(), this.server.port(), this.once);
	}

	private static DemoAccess access(CommandContext session, DemoRun last, CompanySite company) {
		session.bean(WorkerSchedulers.class).startInteractive();
		String key = session.bean(ApiKeys.class).create(DemoClient.NAME, null).key();
		int port = session.context().getEnvironment().getRequiredProperty("local.server.port", Integer.class);
		WorkQueue work = session.bean(WorkQueue.class);
		return new DemoScenario(new DemoClient(port, key), (workspace) -> await(work, workspace)).walk(key,
				company.origin(), last.reports().stream().map(IngestReport::sourceId).toList());
	}

	private static void await(WorkQueue work, DemoClient.Workspace workspace) {
		try {
			if (!work.await(WorkKind.ASSESS, workspace.id(), PATIENCE)) {
				throw new IllegalStateException("Workspace '%s' was not assessed within %d s: see the log"
					.formatted(workspace.name(), PATIENCE.toSeconds()));
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("The demo was stopped while it waited for an assessment", ex);
		}
	}

	/** Its company stands inside, and what its client changes is assessed at once. */
	private Map<String, Object> properties(int port, CompanySite company) {
		Map<String, Object> properties = ServerOptions.properties(this.home, port);
		properties.put("regwatch.website.inner-origins", company.origin().toString());
		properties.put("regwatch.api.profile.assess-within", "0s");
		return properties;
	}

	private Path directory() {
		return this.home.open().directory().resolve("demo");
	}

	private PrintWriter out() {
		return this.spec.commandLine().getOut();
	}

	private PrintWriter err() {
		return this.spec.commandLine().getErr();
	}

}
