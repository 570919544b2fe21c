package io.regwatch.ops.benchmark.search;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.SearchServer;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.Criteria;
import io.regwatch.search.HitPages;
import io.regwatch.search.IndexSearch;
import io.regwatch.search.SearchOptions;
import io.regwatch.search.SearchOptions.Scope;
import io.regwatch.search.Visibility;
import io.regwatch.search.index.Reindex;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.FileSystemUtils;

/**
 * Measures searches by meaning among many passages with the queries of the judged set.
 */
public final class SearchLatencyBenchmark {

	private static final int DOCUMENTS_PER_BULK = 100;

	private static final int PAGE = 10;

	private static final double LIMIT = 100;

	private final JsonMapper json = new JsonMapper();

	private final HttpClient client = HttpClient.newHttpClient();

	private final JudgedSet judged = JudgedSet.read();

	private final SearchServer server;

	private SearchLatencyBenchmark(SearchServer server) {
		this.server = server;
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
		Map<String, String> environment = new HashMap<>(System.getenv());
		environment.put("REGWATCH_SEARCH_VECTORS", "true");
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), environment,
				progress)) {
			SearchLatencyBenchmark benchmark = new SearchLatencyBenchmark(servers.search());
			try (ConfigurableApplicationContext context = start(home, servers, true)) {
				context.getBean(Reindex.class).prepare();
				benchmark.fill(Integer.getInteger("benchmark.passages", 1_000_000), report);
				report.atMost("search by meaning, p95 in ms",
						benchmark.measure("search by meaning", context.getBean(IndexSearch.class), report), LIMIT);
			}
			try (ConfigurableApplicationContext context = start(home, servers, false)) {
				benchmark.measure("the same without vectors", context.getBean(IndexSearch.class), report);
			}
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(report.missed() ? 1 : 0);
	}

	private static ConfigurableApplicationContext start(Home home, Servers servers, boolean vectors) {
		return Program.start(WebApplicationType.NONE, home, servers, Map.of("regwatch.search.vectors", vectors));
	}

	private void fill(int passages, Report report) throws Exception {
		long begun = System.nanoTime();
		write(passages);
		report.value("index, ms a document of 20 passages", millis(begun) * SyntheticPassages.PER_DOCUMENT / passages);
		begun = System.nanoTime();
		send("POST", "/regwatch-references/_forcemerge?max_num_segments=1", "");
		report.value("merge to one segment, s", millis(begun) / 1000);
		String stats = send("GET", "/regwatch-references/_stats/store", "");
		report.value("bytes a passage in Elasticsearch",
				this.json.readTree(stats).at("/_all/primaries/store/size_in_bytes").asDouble() / passages);
	}

	/** The second pass counts; the first one is a warm-up. */
	private double measure(String name, IndexSearch search, Report report) {
		latencies(search);
		double[] sorted = latencies(search);
		Arrays.sort(sorted);
		double p95 = sorted[sorted.length * 95 / 100];
		report.value(name + ", median in ms", sorted[sorted.length / 2]);
		report.value(name + ", 95 % in ms", p95);
		return p95;
	}

	private double[] latencies(IndexSearch search) {
		Visibility half = new Visibility(IntStream.range(0, SyntheticPassages.SOURCES / 2)
			.mapToObj((source) -> "source-" + source)
			.collect(Collectors.toSet()), Set.of(), Set.of());
		return this.judged.queries().stream().mapToDouble((query) -> {
			Criteria criteria = new Criteria.OfReferences(query.text(), null, null,
					new SearchOptions(Scope.MEANING, true));
			long begun = System.nanoTime();
			try (HitPages hits = search.open(criteria, half, null, PAGE)) {
				hits.next();
			}
			return millis(begun);
		}).toArray();
	}

	private void write(int passages) throws Exception {
		SyntheticPassages documents = new SyntheticPassages(this.judged);
		int perBulk = SyntheticPassages.PER_DOCUMENT * DOCUMENTS_PER_BULK;
		for (int written = 0; written < passages; written += perBulk) {
			StringBuilder bulk = new StringBuilder();
			for (int document = 0; document < DOCUMENTS_PER_BULK; document++) {
				Map<String, Object> next = documents.next();
				bulk.append("{\"index\": {\"_id\": \"%s\"}}%n".formatted(next.get("id")))
					.append(this.json.writeValueAsString(next))
					.append('\n');
			}
			send("POST", "/regwatch-references/_bulk", bulk.toString());
		}
		send("POST", "/regwatch-references/_refresh", "");
	}

	private static double millis(long begun) {
		return (System.nanoTime() - begun) / 1e6;
	}

	private String send(String method, String path, String body) throws Exception {
		var response = this.client.send(HttpRequest.newBuilder(this.server.uris().getFirst().resolve(path))
			.header("Authorization", "ApiKey " + this.server.apiKey())
			.header("Content-Type", "application/json")
			.method(method, HttpRequest.BodyPublishers.ofString(body))
			.build(), BodyHandlers.ofString());
		if (response.statusCode() != 200 || response.body().contains("\"errors\":true")) {
			throw new IllegalStateException("%s answered %s".formatted(path, response.body()));
		}
		return response.body();
	}

}
