package io.regwatch.api;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;

/**
 * Which bodies are forbidden: by their schema, or by the rules that a schema cannot say.
 *
 * @param ids that are there
 */
record BodyRules(Set<String> ids) {

	private static final Set<String> COUNTRIES = Set.copyOf(Arrays.asList(Locale.getISOCountries()));

	boolean forbid(Contract.Operation operation, JsonNode body) {
		return !Contract.PROMISED.problemsOfOpen(operation.requestSchema().orElseThrow(), body).isEmpty()
				|| forbidIds(body, "sources", "sourceId") || forbidIds(body, "references", "referenceId")
				|| forbidIds(body, "products", "id") || forbidProducts(body) || forbidCodes(body, "markets")
				|| forbidCodes(body, "geography")
				|| (body.hasNonNull("savedSearchId") && !this.ids.contains(body.get("savedSearchId").asString()))
				|| body.path("updates").valueStream().anyMatch((id) -> !this.ids.contains(id.asString()))
				|| body.hasNonNull("model") || forbidLanguage(body)
				|| (body.hasNonNull("since") && !body.get("since").asString().equals("2026-01-01"))
				|| (body.hasNonNull("basedOn") && !this.ids.contains(body.get("basedOn").asString()))
				|| (body.hasNonNull("workspaceId") && !this.ids.contains(body.get("workspaceId").asString()))
				|| (body.hasNonNull("after") && !this.ids.contains(body.get("after").asString()))
				|| (body.has("url") && !this.ids.contains(body.get("url").asString()));
	}

	private boolean forbidIds(JsonNode body, String list, String field) {
		Set<String> seen = new HashSet<>();
		return entries(body, list).filter((entry) -> entry.has(field))
			.map((entry) -> entry.get(field).asString())
			.anyMatch((id) -> !this.ids.contains(id) || !seen.add(id));
	}

	private static boolean forbidProducts(JsonNode body) {
		return entries(body, "products").anyMatch((product) -> !product.has("id") && !product.has("name"));
	}

	private static boolean forbidCodes(JsonNode body, String list) {
		return entries(body, list).map(JsonNode::asString)
			.anyMatch((code) -> !code.equals("EU") && !code.equals("INT") && !COUNTRIES.contains(code));
	}

	private static boolean forbidLanguage(JsonNode body) {
		return body.hasNonNull("language") && !Set.of("de", "eu").contains(body.get("language").asString());
	}

	private static Stream<JsonNode> entries(JsonNode body, String list) {
		return body.path(list).valueStream();
	}

}
