package io.regwatch.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.server.BuildTree;
import org.yaml.snakeyaml.Yaml;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the dashboards and alert rules in {@code ops/deploy} ask Prometheus for. */
final class DeployedQueries {

	private static final Path DASHBOARD = BuildTree.file("ops/deploy/grafana/regwatch.json");

	private static final Path RULES = BuildTree.file("ops/deploy/prometheus/regwatch.rules.yaml");

	/** A name with an underscore that is no function. */
	private static final Pattern METRIC = Pattern.compile("\\b[a-z]+_\\w+\\b(?!\\()");

	/** Values of labels may look like names. */
	private static final Pattern VALUE = Pattern.compile("\"[^\"]*\"");

	private DeployedQueries() {
	}

	/** Returns the names of the metrics in all queries. */
	static Set<String> metrics() throws IOException {
		return queries().map((query) -> VALUE.matcher(query).replaceAll(""))
			.flatMap((query) -> METRIC.matcher(query).results())
			.map((match) -> match.group())
			.collect(Collectors.toCollection(TreeSet::new));
	}

	/** Returns the names of the samples on a page in the text format of Prometheus. */
	static Set<String> samples(String page) {
		return page.lines()
			.filter((line) -> !line.startsWith("#"))
			.map((line) -> line.split("[{ ]", 2)[0])
			.collect(Collectors.toSet());
	}

	private static Stream<String> queries() throws IOException {
		JsonNode dashboard = JsonMapper.shared().readTree(Files.readString(DASHBOARD));
		try (InputStream rules = Files.newInputStream(RULES)) {
			JsonNode alerts = JsonMapper.shared().valueToTree(new Yaml().load(rules));
			return Stream.concat(dashboard.findValuesAsString("expr").stream(),
					alerts.findValuesAsString("expr").stream());
		}
	}

}
