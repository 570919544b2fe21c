package io.regwatch.ops.benchmark.assessment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import io.regwatch.assessment.run.RerunService;
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

/** Measures assessments with a model that only takes its time, and without one. */
public final class AssessmentBenchmark {

	private AssessmentBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		System.setProperty("sun.net.httpserver.nodelay", "true");
		Path directory = Files.createTempDirectory("benchmark");
		boolean missed = measure(Home.open(directory));
		FileSystemUtils.deleteRecursively(directory);
		System.exit(missed ? 1 : 0);
	}

	private static boolean measure(Home home) throws Exception {
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				AssessmentBenchmark::report); StubServer server = new StubServer()) {
			Report report = new Report(System.out);
			try (ConfigurableApplicationContext offline = start(home, servers, Map.of())) {
				offline.getBean(Reindex.class).reindex((done, total) -> {
				});
				figures(offline, server, report).fill(offline.getBean(RerunService.class));
			}
			try (ConfigurableApplicationContext asking = start(home, servers, asking(server))) {
				Figures figures = figures(asking, server, report);
				figures.measureWaiting(asking.getBean(RerunService.class));
				figures.measureTokens(asking.getBean(RerunService.class));
			}
			try (ConfigurableApplicationContext offline = start(home, servers, Map.of())) {
				figures(offline, server, report).measureOffline(offline.getBean(RerunService.class));
			}
			return report.missed();
		}
	}

	private static void report(String progress) {
		System.err.println(progress);
	}

	private static Figures figures(ConfigurableApplicationContext program, StubServer server, Report report) {
		return new Figures(report, server, new AssessmentData(program.getBean(JdbcClient.class)), scale());
	}

	private static Figures.Scale scale() {
		return new Figures.Scale(Integer.getInteger("benchmark.assessments", 6400),
				Integer.getInteger("benchmark.workspaces", 50), Integer.getInteger("benchmark.perWorkspace", 1000));
	}

	private static Map<String, Object> asking(StubServer server) {
		Map<String, Object> properties = new HashMap<>();
		properties.put("regwatch.assessment.model.provider", "openai");
		properties.put("regwatch.assessment.model.name", "stub");
		properties.put("regwatch.assessment.model.base-url", server.baseUrl());
		properties.put("regwatch.assessment.model.concurrency", Figures.CALLS);
		return properties;
	}

	private static ConfigurableApplicationContext start(Home home, Servers servers, Map<String, ?> more) {
		return Program.start(WebApplicationType.NONE, home, servers, more);
	}

}
