package io.regwatch.ops.deploy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.server.BuildTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/** The alert rules name metrics that exist, and fire when they should. */
class AlertRulesTests {

	private static final Path DIRECTORY = BuildTree.file("ops/deploy/prometheus");

	private static final Pattern METRIC = Pattern.compile("regwatch_\\w+");

	private static final Pattern ALERT = Pattern.compile("(?:alert: |`)(Regwatch\\w+)");

	@Test
	void rulesNameMetricsAndAlertsThatAreDocumented() throws IOException {
		String rules = Files.readString(DIRECTORY.resolve("regwatch.rules.yaml"));
		String operations = Files.readString(BuildTree.file("ops/docs/operations.md"));
		Set<String> documented = operations.lines()
			.filter((line) -> line.startsWith("| `regwatch_"))
			.flatMap((line) -> find(METRIC, line).stream())
			.collect(Collectors.toSet());
		assertThat(find(METRIC, rules)).isNotEmpty().isSubsetOf(documented);
		assertThat(names(rules)).isNotEmpty().isEqualTo(names(operations));
	}

	@Test
	void rulesPassTheirTests() throws IOException, InterruptedException {
		requirePromtool();
		promtool("check", "rules", "regwatch.rules.yaml");
		promtool("test", "rules", "regwatch.rules.test.yaml");
	}

	/** Promtool reads rules only, so that each query becomes one. */
	@Test
	void queriesOfDashboardsAreValid(@TempDir Path directory) throws IOException, InterruptedException {
		requirePromtool();
		List<String> queries = JsonMapper.shared()
			.readTree(Files.readString(BuildTree.file("ops/deploy/grafana/regwatch.json")))
			.findValuesAsString("expr");
		assertThat(queries).isNotEmpty();
		List<Map<String, String>> rules = queries.stream()
			.map((query) -> Map.of("record", "query:" + queries.indexOf(query), "expr", query))
			.toList();
		Path file = directory.resolve("dashboard.yaml");
		// JSON is YAML.
		Files.writeString(file, JsonMapper.shared()
			.writeValueAsString(Map.of("groups", List.of(Map.of("name", "dashboard", "rules", rules)))));
		promtool("check", "rules", file.toString());
	}

	private static void requirePromtool() {
		assumeThat(isInstalled()).as("promtool (Debian's package prometheus) is on the path").isTrue();
	}

	private static boolean isInstalled() {
		return Stream.of(System.getenv("PATH").split(":", -1))
			.anyMatch((directory) -> Files.isExecutable(Path.of(directory, "promtool")));
	}

	private static void promtool(String... arguments) throws IOException, InterruptedException {
		List<String> command = Stream.concat(Stream.of("promtool"), Arrays.stream(arguments)).toList();
		Process process = new ProcessBuilder(command).directory(DIRECTORY.toFile()).redirectErrorStream(true).start();
		try (InputStream output = process.getInputStream()) {
			String text = new String(output.readAllBytes(), StandardCharsets.UTF_8);
			assertThat(process.waitFor()).as(text).isZero();
		}
	}

	private static Set<String> names(String text) {
		return ALERT.matcher(text)
			.results()
			.map((match) -> match.group(1))
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private static Set<String> find(Pattern pattern, String text) {
		return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
	}

}
