package io.regwatch.ingest.source.catalogue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.networknt.schema.path.NodePath;
import tools.jackson.databind.JsonNode;

/** Says why a JSON Schema forbids a field that it knows. */
final class ForbiddenField {

	private ForbiddenField() {
	}

	/**
	 * The predicate of a sentence that names what the field does not go with.
	 * @param schema whole
	 * @param path to the schema that forbids the field
	 */
	static String reason(JsonNode schema, NodePath path) {
		List<String> names = IntStream.range(0, path.getNameCount())
			.mapToObj((at) -> String.valueOf(path.getElement(at)))
			.toList();
		String reason = "is not allowed here";
		JsonNode at = schema;
		for (int i = 0; i < names.size(); i++) {
			reason = switch (names.get(i)) {
				case "then" -> "does not go with " + condition(at.path("if"));
				case "else" -> "only goes with " + condition(at.path("if"));
				case "dependentSchemas" -> "does not go with '%s'".formatted(names.get(i + 1));
				default -> reason;
			};
			at = at.isArray() ? at.path(Integer.parseInt(names.get(i))) : at.path(names.get(i));
		}
		return reason;
	}

	private static String condition(JsonNode condition) {
		return condition.path("properties")
			.properties()
			.stream()
			.flatMap((field) -> values(field.getValue())
				.map((value) -> "'%s: %s'".formatted(field.getKey(), value.asString())))
			.collect(Collectors.joining(" or "));
	}

	private static Stream<JsonNode> values(JsonNode schema) {
		return schema.has("const") ? Stream.of(schema.path("const")) : schema.path("enum").valueStream();
	}

}
