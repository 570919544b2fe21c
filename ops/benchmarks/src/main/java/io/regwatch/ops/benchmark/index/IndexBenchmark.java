package io.regwatch.ops.benchmark.index;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.api.Dataset;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.SearchServer;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.index.Reindex;
import io.regwatch.search.reconcile.IndexReconciler;
import io.regwatch.search.reconcile.ReconcileResult;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;

/** Measures bytes a row and a document, and how long a reindex and a reconcile take. */
public final class IndexBenchmark {

	private static final String BYTES = """
			SELECT sum(pg_total_relation_size(CAST(name AS regclass)))
			FROM unnest(string_to_array(:tables, ',')) AS name
			""";

	private static final String SPOIL = """
			UPDATE reference_update
			SET title = title || ' ' || title, revision = revision + 1
			WHERE id IN (SELECT id FROM reference_update ORDER BY id LIMIT :count)
			""";

	private static final double SECOND = 1e9;

	private IndexBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				IndexBenchmark::report);
				ConfigurableApplicationContext context = Program.start(WebApplicationType.NONE, home, servers,
						Map.of())) {
			measure(context, servers.search());
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(0);
	}

	private static void measure(ConfigurableApplicationContext context, SearchServer elasticsearch) throws Exception {
		int updates = Integer.getInteger("benchmark.updates", 100_000);
		int references = updates / 10;
		JdbcClient jdbc = context.getBean(JdbcClient.class);
		context.getBean(ApiKeys.class).create("Benchmark", null);
		context.getBean(Reindex.class).prepare();
		new Dataset(jdbc, updates).write();
		Report report = new Report(System.out);
		report.atLeast("reindex, documents/s", (updates + references) / seconds(() -> reindex(context)), 5000);
		report.atLeast("reconcile without mismatches, documents/s",
				(updates + references) / seconds(() -> reconcile(context, 0)), 10_000);
		int spoilt = jdbc.sql(SPOIL).param("count", updates / 100).update();
		report.value("reconcile that repairs 1 %, documents/s",
				(updates + references) / seconds(() -> reconcile(context, spoilt)));
		report.value("reference with a version, bytes in PostgreSQL",
				bytes(jdbc, "reference,reference_version") / references);
		report.value("update with its digest, bytes in PostgreSQL", bytes(jdbc, "reference_update,digest") / updates);
		report.value("assessment, bytes in PostgreSQL",
				bytes(jdbc, "assessment") / jdbc.sql("SELECT count(*) FROM assessment").query(Long.class).single());
		report.value("reference, bytes in Elasticsearch", indexed(elasticsearch, "regwatch-references") / references);
		report.value("update, bytes in Elasticsearch", indexed(elasticsearch, "regwatch-updates") / updates);
	}

	private static void report(String progress) {
		System.err.println(progress);
	}

	private static void reindex(ConfigurableApplicationContext context) {
		context.getBean(Reindex.class).reindex((done, total) -> {
		});
	}

	private static void reconcile(ConfigurableApplicationContext context, int expected) {
		int[] found = { 0 };
		ReconcileResult result = context.getBean(IndexReconciler.class).repair((difference) -> found[0]++);
		if (found[0] != expected || result.remaining() != 0) {
			throw new IllegalStateException("%d differences instead of %d".formatted(found[0], expected));
		}
	}

	private static double seconds(Runnable work) {
		long begun = System.nanoTime();
		work.run();
		return (System.nanoTime() - begun) / SECOND;
	}

	private static double bytes(JdbcClient jdbc, String tables) {
		return jdbc.sql(BYTES).param("tables", tables).query(Double.class).single();
	}

	/** After merging to one segment, as an index is that nobody writes. */
	private static double indexed(SearchServer elasticsearch, String index) throws Exception {
		try (HttpClient client = HttpClient.newHttpClient()) {
			client.send(request(elasticsearch, "/" + index + "/_forcemerge?max_num_segments=1")
				.POST(HttpRequest.BodyPublishers.noBody())
				.build(), BodyHandlers.ofString());
			String stats = client
				.send(request(elasticsearch, "/" + index + "/_stats/store").build(), BodyHandlers.ofString())
				.body();
			return new JsonMapper().readTree(stats).at("/_all/primaries/store/size_in_bytes").asDouble();
		}
	}

	private static HttpRequest.Builder request(SearchServer server, String path) {
		return HttpRequest.newBuilder(server.uris().getFirst().resolve(path))
			.header("Authorization", "ApiKey " + server.apiKey());
	}

}
