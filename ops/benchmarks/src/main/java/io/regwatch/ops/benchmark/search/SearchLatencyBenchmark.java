package io.regwatch.ops.benchmark.search;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
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
 * Measures searches by meaning among many passages. Their vectors are random, which is
 * harder for the index than those of texts.
 */
public final class SearchLatencyBenchmark {

	private static final int PER_DOCUMENT = 20;

	private static final int DOCUMENTS_PER_BULK = 100;

	private static final int WORDS = 120;

	private static final int VOCABULARY = 30_000;

	private static final int SOURCES = 20;

	private static final int SEARCHES = 300;

	private static final double LIMIT = 100;

	private final Random random = new Random(1);

	private final JsonMapper json = new JsonMapper();

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
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				ConfigurableApplicationContext context = Program.start(WebApplicationType.NONE, home, servers,
						Map.of("regwatch.search.vectors", true))) {
			context.getBean(Reindex.class).prepare();
			new SearchLatencyBenchmark(servers.search()).measure(context.getBean(IndexSearch.class), report);
		}
		FileSystemUtils.deleteRecursively(directory);
		System.exit(report.missed() ? 1 : 0);
	}

	private void measure(IndexSearch search, Report report) throws Exception {
		int passages = Integer.getInteger("benchmark.passages", 1_000_000);
		long begun = System.nanoTime();
		write(passages);
		report.value("write, passages/s", passages / ((System.nanoTime() - begun) / 1e9));
		send("POST", "/regwatch-references/_forcemerge?max_num_segments=1", "");
		String stats = send("GET", "/regwatch-references/_stats/store", "");
		report.value("bytes a passage in Elasticsearch",
				this.json.readTree(stats).at("/_all/primaries/store/size_in_bytes").asDouble() / passages);
		latencies(search);
		double[] sorted = latencies(search);
		Arrays.sort(sorted);
		report.value("search by meaning, median in ms", sorted[SEARCHES / 2]);
		report.atMost("search by meaning, p95 in ms", sorted[SEARCHES * 95 / 100], LIMIT);
	}

	private double[] latencies(IndexSearch search) {
		return IntStream.range(0, SEARCHES).mapToDouble((_) -> {
			Visibility visibility = new Visibility(IntStream.range(0, SOURCES / 2)
				.mapToObj((source) -> "source-" + source)
				.collect(Collectors.toSet()), Set.of(), Set.of());
			Criteria criteria = new Criteria.OfReferences(words(5), null, null, new SearchOptions(Scope.MEANING, true));
			long begun = System.nanoTime();
			try (HitPages hits = search.open(criteria, visibility, null, 10)) {
				hits.next();
			}
			return (System.nanoTime() - begun) / 1e6;
		}).toArray();
	}

	private void write(int passages) throws Exception {
		for (int written = 0; written < passages; written += PER_DOCUMENT * DOCUMENTS_PER_BULK) {
			StringBuilder bulk = new StringBuilder();
			for (int document = 0; document < DOCUMENTS_PER_BULK; document++) {
				UUID id = new UUID(this.random.nextLong(), this.random.nextLong());
				bulk.append("{\"index\": {\"_id\": \"%s\"}}%n".formatted(id))
					.append(this.json.writeValueAsString(document(id)))
					.append('\n');
			}
			send("POST", "/regwatch-references/_bulk", bulk.toString());
		}
		send("POST", "/regwatch-references/_refresh", "");
	}

	private Map<String, Object> document(UUID id) {
		String title = words(8);
		return Map.of("id", id, "sourceId", "source-" + this.random.nextInt(SOURCES), "geography", "EU", "type",
				"guidance", "externalId", id.toString().replace("-", ""), "title", title, "text", title, "passages",
				IntStream.range(0, PER_DOCUMENT)
					.mapToObj((_) -> Map.of("text", words(WORDS), "vector", vector()))
					.toList());
	}

	private String vector() {
		byte[] vector = new byte[384];
		this.random.nextBytes(vector);
		return HexFormat.of().formatHex(vector);
	}

	/** Frequencies as in texts (Zipf). */
	private String words(int count) {
		return IntStream.range(0, count)
			.mapToObj((_) -> "w" + (int) Math.pow(VOCABULARY, this.random.nextDouble()))
			.collect(Collectors.joining(" "));
	}

	private String send(String method, String path, String body) throws Exception {
		try (HttpClient client = HttpClient.newHttpClient()) {
			var response = client.send(HttpRequest.newBuilder(this.server.uris().getFirst().resolve(path))
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

}
