package io.regwatch.ops.benchmark.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The test questions of ObliQA, with the passages of financial regulations that answer
 * them (Gokhan and others, 2024, arXiv 2409.05677).
 *
 * @param passages that are searched, by key: the number of the document and the passage's
 * own number
 * @param questions of the test set
 */
record ObliqaSet(Map<String, Passage> passages, List<JudgedSet.Query> questions) {

	private static final JsonMapper JSON = JsonMapper.shared();

	ObliqaSet {
		passages = Collections.unmodifiableMap(new LinkedHashMap<>(passages));
		questions = List.copyOf(questions);
	}

	/**
	 * Reads a copy of the repository.
	 * @param directory with {@code ObliQA_test.json} and
	 * {@code StructuredRegulatoryDocuments}
	 */
	static ObliqaSet read(Path directory) throws IOException {
		Map<String, Passage> passages = new LinkedHashMap<>();
		try (Stream<Path> files = Files.list(directory.resolve("StructuredRegulatoryDocuments"))) {
			files.filter((file) -> file.toString().endsWith(".json"))
				.sorted()
				.flatMap(ObliqaSet::rows)
				.forEach((row) -> {
					Passage passage = new Passage(row.get("PassageID").asString(),
							row.get("Passage").asString().strip());
					if (!passage.text().isEmpty()) {
						passages.putIfAbsent(key(row), passage);
					}
				});
		}
		return new ObliqaSet(passages, rows(directory.resolve("ObliQA_test.json")).map(ObliqaSet::question).toList());
	}

	private static Stream<JsonNode> rows(Path file) {
		try {
			return JSON.readTree(Files.readString(file)).valueStream();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static JudgedSet.Query question(JsonNode row) {
		return new JudgedSet.Query(row.get("Passages").size() + " passages", row.get("Question").asString(),
				row.get("Passages").valueStream().collect(Collectors.toMap(ObliqaSet::key, (_) -> 1, (one, _) -> one)));
	}

	private static String key(JsonNode row) {
		return row.get("DocumentID").asInt() + "/" + row.get("PassageID").asString();
	}

	/**
	 * A passage.
	 *
	 * @param number in its document
	 * @param text not blank
	 */
	record Passage(String number, String text) {

	}

}
