package io.regwatch.ingest.source.parse;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;

import io.regwatch.ingest.source.catalogue.JsonLocation;
import io.regwatch.schema.text.BoundedPattern;
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

	/** Reads something of the resources that a relationship names. */
	private static final BoundedPattern RELATED = BoundedPattern.compile(
			"relationships\\W.*?\\bdata\\b(?:'?\\])?(?=(?:\\[(?:\\d+|\\*|\\?[^\\]]*)\\]|/\\d+)*+[/.\\[](?!'?(?:id|type|meta)\\b))");

	/** What an identifier says. */
	private static final Set<String> IDENTIFIER = Set.of("type", "id", "lid", "meta");

	/** The id of what does not exist any more, as Drupal writes it. */
	private static final String NOTHING = "missing";

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

	/**
	 * Refuses to read a field of a row if it would lack something that the row names.
	 * @param row with what its relationships name
	 * @param pointer of the field
	 * @throws UnresolvedResourceException if a resource is only named
	 */
	static void require(JsonNode row, String pointer) {
		Matcher related = RELATED.matcher(pointer);
		while (related.find()) {
			named(JsonLocation.find(row, pointer.substring(0, related.end()))).filter(IncludedResources::isIdentifier)
				.findFirst()
				.ifPresent((identifier) -> {
					throw new UnresolvedResourceException(identifier.path("type").asString(""),
							identifier.path("id").asString(""));
				});
		}
	}

	private static Stream<JsonNode> named(JsonNode data) {
		return data.isArray() ? data.valueStream().flatMap(IncludedResources::named) : Stream.of(data);
	}

	private static boolean isIdentifier(JsonNode data) {
		return data.path("type").isString() && data.path("id").isString()
				&& !data.path("id").asString("").equals(NOTHING) && IDENTIFIER.containsAll(data.propertyNames());
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
