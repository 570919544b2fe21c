package io.regwatch.ingest.source.catalogue;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.JsonPath;
import com.jayway.jsonpath.Option;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/**
 * Finds values in JSON by a pointer (RFC 6901), or by JSONPath, which begins with "$".
 */
public final class JsonLocation {

	private static final Configuration JSON_PATH = Configuration.builder().options(Option.SUPPRESS_EXCEPTIONS).build();

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

	static void require(String location) {
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
