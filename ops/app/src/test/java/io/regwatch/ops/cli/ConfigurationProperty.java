package io.regwatch.ops.cli;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

import org.springframework.util.ClassUtils;
import tools.jackson.databind.JsonNode;

/**
 * A setting of the program.
 *
 * @param name such as {@code regwatch.files.max-file}
 * @param group the record that has it
 * @param type name of a Java type
 * @param defaultValue empty if there is none
 * @param description Javadoc of the component
 */
record ConfigurationProperty(String name, String group, String type, String defaultValue, String description) {

	private static final Map<String, String> TYPES = Map.of("Integer", "integer", "Long", "integer", "Boolean",
			"`true` or `false`", "Double", "number", "BigDecimal", "number", "URI", "URL", "ZoneId", "time zone",
			"DataSize", "size", "Path", "path", "Mirror", "mirror");

	static ConfigurationProperty of(JsonNode metadata, List<String> groups) {
		String name = metadata.get("name").asString();
		String group = groups.stream()
			.filter((prefix) -> name.startsWith(prefix + "."))
			.max(Comparator.comparingInt(String::length))
			.orElseThrow(() -> new AssertionError("No group for property '%s'".formatted(name)));
		return new ConfigurationProperty(name, group, metadata.get("type").asString(),
				metadata.path("defaultValue").asString(""), metadata.path("description").asString(""));
	}

	/** A row of a table in Markdown. */
	String row() {
		return "| `%s` | `%s` | %s | %s | %s |%n".formatted(this.name, variable(), readableType(this.type),
				this.defaultValue.isEmpty() ? "" : "`" + this.defaultValue + "`", readableDescription());
	}

	private String variable() {
		return this.name.replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT);
	}

	private String readableDescription() {
		return this.description.replaceAll("\\{@code ([^}]*)}", "`$1`").replace("|", "\\|");
	}

	private static String readableType(String type) {
		if (type.startsWith("java.util.")) {
			return "list of " + readableType(type.replaceAll(".*<(.*)>", "$1")) + "s";
		}
		String simple = type.replaceAll(".*[.$]", "");
		if (type.startsWith("io.regwatch.") && !TYPES.containsKey(simple)) {
			return constants(type);
		}
		return TYPES.getOrDefault(simple, simple.toLowerCase(Locale.ROOT));
	}

	private static String constants(String type) {
		Class<?> found = ClassUtils.resolveClassName(type, ClassUtils.getDefaultClassLoader());
		return Arrays.stream(Objects.requireNonNull(found.getEnumConstants(), type))
			.map((constant) -> "`" + constant.toString().toLowerCase(Locale.ROOT) + "`")
			.collect(Collectors.joining(", "));
	}

}
