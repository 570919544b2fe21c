package io.regwatch.ingest.source.catalogue;

import java.util.List;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.JsonPath;
import com.jayway.jsonpath.JsonPathException;
import com.jayway.jsonpath.Option;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/**
 * Finds values in JSON by a pointer (RFC 6901), or by JSONPath, which begins with "$".
 */
public final class JsonLocation {

	private static final Configuration JSON_PATH = Configuration.builder().options(Option.SUPPRESS_EXCEPTIONS).build();

	private static final Configuration PATHS = JSON_PATH.addOptions(Option.AS_PATH_LIST);

	private JsonLocation() {
	}

	/**
	 * Finds a value.
	 * @param node to search
	 * @param location a pointer or JSONPath
	 * @return the value, an array if a path has several; a missing or null node if there
	 * is none
	 */
	public static JsonNode find(JsonNode node, String location) {
		if (!isPath(location)) {
			return find(node, JsonPointer.compile(location));
		}
		return node.isContainer()
				? YamlFile.MAPPER.valueToTree(
						JsonPath.compile(location).read(YamlFile.MAPPER.convertValue(node, Object.class), JSON_PATH))
				: YamlFile.MAPPER.missingNode();
	}

	/**
	 * The names that the values of a path have in their objects.
	 * @param node to search
	 * @param location a pointer or JSONPath
	 * @return for each value that {@link #find} finds, in its order, empty for one of an
	 * array; none if the location has a single value
	 */
	public static List<String> keys(JsonNode node, String location) {
		if (!isPath(location) || JsonPath.isPathDefinite(location) || !node.isContainer()) {
			return List.of();
		}
		List<String> paths = JsonPath.compile(location).read(YamlFile.MAPPER.convertValue(node, Object.class), PATHS);
		return paths.stream().map(JsonLocation::lastName).toList();
	}

	private static String lastName(String path) {
		return path.endsWith("']") ? path.substring(path.lastIndexOf("['") + 2, path.length() - 2) : "";
	}

	static void require(String location) {
		if (isPath(location) && location.endsWith("~") && location.length() > 2) {
			throw new IllegalArgumentException(
					"'%s': '~' finds no names in this JSONPath; key: true reads the names of rows".formatted(location));
		}
		try {
			compile(location);
		}
		catch (IllegalArgumentException | JsonPathException ex) {
			throw new IllegalArgumentException(
					"'%s' is neither a JSON pointer, such as /results, nor JSONPath, such as $.results: %s"
						.formatted(location, ex.getMessage()),
					ex);
		}
	}

	private static void compile(String location) {
		if (isPath(location)) {
			JsonPath.compile(location);
		}
		else {
			JsonPointer.compile(location);
		}
	}

	private static boolean isPath(String location) {
		return location.startsWith("$");
	}

	/** An object where an array is expected is its only element. */
	private static JsonNode find(JsonNode node, JsonPointer pointer) {
		JsonNode found = node;
		for (JsonPointer rest = pointer; !rest.matches(); rest = rest.tail()) {
			String name = rest.getMatchingProperty();
			boolean single = name.equals("0") && found.isObject() && !found.has(name);
			found = found.isArray() ? found.path(rest.getMatchingIndex()) : single ? found : found.path(name);
		}
		return found;
	}

}
