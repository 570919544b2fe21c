package io.regwatch.ops.benchmark.api;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;

/** Measures the API against plain code on the same servers, in one process. */
public final class ApiBenchmark {

	private ApiBenchmark() {
	}

	/**
	 * Runs it: fills servers of its own, which takes a minute or two, and measures.
	 * @param arguments a directory that keeps the servers' data for another run, if any
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		// Else its answers wait for acknowledgements.
		System.setProperty("sun.net.httpserver.nodelay", "true");
		boolean missed;
		if (arguments.length > 0) {
			missed = measure(Path.of(arguments[0]));
		}
		else {
			Path directory = Files.createTempDirectory("benchmark");
			missed = measure(directory);
			FileSystemUtils.deleteRecursively(directory);
		}
		System.exit(missed ? 1 : 0);
	}

	private static boolean measure(Path directory) throws Exception {
		Home home = Home.open(directory);
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				ApiBenchmark::report); ConfigurableApplicationContext context = start(home, servers)) {
			Dataset dataset = new Dataset(context.getBean(JdbcClient.class),
					Integer.getInteger("benchmark.updates", 100_000));
			String key = context.getBean(ApiKeys.class).create("Benchmark", null).key();
			fill(dataset, context.getBean(Reindex.class));
			return new Comparison(context, servers, dataset, key).run();
		}
	}

	private static void report(String progress) {
		System.err.println(progress);
	}

	private static void fill(Dataset dataset, Reindex reindex) {
		reindex.prepare();
		if (dataset.workspaces().isEmpty()) {
			dataset.write();
			reindex.reindex((done, total) -> {
			});
		}
	}

	private static ConfigurableApplicationContext start(Home home, Servers servers) {
		return Program.start(WebApplicationType.SERVLET, home, servers, Map.of("regwatch.api.rate-limit.requests",
				"1000000000", "server.port", "0", "server.address", "127.0.0.1"));
	}

}
