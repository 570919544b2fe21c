package io.regwatch.assessment.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.QueryBuilder;

/**
 * The passages of one text, ranked by how much they speak of something: by BM25 (English
 * word stems, in memory) and by sentence embeddings.
 */
public final class RankedTexts {

	private static final String TEXT = "text";

	/** So many times as many as are wanted. */
	private static final int CONSIDERED = 3;

	private final List<String> texts;

	private final Analyzer analyzer = new EnglishAnalyzer();

	private final ByteBuffersDirectory directory = new ByteBuffersDirectory();

	/**
	 * Reads a text.
	 * @param texts its passages
	 */
	public RankedTexts(List<String> texts) {
		this.texts = List.copyOf(texts);
		try (IndexWriter writer = new IndexWriter(this.directory, new IndexWriterConfig(this.analyzer))) {
			for (String text : texts) {
				Document document = new Document();
				document.add(new TextField(TEXT, text, Field.Store.NO));
				writer.addDocument(document);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Finds the best passages: half by their words, half by what they mean. Meaning is
	 * only asked of those whose words come nearest, for it takes milliseconds.
	 * @param phrases what they should speak of; words of one phrase stand together
	 * @param meaning what they should speak of, in sentences; possibly empty
	 * @param limit at most so many
	 * @return places in the list of passages, the best first; of equals the first
	 */
	public List<Integer> best(Collection<String> phrases, String meaning, int limit) {
		ScoreDoc[] hits = search(query(phrases), limit * CONSIDERED);
		if (meaning.isBlank() || hits.length < 2) {
			return Arrays.stream(hits).map((hit) -> hit.doc).limit(limit).toList();
		}
		double[] words = Arrays.stream(hits).mapToDouble((hit) -> hit.score).toArray();
		double[] meanings = Arrays.stream(hits)
			.mapToDouble((hit) -> Meanings.nearness(meaning, this.texts.get(hit.doc)))
			.toArray();
		Map<Integer, Double> scores = new LinkedHashMap<>();
		for (int i = 0; i < hits.length; i++) {
			scores.put(hits[i].doc, share(words, i) + share(meanings, i));
		}
		return scores.entrySet()
			.stream()
			.sorted(Map.Entry.<Integer, Double>comparingByValue().reversed())
			.map(Map.Entry::getKey)
			.limit(limit)
			.toList();
	}

	/** Where a value lies between the least and the greatest, from 0 to 1. */
	private static double share(double[] values, int place) {
		double least = Arrays.stream(values).min().orElse(0);
		double greatest = Arrays.stream(values).max().orElse(0);
		return (greatest > least) ? (values[place] - least) / (greatest - least) : 0;
	}

	private Query query(Collection<String> phrases) {
		BooleanQuery.Builder query = new BooleanQuery.Builder();
		QueryBuilder builder = new QueryBuilder(this.analyzer);
		phrases.stream().map((phrase) -> phrase.toLowerCase(Locale.ROOT)).distinct().sorted().forEach((phrase) -> {
			Query one = builder.createPhraseQuery(TEXT, phrase);
			if (one != null) {
				query.add(one, BooleanClause.Occur.SHOULD);
			}
		});
		return query.build();
	}

	private ScoreDoc[] search(Query query, int limit) {
		try (DirectoryReader reader = DirectoryReader.open(this.directory)) {
			return new IndexSearcher(reader).search(query, limit).scoreDocs;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
