package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The settings of the program as Markdown tables, made from the metadata of its modules.
 */
final class ConfigurationReference {

	private static final String METADATA = "META-INF/spring-configuration-metadata.json";

	private ConfigurationReference() {
	}

	/** One table for each group of properties, in alphabetical order. */
	static String markdown() {
		List<ConfigurationProperty> properties = properties();
		return groups().distinct()
			.sorted()
			.map((group) -> table(group, properties.stream().filter((property) -> property.group().equals(group))))
			.collect(Collectors.joining());
	}

	private static String table(String group, Stream<ConfigurationProperty> properties) {
		String rows = properties.map(ConfigurationProperty::row).collect(Collectors.joining());
		return rows.isEmpty() ? "" : """

				## %s

				| property | environment variable | type | default | meaning |
				|---|---|---|---|---|
				%s""".formatted(group, rows);
	}

	private static List<ConfigurationProperty> properties() {
		List<String> groups = groups().toList();
		return metadata("properties").map((property) -> ConfigurationProperty.of(property, groups))
			.sorted(Comparator.comparing(ConfigurationProperty::name))
			.toList();
	}

	private static Stream<String> groups() {
		return metadata("groups").map((group) -> group.get("name").asString());
	}

	/** Those of the project's modules only. */
	private static Stream<JsonNode> metadata(String kind) {
		try {
			List<JsonNode> found = new ArrayList<>();
			for (URL url : Collections.list(ConfigurationReference.class.getClassLoader().getResources(METADATA))) {
				try (InputStream file = url.openStream()) {
					JsonMapper.shared().readTree(file).path(kind).forEach(found::add);
				}
			}
			return found.stream().filter((node) -> node.get("name").asString().startsWith("regwatch."));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
