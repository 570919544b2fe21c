package io.regwatch.assessment.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

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
 * The passages of one text, ranked by how much they speak of something (BM25, English
 * word stems, in memory).
 */
public final class RankedTexts {

	private static final String TEXT = "text";

	private final Analyzer analyzer = new EnglishAnalyzer();

	private final ByteBuffersDirectory directory = new ByteBuffersDirectory();

	/**
	 * Reads a text.
	 * @param texts its passages
	 */
	public RankedTexts(List<String> texts) {
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
	 * Finds the best passages.
	 * @param phrases what they should speak of; words of one phrase stand together
	 * @param limit at most so many
	 * @return places in the list of passages, the best first; of equals the first
	 */
	public List<Integer> best(Collection<String> phrases, int limit) {
		BooleanQuery.Builder query = new BooleanQuery.Builder();
		QueryBuilder builder = new QueryBuilder(this.analyzer);
		phrases.stream().map((phrase) -> phrase.toLowerCase(Locale.ROOT)).distinct().sorted().forEach((phrase) -> {
			Query one = builder.createPhraseQuery(TEXT, phrase);
			if (one != null) {
				query.add(one, BooleanClause.Occur.SHOULD);
			}
		});
		try (DirectoryReader reader = DirectoryReader.open(this.directory)) {
			List<Integer> places = new ArrayList<>();
			Arrays.stream(new IndexSearcher(reader).search(query.build(), limit).scoreDocs)
				.map((ScoreDoc hit) -> hit.doc)
				.forEach(places::add);
			return places;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
