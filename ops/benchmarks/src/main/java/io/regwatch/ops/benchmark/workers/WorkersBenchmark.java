package io.regwatch.ops.benchmark.workers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.benchmark.Requests;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.assessment.StubServer;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.Servers;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.FileSystemUtils;

/** Measures one, two and four worker processes on the same stores. */
public final class WorkersBenchmark {

	private static final Duration MODEL = Duration.ofSeconds(1);

	private static final Duration SITE = Duration.ofMillis(200);

	private WorkersBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		System.setProperty("sun.net.httpserver.nodelay", "true");
		Path directory = Files.createTempDirectory("benchmark");
		boolean missed = measure(Home.open(directory), Scale.given());
		FileSystemUtils.deleteRecursively(directory);
		System.exit(missed ? 1 : 0);
	}

	private static boolean measure(Home home, Scale scale) throws Exception {
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				WorkersBenchmark::report);
				StubServer model = new StubServer();
				SlowSites sites = new SlowSites(Scale.SUBJECTS);
				ConfigurableApplicationContext asking = Program.start(WebApplicationType.NONE, home, servers,
						Map.of())) {
			Bench bench = Bench.prepare(asking, model, sites, home, scale);
			Report report = new Report(System.out);
			List<Scaling> loads = List.of(new Scaling(bench.assessments(), MODEL, scale.items(), true),
					new Scaling(bench.quiet(), SITE, scale.unchanged(), true),
					new Scaling(bench.sources(), SITE, scale.items(), false));
			Map<String, String> settings = WorkerSettings.of(servers, model);
			Path cache = home.directory().resolve("worker.aot");
			makeCache(cache, home, settings, loads, bench.requests());
			for (int count : scale.workers()) {
				try (Workers workers = Workers.start(count, home, settings, "-XX:AOTCache=" + cache)) {
					for (Scaling load : loads) {
						load.measure(workers, bench.requests(), report);
					}
					rest(workers, bench, scale, report);
				}
			}
			return report.missed();
		}
	}

	/** The cache of classes and of their profiles, which otherwise the launcher makes. */
	private static void makeCache(Path cache, Home home, Map<String, String> settings, List<Scaling> loads,
			Requests requests) throws IOException, InterruptedException {
		try (Workers workers = Workers.start(1, home, settings, "-XX:AOTCacheOutput=" + cache)) {
			for (Scaling load : loads) {
				load.train(workers, requests);
			}
			workers.stop();
		}
	}

	/** One worker picks up what is asked for; four have nothing to do. */
	private static void rest(Workers workers, Bench bench, Scale scale, Report report) throws InterruptedException {
		if (workers.count() == 1) {
			String workspace = bench.assessments().add(1, scale.items()).getFirst();
			bench.pickUp().measure(workspace, scale.requests(), report);
		}
		else if (workers.count() == 4) {
			IdleCost.measure(workers, scale.idle(), report);
		}
	}

	private static void report(String progress) {
		System.err.println(progress);
	}

}
