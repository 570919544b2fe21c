package io.regwatch.ops.benchmark.growth;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.api.Dataset;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;
import io.regwatch.search.reconcile.IndexReconciler;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;

/**
 * Measures a reindex and a reconcile of more and more updates, each on new servers, and
 * the exponent with which their time grows.
 */
public final class GrowthBenchmark {

	private static final double SECOND = 1e9;

	private static final double LINEAR = 1.1;

	private final Report report = new Report(System.out);

	private final Map<String, Curve> curves = new LinkedHashMap<>();

	private GrowthBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		GrowthBenchmark benchmark = new GrowthBenchmark();
		int[] sizes = Arrays.stream(System.getProperty("benchmark.sizes", "1000,10000,100000").split(","))
			.mapToInt(Integer::parseInt)
			.toArray();
		for (int updates : sizes) {
			benchmark.measure(updates);
		}
		benchmark.curves.forEach((name, curve) -> benchmark.report.atMost(
				"%s: exponent, %d to %d".formatted(name, sizes[0], sizes[sizes.length - 1]), curve.exponent(), LINEAR));
		System.exit(benchmark.report.missed() ? 1 : 0);
	}

	private void measure(int updates) throws Exception {
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				ConfigurableApplicationContext program = Program.start(WebApplicationType.NONE, home, servers,
						Map.of())) {
			program.getBean(ApiKeys.class).create("Benchmark", null);
			Reindex index = program.getBean(Reindex.class);
			index.prepare();
			new Dataset(program.getBean(JdbcClient.class), updates).write();
			time("reindex", updates, () -> index.reindex((done, total) -> {
			}));
			time("reconcile", updates, () -> program.getBean(IndexReconciler.class).verify((difference) -> {
			}));
		}
		FileSystemUtils.deleteRecursively(directory);
	}

	private void time(String name, int updates, Runnable work) {
		long begun = System.nanoTime();
		work.run();
		double seconds = (System.nanoTime() - begun) / SECOND;
		this.report.value("%s, %d updates, s".formatted(name, updates), seconds);
		this.curves.computeIfAbsent(name, (_) -> new Curve()).add(updates, seconds);
	}

}
