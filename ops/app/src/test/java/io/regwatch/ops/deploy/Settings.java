package io.regwatch.ops.deploy;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The names of the settings of the program. */
final class Settings {

	private static final Set<String> OF_THE_COMMAND_LINE = Set.of("REGWATCH_HOME", "REGWATCH_DB_URL",
			"REGWATCH_DB_USER", "REGWATCH_DB_PASSWORD", "REGWATCH_ES_URIS", "REGWATCH_ES_API_KEY");

	private Settings() {
	}

	/** Variables of the environment, as Spring Boot derives them from its properties. */
	static Set<String> variables() throws IOException {
		Set<String> names = new TreeSet<>(OF_THE_COMMAND_LINE);
		List<URL> files = Collections
			.list(Settings.class.getClassLoader().getResources("META-INF/spring-configuration-metadata.json"));
		for (URL file : files) {
			try (InputStream json = file.openStream()) {
				new JsonMapper().readTree(json).path("properties").forEach((property) -> names.add(variable(property)));
			}
		}
		return names;
	}

	private static String variable(JsonNode property) {
		return property.path("name").asString().replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT);
	}

}
