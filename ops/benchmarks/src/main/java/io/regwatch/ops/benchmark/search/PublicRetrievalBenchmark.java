package io.regwatch.ops.benchmark.search;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.model.HybridRanker;
import io.regwatch.assessment.model.PhraseQueries;
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

/**
 * Measures the rankings of searches and of assessments on a public set that nothing was
 * tuned with.
 */
public final class PublicRetrievalBenchmark {

	private static final int TOP = 10;

	// Required of the assessment's ranking; the best published one without a model that
	// was trained on the set.
	private static final double LEAST_RECALL = 0.79;

	private final Report report = new Report(System.out);

	private final ObliqaSet set;

	private PublicRetrievalBenchmark(ObliqaSet set) {
		this.set = set;
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		Optional<Path> texts = Texts.directory("ObliQA's documents");
		if (texts.isPresent()) {
			PublicRetrievalBenchmark benchmark = new PublicRetrievalBenchmark(ObliqaSet.read(texts.get()));
			benchmark.assessments();
			benchmark.searches();
			System.exit(benchmark.report.missed() ? 1 : 0);
		}
	}

	/** Words first: embedding all passages takes long. */
	private void assessments() {
		List<String> keys = new ArrayList<>();
		List<String> texts = new ArrayList<>();
		this.set.passages().forEach((key, passage) -> {
			keys.add(key);
			texts.add(passage.text());
		});
		HybridRanker ranker = HybridRanker.of(texts);
		measure("assessments, words alone", (question) -> places(ranker, question, Map.of(), keys));
		if (Boolean.getBoolean("benchmark.words-alone")) {
			return;
		}
		Embeddings embeddings = Embeddings
			.of(IntStream.range(0, texts.size()).boxed().collect(Collectors.toMap((place) -> place, texts::get)));
		double recall = measure("assessments, words and embeddings", (question) -> places(ranker, question,
				Embeddings.of(question).map(embeddings::similaritiesTo).orElse(Map.of()), keys));
		this.report.atLeast("assessments, words and embeddings, recall@10", recall, LEAST_RECALL);
	}

	private static List<String> places(HybridRanker ranker, String question, Map<Integer, Double> similarities,
			List<String> keys) {
		List<String> words = Arrays.stream(question.split("\\P{Alnum}+", -1)).filter((one) -> !one.isEmpty()).toList();
		return ranker.best(PhraseQueries.of(words), similarities, TOP).stream().map(keys::get).toList();
	}

	private void searches() throws Exception {
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Consumer<String> progress = System.err::println;
		Map<String, String> environment = new HashMap<>(System.getenv());
		environment.put("REGWATCH_SEARCH_VECTORS", "true");
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), environment,
				progress)) {
			Map<UUID, String> keys;
			try (ConfigurableApplicationContext context = start(home, servers, false)) {
				keys = fill(context);
				reindex(context);
				measure("searches, words alone", (question) -> search(context, question, keys));
			}
			if (!Boolean.getBoolean("benchmark.words-alone")) {
				try (ConfigurableApplicationContext context = start(home, servers, true)) {
					reindex(context);
					measure("searches, fused", (question) -> search(context, question, keys));
				}
			}
		}
		FileSystemUtils.deleteRecursively(directory);
	}

	private Map<UUID, String> fill(ConfigurableApplicationContext context) {
		CorpusWriter corpus = new CorpusWriter(context.getBean(JdbcClient.class));
		corpus.addSource();
		Map<UUID, String> keys = new HashMap<>();
		this.set.passages()
			.forEach((key, passage) -> keys.put(corpus.add(new JudgedSet.Document(key, "", "en", key, passage.number()),
					CorpusWriter.paragraph(passage.text())), key));
		return keys;
	}

	private static void reindex(ConfigurableApplicationContext context) {
		context.getBean(Reindex.class).reindex((done, total) -> System.err.println(done + " of " + total));
	}

	private static List<String> search(ConfigurableApplicationContext context, String question,
			Map<UUID, String> keys) {
		Criteria criteria = new Criteria.OfReferences(question, null, null, new SearchOptions(Scope.MEANING, true));
		try (HitPages hits = context.getBean(IndexSearch.class).open(criteria, CorpusWriter.VISIBILITY, null, TOP)) {
			return hits.next().stream().map((hit) -> keys.getOrDefault(hit.id(), "")).toList();
		}
	}

	private static ConfigurableApplicationContext start(Home home, Servers servers, boolean vectors) {
		return Program.start(WebApplicationType.NONE, home, servers, Map.of("regwatch.search.vectors", vectors));
	}

	private double measure(String name, Function<String, List<String>> ranking) {
		List<RankingQuality> all = new ArrayList<>();
		this.set.questions()
			.forEach((question) -> all.add(RankingQuality.of(ranking.apply(question.text()), question.grades())));
		RankingQuality mean = RankingQuality.mean(all);
		this.report.value(name + ", recall@10", mean.recall());
		this.report.value(name + ", MAP@10", mean.precision());
		this.report.value(name + ", nDCG@10", mean.gain());
		return mean.recall();
	}

}
