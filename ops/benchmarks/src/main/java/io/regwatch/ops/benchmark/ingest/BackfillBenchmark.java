package io.regwatch.ops.benchmark.ingest;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import io.regwatch.batch.JobResult;
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
 * Measures a first run of many documents that is stopped in the middle and resumed in
 * another process's place.
 */
public final class BackfillBenchmark {

	private static final int HOSTS = 64;

	private static final int CLAUSES = 3;

	private static final double SECOND = 1e9;

	private static final double MEGABYTE = 1 << 20;

	private static final String COUNT_NEWS = """
			SELECT count(*)
			FROM reference_update
			WHERE NOT backfilled
			""";

	private BackfillBenchmark() {
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
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				BackfillBenchmark::report);
				Site site = new Site(HOSTS, Integer.getInteger("benchmark.references", 50_000), CLAUSES)) {
			long begun = System.nanoTime();
			stopInTheMiddle(home, servers, site);
			long stopped = System.nanoTime();
			report.value("until it was stopped in the middle of fetching, s", (stopped - begun) / SECOND);
			try (ConfigurableApplicationContext program = start(home, servers)) {
				new Nights(program, site).first();
				report.value("from there to the end, s", (System.nanoTime() - stopped) / SECOND);
				report.atMost("updates that are not history",
						program.getBean(JdbcClient.class).sql(COUNT_NEWS).query(Double.class).single(), 0);
			}
			report.atMost("documents asked for twice", (double) site.askedMoreThan(1), 0);
			report.value("pages of the list asked for", (double) site.pages());
			report.value("most heap in use, MiB", peak() / MEGABYTE);
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(report.missed() ? 1 : 0);
	}

	private static void stopInTheMiddle(Home home, Servers servers, Site site) throws Exception {
		CompletableFuture<JobResult> result;
		try (ConfigurableApplicationContext program = start(home, servers)) {
			Nights nights = new Nights(program, site);
			nights.save(2);
			result = CompletableFuture.supplyAsync(nights::handle, Thread::startVirtualThread);
			while (site.bodies() < site.documents() / 2 && !result.isDone()) {
				Thread.sleep(Duration.ofMillis(20));
			}
		}
		if (!(result.join() instanceof JobResult.Unfinished)) {
			throw new IllegalStateException("It was not stopped: " + result.join());
		}
	}

	/** Of this process; the site is in it, too. */
	private static long peak() {
		return ManagementFactory.getMemoryPoolMXBeans()
			.stream()
			.filter((pool) -> pool.getType() == MemoryType.HEAP)
			.map(MemoryPoolMXBean::getPeakUsage)
			.mapToLong((usage) -> usage.getUsed())
			.sum();
	}

	private static ConfigurableApplicationContext start(Home home, Servers servers) throws Exception {
		ConfigurableApplicationContext program = Program.start(WebApplicationType.NONE, home, servers, Map.of());
		program.getBean(Reindex.class).prepare();
		return program;
	}

	private static void report(String progress) {
		System.err.println(progress);
	}

}
