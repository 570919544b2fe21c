package io.regwatch.ingest.extract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.TextReader;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Dates that real documents state, found in the text as it is extracted. Read for the
 * first time, 166 of 200 were right; the rules have been changed since.
 */
@EnabledIfSystemProperty(named = "regwatch.recall", matches = "true",
		disabledReason = "reads many documents of samples: -Precall")
class StatedDatesTests {

	private static final Path SAMPLES = Path.of("shared", "samples");

	private static final double ACCURACY = 0.95;

	private final Map<String, List<ReadSentence>> sentences = new ConcurrentHashMap<>();

	@TempDir
	Path pages = Path.of("");

	@Test
	void readFindsDatesOfRealDocuments() throws IOException {
		Path directory = find(Path.of("").toAbsolutePath());
		assumeTrue(directory != null, "No samples: '../%s' is not beside the project".formatted(SAMPLES));
		List<StatedDateCase> cases = cases();
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			List<String> wrong = cases.stream()
				.filter((one) -> !one.isReadIn(sentences(extractor, directory, one.file())))
				.map((one) -> one.report(sentences(extractor, directory, one.file())))
				.toList();
			double accuracy = 1 - (double) wrong.size() / cases.size();
			assertThat(accuracy).as(() -> String.join("\n", wrong)).isGreaterThanOrEqualTo(ACCURACY);
		}
	}

	private List<ReadSentence> sentences(DocumentExtractor extractor, Path directory, String name) {
		return this.sentences.computeIfAbsent(name, (_) -> read(extractor, directory.resolve(name)));
	}

	/**
	 * Pages in answers of an API are read as pages, other unknown formats as plain text.
	 */
	private List<ReadSentence> read(DocumentExtractor extractor, Path file) {
		String name = file.getFileName().toString();
		Extraction extraction = name.endsWith(".json") ? extractor.extract(page(file), "page.html")
				: extractor.extract(file, name);
		if (extraction instanceof Extraction.Rejected) {
			extraction = extractor.extract(file, name + ".txt");
		}
		return (extraction instanceof Extraction.Text text) ? TextReader.read(text.blocks()).sentences() : List.of();
	}

	private Path page(Path file) {
		try {
			List<String> values = new ArrayList<>();
			addTexts(new JsonMapper().readTree(file), values);
			return Files.writeString(Files.createTempFile(this.pages, "page", ".html"),
					"<html><body><main><p>" + String.join("</p><p>", values) + "</p></main></body></html>");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static void addTexts(JsonNode node, List<String> values) {
		if (node.isString()) {
			values.add(node.asString());
		}
		node.forEach((child) -> addTexts(child, values));
	}

	private static List<StatedDateCase> cases() throws IOException {
		try (InputStream file = Objects
			.requireNonNull(StatedDatesTests.class.getResourceAsStream("stated-dates.tsv"))) {
			return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.startsWith("#"))
				.map(StatedDateCase::of)
				.toList();
		}
	}

	private static @Nullable Path find(Path from) {
		for (Path at = from; at != null; at = at.getParent()) {
			if (Files.isDirectory(at.resolve(SAMPLES))) {
				return at.resolve(SAMPLES);
			}
		}
		return null;
	}

}
