package io.regwatch.ops.benchmark.ingest;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.sun.management.OperatingSystemMXBean;
import io.regwatch.ops.benchmark.Measure;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.Wal;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.util.FileSystemUtils;

/** Measures nights on which nothing has changed. */
public final class IngestBenchmark {

	static final String SOURCE = "benchmark";

	private static final int HOSTS = 64;

	private static final int CLAUSES = 100;

	private static final int CONCURRENCY = 16;

	private static final int WARM_UP = 2;

	private static final int ROUNDS = 5;

	private static final Duration SLOW = Duration.ofMillis(200);

	private static final double SECOND = 1e9;

	private static final double MICROSECOND = 1e3;

	private static final OperatingSystemMXBean CPU = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

	private final Report report = new Report(System.out);

	private final Home home;

	private final Servers servers;

	private final Site site;

	private IngestBenchmark(Home home, Servers servers, Site site) {
		this.home = home;
		this.servers = servers;
		this.site = site;
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
		int documents = Integer.getInteger("benchmark.references", 10_000);
		boolean missed;
		try (Servers servers = Servers.open(home, ServerRequest.oneShot("benchmark"), System.getenv(),
				IngestBenchmark::report); Site site = new Site(HOSTS, documents, CLAUSES)) {
			IngestBenchmark benchmark = new IngestBenchmark(home, servers, site);
			benchmark.measureQuietNights();
			benchmark.measureSlowHosts();
			missed = benchmark.report.missed();
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(missed ? 1 : 0);
	}

	private void measureQuietNights() throws Exception {
		List<Double> ours = new ArrayList<>();
		List<Double> plain = new ArrayList<>();
		try (ConfigurableApplicationContext program = start(CONCURRENCY)) {
			Nights nights = new Nights(program, this.site);
			JdbcTemplate jdbc = program.getBean(JdbcTemplate.class);
			try (Baseline loop = new Baseline(jdbc, this.site.listAddress(), CONCURRENCY)) {
				nights.save(2);
				this.report.value("first night, s", seconds(nights::first));
				this.site.take(Duration.ZERO);
				Wal wal = new Wal(jdbc);
				double written = 0;
				double cpu = 0;
				double plainCpu = 0;
				for (int round = -WARM_UP; round < ROUNDS; round++) {
					double begun = CPU.getProcessCpuTime();
					double other = seconds(loop::run);
					plainCpu = CPU.getProcessCpuTime() - begun;
					double before = wal.bytes();
					double own = seconds(nights::quiet);
					cpu = CPU.getProcessCpuTime() - begun - plainCpu;
					written = wal.bytes() - before;
					if (round >= 0) {
						plain.add(other);
						ours.add(own);
					}
				}
				this.report.value("quiet night, log of the database, bytes a reference",
						written / this.site.documents());
				this.report.value("quiet night, CPU of program and site, µs a reference",
						cpu / MICROSECOND / this.site.documents());
				this.report.value("plain loop, CPU of loop and site, µs a reference",
						plainCpu / MICROSECOND / this.site.documents());
			}
			nights.steps().forEach((step, time) -> this.report.value("of the last night, s: " + step, time));
		}
		this.report.atMost(new Measure("quiet night, %d references, s".formatted(this.site.documents()), ours, plain),
				1.3);
		this.report.atMost("quiet nights, bodies fetched", (double) this.site.bodies(), 0);
	}

	private void measureSlowHosts() throws Exception {
		double ideal = SLOW.toMillis() / 1000.0 * Math.ceilDiv(this.site.documents(), HOSTS);
		try (ConfigurableApplicationContext program = start(HOSTS)) {
			Nights nights = new Nights(program, this.site);
			nights.save(1);
			nights.quiet();
			this.site.take(SLOW);
			this.report.atMost("64 hosts that take 200 ms, one request at once each: part of ideal",
					seconds(nights::quiet) / ideal, 1.15);
			nights.steps().forEach((step, time) -> this.report.value("of the slow night, s: " + step, time));
		}
	}

	private ConfigurableApplicationContext start(int concurrency) throws Exception {
		ConfigurableApplicationContext program = Program.start(WebApplicationType.NONE, this.home, this.servers,
				Map.of("regwatch.fetch.concurrency", concurrency));
		program.getBean(Reindex.class).prepare();
		return program;
	}

	private static double seconds(Work work) throws Exception {
		long begun = System.nanoTime();
		work.run();
		return (System.nanoTime() - begun) / SECOND;
	}

	private static void report(String progress) {
		System.err.println(progress);
	}

	/** What is measured. */
	interface Work {

		void run() throws Exception;

	}

}
