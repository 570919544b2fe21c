package io.regwatch.ops.benchmark.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Queries with the documents that answer them. They were judged by reading the documents,
 * before the ranking was made, and are never used to choose its settings.
 *
 * @param documents all that are searched
 * @param queries of all types
 */
record JudgedSet(List<Document> documents, List<Query> queries) {

	JudgedSet {
		documents = List.copyOf(documents);
		queries = List.copyOf(queries);
	}

	static JudgedSet read() {
		return new JudgedSet(rows("corpus.tsv").stream().map(Document::of).toList(),
				rows("queries.tsv").stream().map(Query::of).toList());
	}

	private static List<String[]> rows(String name) {
		try (InputStream file = JudgedSet.class.getResourceAsStream(name)) {
			return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.startsWith("#"))
				.map((line) -> line.split("\t", -1))
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * A document.
	 *
	 * @param key of the judgements
	 * @param file below the directory of texts
	 * @param language ISO 639-1
	 * @param externalId as the authority writes it
	 * @param title of the reference
	 */
	record Document(String key, String file, String language, String externalId, String title) {

		private static Document of(String[] row) {
			return new Document(row[0], row[1], row[2], row[3], row[4]);
		}

	}

	/**
	 * A query.
	 *
	 * @param type such as {@code phrase}
	 * @param text to search
	 * @param grades of relevant documents by key: 2 answers the query, 1 helps
	 */
	record Query(String type, String text, Map<String, Integer> grades) {

		Query {
			grades = Map.copyOf(grades);
		}

		private static Query of(String[] row) {
			return new Query(row[0], row[1],
					Arrays.stream(row[2].split(" ", -1))
						.map((grade) -> grade.split(":", -1))
						.collect(Collectors.toMap((grade) -> grade[0], (grade) -> Integer.parseInt(grade[1]))));
		}

	}

}
