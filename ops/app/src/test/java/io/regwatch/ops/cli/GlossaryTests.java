package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.server.BuildTree;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** The glossary has every domain word of the public API, the tables and the metrics. */
class GlossaryTests {

	private static final Pattern WORD = Pattern.compile("[A-Z]?[a-z]{2,}|[A-Z]{3,}");

	private static final Pattern TABLE = Pattern.compile("CREATE TABLE (\\w+)");

	private static final Pattern METRIC = Pattern.compile("builder\\(\"regwatch\\.([a-z.]+)\"");

	/** What everybody understands without a glossary. */
	private static final Set<String> ORDINARY = Set.of("and", "at", "by", "code", "count", "created", "current", "date",
			"default", "description", "detail", "details", "end", "error", "first", "from", "items", "label", "last",
			"limit", "list", "message", "name", "next", "is", "not", "number", "of", "order", "page", "parent", "path",
			"position", "previous", "problem", "request", "response", "result", "results", "sort", "start", "success",
			"summary", "text", "time", "timestamp", "title", "to", "total", "type", "updated", "url", "value", "values",
			"webp", "with", "yet");

	@Test
	void glossaryHasEachWordOfTheApi() throws IOException {
		JsonNode contract = new YAMLMapper().readTree(file("schemas/src/main/resources/openapi/regwatch.yaml"));
		Stream<String> fields = contract.get("components")
			.get("schemas")
			.findValues("properties")
			.stream()
			.flatMap((properties) -> properties.propertyNames().stream());
		Stream<String> operations = contract.get("paths")
			.propertyNames()
			.stream()
			.map((path) -> path.replaceAll("\\{\\w+}|\\.\\w+$", ""));
		assertThat(missing(Stream.concat(fields, operations))).isEmpty();
	}

	@Test
	void glossaryHasEachWordOfTheTables() throws IOException {
		try (Stream<Path> migrations = Files.list(path("schemas/src/main/resources/db/migration"))) {
			assertThat(missing(migrations.filter((file) -> !file.toString().matches(".*(batch|quartz).*"))
				.flatMap((file) -> found(TABLE, read(file))))).isEmpty();
		}
	}

	@Test
	void glossaryHasEachWordOfTheMetrics() throws IOException {
		try (Stream<Path> classes = Files.walk(path("ops/app/src/main/java"))) {
			assertThat(missing(classes.filter((file) -> file.toString().endsWith(".java"))
				.flatMap((file) -> found(METRIC, read(file))))).isEmpty();
		}
	}

	private static List<String> missing(Stream<String> names) throws IOException {
		Set<String> known = stems(file("ops/docs/GLOSSARY.md")).collect(Collectors.toSet());
		ORDINARY.forEach((word) -> known.add(stem(word)));
		return names.filter((name) -> stems(name).anyMatch((stem) -> !known.contains(stem)))
			.distinct()
			.sorted()
			.toList();
	}

	private static Stream<String> stems(String text) {
		return WORD.matcher(text).results().map((word) -> stem(word.group()));
	}

	/** Plurals, participles and nouns of one verb are one word. */
	private static String stem(String word) {
		return word.toLowerCase(Locale.ROOT).replaceAll("(ies|ions?|ing|ed|es|e|s|y)$", "");
	}

	private static Stream<String> found(Pattern pattern, String text) {
		return pattern.matcher(text).results().map((match) -> match.group(1));
	}

	private static String file(String name) {
		return read(path(name));
	}

	private static Path path(String name) {
		return BuildTree.file(name);
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
