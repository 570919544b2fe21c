package io.regwatch.ops.benchmark.api;

import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;

/** Measures how long lists and details take with many updates and many workspaces. */
public final class ScaleBenchmark {

	private static final int WORDS = 100;

	private static final double LIMIT = 50;

	private static final int WARM_UP = 3;

	private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("benchmark.seconds", 4));

	private static final List<String> LISTS = List.of("?limit=50", "?limit=50&status=applicable",
			"?limit=50&status=applicable&priority=high&geography=EU", "?limit=50&search=steril",
			"?limit=50&source=source-3&publicationDateFrom=2018-01-01", "?limit=50&status=to_review");

	private ScaleBenchmark() {
	}

	/**
	 * Runs it on servers of its own, which takes long to fill;
	 * {@code -Dbenchmark.home=DIRECTORY} keeps them for the next run.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		@Nullable String kept = System.getProperty("benchmark.home");
		Path directory = (kept != null) ? Path.of(kept) : Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Report report = new Report(System.out);
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				ConfigurableApplicationContext program = Program.start(WebApplicationType.SERVLET, home, servers,
						Map.of("regwatch.api.rate-limit.requests", "1000000000", "server.port", "0", "server.address",
								"127.0.0.1"))) {
			measure(program, report);
		}
		if (kept == null) {
			FileSystemUtils.deleteRecursively(directory);
		}
		System.exit(report.missed() ? 1 : 0);
	}

	private static void measure(ConfigurableApplicationContext program, Report report) throws Exception {
		String key = program.getBean(ApiKeys.class).create("Benchmark", null).key();
		Dataset dataset = new Dataset(program.getBean(JdbcClient.class),
				Integer.getInteger("benchmark.updates", 1_000_000), Integer.getInteger("benchmark.workspaces", 10_000),
				WORDS);
		if (!dataset.isWritten()) {
			dataset.write();
			program.getBean(Reindex.class).prepare();
			program.getBean(Reindex.class).reindex((done, total) -> {
			});
		}
		List<Workspace> workspaces = dataset.workspaces();
		int port = program.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
		Load load = new Load(HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build(), key);
		// A new process compiles code meanwhile, and its caches are empty.
		for (int round = 0; round < WARM_UP; round++) {
			for (String list : LISTS) {
				load.run(port, TIME, (number) -> updates(workspaces, number) + list);
			}
		}
		for (String list : LISTS) {
			report.atMost("%s, p95 of four clients in ms".formatted(list),
					load.run(port, TIME, (number) -> updates(workspaces, number) + list).p95(), LIMIT);
		}
	}

	/** Neighbours in time are far apart among the workspaces. */
	private static String updates(List<Workspace> workspaces, int number) {
		return "/api/workspaces/%s/updates".formatted(workspaces.get((int) (number * 7919L % workspaces.size())).id());
	}

}
