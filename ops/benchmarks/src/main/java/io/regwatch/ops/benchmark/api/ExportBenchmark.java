package io.regwatch.ops.benchmark.api;

import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;

import io.regwatch.api.security.ApiKeys;
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

/** Measures the export of all updates of a workspace as CSV. */
public final class ExportBenchmark {

	private static final double MEBIBYTE = 1 << 20;

	private ExportBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Report report = new Report(System.out);
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				ConfigurableApplicationContext context = Program.start(WebApplicationType.SERVLET, home, servers,
						Map.of("server.port", "0", "server.address", "127.0.0.1"))) {
			measure(context, report);
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(report.missed() ? 1 : 0);
	}

	private static void measure(ConfigurableApplicationContext context, Report report) throws Exception {
		int rows = Integer.getInteger("benchmark.updates", 100_000);
		Dataset dataset = new Dataset(context.getBean(JdbcClient.class), rows);
		String key = context.getBean(ApiKeys.class).create("Benchmark", null).key();
		Reindex reindex = context.getBean(Reindex.class);
		reindex.prepare();
		dataset.write();
		reindex.reindex((done, total) -> {
		});
		Workspace whole = dataset.workspaces().getFirst();
		dataset.followAll(whole);
		int port = context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
		String path = "/api/workspaces/" + whole.id() + "/updates.csv";
		try (HttpClient http = HttpClient.newHttpClient()) {
			Streaming streaming = new Streaming(http, key);
			streaming.time(port, path);
			report.value("CSV of %,d updates, s".formatted(rows), streaming.time(port, path));
			report.atMost("CSV of %,d updates, heap growth in MiB".formatted(rows),
					streaming.heapGrowth(port, path) / MEBIBYTE, 64);
		}
	}

}
