package io.regwatch.ingest.source.parse;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Resources that a JSON:API document includes beside its rows, such as attachments. They
 * take the place of the identifiers in the relationships of rows, because a field is read
 * from its row.
 */
final class IncludedResources {

	/** From a row to a medium to a file. */
	private static final int DEPTH = 3;

	/** So many are put into a row. */
	private static final int MOST = 1_000;

	private final Map<String, JsonNode> resources = new HashMap<>();

	private int left;

	static IncludedResources of(JsonNode document) {
		IncludedResources included = new IncludedResources();
		document.path("included")
			.valueStream()
			.filter(JsonNode::isObject)
			.forEach((resource) -> included.resources.put(key(resource), resource));
		return included;
	}

	/** The row with what its relationships name. */
	JsonNode in(JsonNode row) {
		this.left = MOST;
		return this.resources.isEmpty() ? row : expand(row, DEPTH);
	}

	private JsonNode expand(JsonNode resource, int depth) {
		if (depth == 0 || !resource.path("relationships").isObject()) {
			return resource;
		}
		JsonNode whole = resource.deepCopy();
		relationships(whole)
			.forEach((relationship) -> relationship.set("data", data(relationship.path("data"), depth)));
		return whole;
	}

	private static Stream<ObjectNode> relationships(JsonNode resource) {
		return resource.path("relationships")
			.valueStream()
			.filter(ObjectNode.class::isInstance)
			.map(ObjectNode.class::cast)
			.filter((relationship) -> relationship.has("data"));
	}

	private JsonNode data(JsonNode data, int depth) {
		if (!(data instanceof ArrayNode identifiers)) {
			return resource(data, depth);
		}
		ArrayNode resources = identifiers.arrayNode();
		identifiers.valueStream().forEach((identifier) -> resources.add(resource(identifier, depth)));
		return resources;
	}

	private JsonNode resource(JsonNode identifier, int depth) {
		JsonNode resource = this.resources.get(key(identifier));
		if (resource == null || this.left-- <= 0) {
			return identifier;
		}
		return expand(resource, depth - 1);
	}

	private static String key(JsonNode resource) {
		return resource.path("type").asString("") + " " + resource.path("id").asString("");
	}

}
