package io.regwatch.assessment.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/**
 * The passages of one text, ranked by relevance: by BM25 (English word stems, in memory)
 * and by sentence embeddings.
 */
public final class HybridRanker {

	static final String TEXT = "text";

	/** Unrelated passages without a shared word have a smaller similarity. */
	private static final double NEAR = 0.58;

	/**
	 * By words, of each query. With 30 of them, passages that are best by both measures
	 * together are missed: recall@10 on ObliQA's development questions is 0.784 then, and
	 * 0.789 with 200.
	 */
	private static final int CANDIDATES = 200;

	static final Analyzer ANALYZER = new EnglishAnalyzer();

	/** Of all texts whose indexes are kept. */
	private static final int CHARACTERS = 4_000_000;

	/** What an index takes however short its text is. */
	private static final int INDEX = 40_000;

	/** An update is assessed for one workspace after the other. */
	private static final LoadingCache<List<String>, HybridRanker> CACHE = Caffeine.newBuilder()
		.maximumWeight(CHARACTERS)
		.weigher((List<String> texts, HybridRanker ranker) -> INDEX + texts.stream().mapToInt(String::length).sum())
		.build(HybridRanker::new);

	private final IndexSearcher searcher;

	private HybridRanker(List<String> texts) {
		ByteBuffersDirectory directory = new ByteBuffersDirectory();
		try {
			add(texts, directory);
			this.searcher = new IndexSearcher(DirectoryReader.open(directory));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Reads a text.
	 * @param texts its passages
	 * @return possibly an earlier one of the same text; thread-safe
	 */
	public static HybridRanker of(List<String> texts) {
		return CACHE.get(texts);
	}

	private static void add(List<String> texts, Directory directory) throws IOException {
		try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(ANALYZER))) {
			for (String text : texts) {
				Document document = new Document();
				document.add(new TextField(TEXT, text, Field.Store.NO));
				writer.addDocument(document);
			}
		}
	}

	/**
	 * Finds the best passages: half by words, half by cosine similarity. A passage with a
	 * high similarity needs no shared word.
	 * @param phrases to search for
	 * @param similarities cosine similarities from -1 to 1, by index of the passage;
	 * missing if unknown
	 * @param limit maximum number
	 * @return indexes of passages, best first
	 */
	public List<Integer> best(PhraseQueries phrases, Map<Integer, Double> similarities, int limit) {
		Map<Integer, Double> words = new TreeMap<>();
		phrases.queries()
			.stream()
			.flatMap((query) -> Arrays.stream(search(query, Math.max(limit, CANDIDATES))))
			.forEach((hit) -> words.merge(hit.doc, (double) hit.score, Double::sum));
		Map<Integer, Double> embeddings = new TreeMap<>(similarities);
		embeddings.entrySet().removeIf((one) -> one.getValue() < NEAR && !words.containsKey(one.getKey()));
		Map<Integer, Double> scores = new TreeMap<>(shares(words));
		shares(embeddings).forEach((place, share) -> scores.merge(place, share, Double::sum));
		return scores.entrySet()
			.stream()
			.sorted(Map.Entry.<Integer, Double>comparingByValue().reversed())
			.map(Map.Entry::getKey)
			.limit(limit)
			.toList();
	}

	/** Min-max normalization to 0 to 1. */
	private static Map<Integer, Double> shares(Map<Integer, Double> values) {
		DoubleSummaryStatistics range = values.values().stream().mapToDouble(Double::doubleValue).summaryStatistics();
		double width = range.getMax() - range.getMin();
		return values.entrySet()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey,
					(one) -> (width > 0) ? (one.getValue() - range.getMin()) / width : 1));
	}

	private ScoreDoc[] search(Query query, int limit) {
		try {
			return this.searcher.search(query, limit).scoreDocs;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
