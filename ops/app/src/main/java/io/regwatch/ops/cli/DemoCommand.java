package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import io.regwatch.api.security.Keys;
import io.regwatch.ingest.IngestBell;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReports;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.demo.DemoAccess;
import io.regwatch.ops.demo.DemoClient;
import io.regwatch.ops.demo.Night;
import io.regwatch.ops.demo.Nights;
import io.regwatch.ops.demo.Regulators;
import io.regwatch.ops.server.Claim;
import io.regwatch.work.Schedulers;
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
		Claim claim = this.once ? Claim.oneShot("demo") : Claim.longRunning("demo");
		try (Session session = Session.open(this.home, claim, WebApplicationType.SERVLET,
				ServerOptions.properties(this.home, port), err());
				Regulators regulators = Regulators.open(directory())) {
			show(session, regulators);
			if (!this.once) {
				session.bean(Schedulers.class).start();
				err().printf("regwatch: serving at http://127.0.0.1:%d/api; stop with Ctrl-C%n", port);
				err().flush();
				session.awaitEnd();
			}
			return 0;
		}
	}

	private void show(Session session, Regulators regulators) throws IOException {
		Nights nights = new Nights(regulators, session.bean(Sources.class), session.bean(IngestBell.class),
				session.bean(IngestReports.class));
		try (StageBars bars = StageBars.on(session, err())) {
			List<Night> passed = nights.pass();
			bars.finish();
			output().print(passed, access(session, passed.getLast()));
		}
	}

	private DemoOutput output() {
		return this.json ? new JsonDemoOutput(out()) : new PlainDemoOutput(out(), this.server.port(), this.once);
	}

	private static DemoAccess access(Session session, Night last) {
		String key = session.bean(Keys.class).create(DemoClient.NAME, null).key();
		int port = session.context().getEnvironment().getRequiredProperty("local.server.port", Integer.class);
		return DemoAccess.make(new DemoClient(port, key), key,
				last.reports().stream().map(IngestReport::sourceId).toList());
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
