package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.server.BuildTree;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What can be set.
 *
 * @param properties of the program by the metadata of its modules, and of the build
 * @param variables that the code reads by their names
 */
record KnownSettings(Set<String> properties, Set<String> variables) {

	private static final String METADATA = "META-INF/spring-configuration-metadata.json";

	private static final Pattern SOURCES = Pattern.compile(
			"(.*/src/main/.*\\.(java|sh|yaml)|.*pom\\.xml|ops/regwatch|ops/(release|image)/.*[.]sh|ops/deploy/.*yaml)");

	private static final Pattern READ_PROPERTY = Pattern
		.compile("(?:\\$\\{|\"|<)(regwatch\\.[a-z][a-z0-9.-]*[a-z0-9])[:}\">]");

	private static final Pattern READ_VARIABLE = Pattern.compile("\\bREGWATCH_[A-Z0-9_]*[A-Z0-9]\\b");

	private static final Pattern PROFILE = Pattern.compile("(?s)<profile>\\s*<id>([^<]+)</id>");

	static KnownSettings ofProject() {
		Set<String> properties = new HashSet<>(found(READ_PROPERTY));
		try {
			for (URL metadata : Collections.list(KnownSettings.class.getClassLoader().getResources(METADATA))) {
				for (JsonNode property : JsonMapper.shared().readTree(read(metadata)).get("properties")) {
					properties.add(property.get("name").asString());
				}
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return new KnownSettings(properties, found(READ_VARIABLE));
	}

	static Set<String> profiles() {
		return found(PROFILE);
	}

	/** Also a group of properties. */
	boolean hasProperty(String name) {
		return this.properties.stream().anyMatch((property) -> property.equals(name) || property.startsWith(name + "."))
				|| name.matches("regwatch\\.(yaml|jar)");
	}

	/** Also a property in the spelling of variables, with indexes or within a map. */
	boolean hasVariable(String name) {
		return this.variables.contains(name) || this.properties.stream()
			.map((property) -> property.replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT))
			.anyMatch((property) -> name.equals(property) || name.matches(property + "_[0-9]+(_[A-Z]+)?"));
	}

	private static Set<String> found(Pattern pattern) {
		return BuildTree.files()
			.stream()
			.filter((file) -> SOURCES.matcher(file.toString()).matches())
			.flatMap((file) -> pattern.matcher(read(BuildTree.file(file.toString()))).results())
			.map((match) -> match.group(match.groupCount()))
			.collect(Collectors.toSet());
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String read(URL url) throws IOException {
		return new String(url.openStream().readAllBytes(), StandardCharsets.UTF_8);
	}

}
