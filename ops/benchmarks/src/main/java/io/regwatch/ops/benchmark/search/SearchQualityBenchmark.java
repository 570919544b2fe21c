package io.regwatch.ops.benchmark.search;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.UUID;

import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.Texts;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.search.Criteria;
import io.regwatch.search.HitPages;
import io.regwatch.search.IndexSearch;
import io.regwatch.search.SearchOptions;
import io.regwatch.search.SearchOptions.Scope;
import io.regwatch.search.index.Reindex;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;

/** Measures recall and nDCG of the first ten results on judged queries. */
public final class SearchQualityBenchmark {

	private static final double LEAST_RECALL = 0.85;

	private static final double LEAST_GAIN = 0.05;

	private final JudgedSet judged = JudgedSet.read();

	private final Report report = new Report(System.out);

	private Map<UUID, String> keys = Map.of();

	private SearchQualityBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		Optional<Path> texts = Texts.directory("The judged documents");
		SearchQualityBenchmark benchmark = new SearchQualityBenchmark();
		if (texts.isPresent()) {
			benchmark.run(texts.get());
		}
		System.exit(benchmark.report.missed() ? 1 : 0);
	}

	private void run(Path texts) throws Exception {
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress)) {
			RankingQuality fused;
			try (ConfigurableApplicationContext context = start(home, servers, true)) {
				fill(context, texts);
				measure("every term must match", context, new SearchOptions(Scope.TEXT, true));
				fused = measure("fused", context, new SearchOptions(Scope.MEANING, true));
			}
			try (ConfigurableApplicationContext context = start(home, servers, false)) {
				RankingQuality words = measure("BM25 alone", context, new SearchOptions(Scope.MEANING, true));
				this.report.atLeast("fused, recall@10", fused.recall(), LEAST_RECALL);
				this.report.atLeast("fused, nDCG@10 above BM25 alone", fused.gain() - words.gain(), LEAST_GAIN);
			}
		}
		FileSystemUtils.deleteRecursively(directory);
	}

	private static ConfigurableApplicationContext start(Home home, Servers servers, boolean vectors) {
		return Program.start(WebApplicationType.NONE, home, servers, Map.of("regwatch.search.vectors", vectors));
	}

	private void fill(ConfigurableApplicationContext context, Path texts) throws Exception {
		JdbcClient jdbc = context.getBean(JdbcClient.class);
		this.keys = new JudgedCorpus(jdbc, texts).write(this.judged.documents());
		long begun = System.nanoTime();
		reindex(context);
		double seconds = seconds(begun);
		long passages = jdbc.sql("SELECT sum(length(vectors)) / 384 FROM passage_vectors").query(Long.class).single();
		this.report.value("passages", (double) passages);
		this.report.value("first index with vectors, ms a passage", seconds * 1000 / passages);
		begun = System.nanoTime();
		reindex(context);
		this.report.value("reindex with kept vectors, ms a passage", seconds(begun) * 1000 / passages);
	}

	private static void reindex(ConfigurableApplicationContext context) {
		context.getBean(Reindex.class).reindex((done, total) -> System.err.println(done + " of " + total));
	}

	private RankingQuality measure(String name, ConfigurableApplicationContext context, SearchOptions options) {
		IndexSearch search = context.getBean(IndexSearch.class);
		Map<String, List<RankingQuality>> types = new TreeMap<>();
		List<RankingQuality> all = new ArrayList<>();
		for (JudgedSet.Query query : this.judged.queries()) {
			List<String> ranking = rank(search, query, options);
			RankingQuality quality = RankingQuality.of(ranking, query.grades());
			if (quality.recall() < 1) {
				System.err.printf("%s, %s, '%s': %.2f %.2f %s of %s%n", name, query.type(), query.text(),
						quality.recall(), quality.gain(), ranking.subList(0, Math.min(10, ranking.size())),
						query.grades());
			}
			types.computeIfAbsent(query.type(), (_) -> new ArrayList<>()).add(quality);
			all.add(quality);
		}
		types.forEach((type, some) -> report(name + ", " + type, RankingQuality.mean(some)));
		RankingQuality mean = RankingQuality.mean(all);
		report(name + ", all", mean);
		return mean;
	}

	private List<String> rank(IndexSearch search, JudgedSet.Query query, SearchOptions options) {
		try (HitPages hits = search.open(new Criteria.OfReferences(query.text(), null, null, options),
				CorpusWriter.VISIBILITY, null, null)) {
			return hits.next().stream().map((hit) -> this.keys.getOrDefault(hit.id(), "")).toList();
		}
	}

	private void report(String name, RankingQuality quality) {
		this.report.value(name + ", recall@10", quality.recall());
		this.report.value(name + ", nDCG@10", quality.gain());
	}

	private static double seconds(long begun) {
		return (System.nanoTime() - begun) / 1e9;
	}

}
