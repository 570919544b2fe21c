package io.regwatch.ops.benchmark.ingest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;

import io.regwatch.change.ChangeFeed;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;

/**
 * Measures what recording changes costs a run that finds new documents: the time of the
 * database in the triggers, and of the sequencer afterwards.
 */
public final class FeedAppendBenchmark {

	private static final int HOSTS = 64;

	private static final int CLAUSES = 100;

	private static final double SECOND = 1e9;

	/** Only calls from elsewhere: the time of a function includes those that it calls. */
	private static final String TRIGGER_SECONDS = """
			SELECT coalesce(sum(total_time), 0) / 1000
			FROM pg_stat_user_functions
			WHERE funcname LIKE 'record\\_%' AND funcname <> 'record_change'
			""";

	private static final String CHANGES = """
			SELECT count(*)
			FROM change_event
			""";

	private FeedAppendBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		System.setProperty("sun.net.httpserver.nodelay", "true");
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Report report = new Report(System.out);
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				Site site = new Site(HOSTS, Integer.getInteger("benchmark.references", 10_000), CLAUSES);
				ConfigurableApplicationContext program = Program.start(WebApplicationType.NONE, home, servers,
						Map.of("spring.datasource.hikari.connection-init-sql", "SET track_functions = 'all'"))) {
			program.getBean(Reindex.class).prepare();
			measure(program, new Nights(program, site), report);
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(report.missed() ? 1 : 0);
	}

	private static void measure(ConfigurableApplicationContext program, Nights nights, Report report) throws Exception {
		JdbcClient jdbc = program.getBean(JdbcClient.class);
		nights.save(2);
		long begun = System.nanoTime();
		nights.first();
		long ended = System.nanoTime();
		program.getBean(ChangeFeed.class).end();
		double sequencer = (System.nanoTime() - ended) / SECOND;
		// The statistics of an idle session are written after a second at the latest.
		Thread.sleep(2000);
		double triggers = jdbc.sql(TRIGGER_SECONDS).query(Double.class).single();
		double run = (ended - begun) / SECOND;
		report.value("run with new documents, s", run);
		report.atLeast("changes", jdbc.sql(CHANGES).query(Double.class).single(), 1);
		report.atLeast("triggers that record changes, s in all sessions", triggers, 0.001);
		report.value("sequencer, s", sequencer);
		report.atMost("recording changes, percent of the run", 100 * (triggers + sequencer) / run, 5);
	}

}
