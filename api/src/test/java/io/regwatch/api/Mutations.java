package io.regwatch.api;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A right body with one thing changed, for each thing that can be. */
record Mutations(Contract contract, JsonNode right, List<Mutation> found) {

	private static final JsonMapper JSON = new JsonMapper();

	private static final List<String> VALUES = List.of("null", "5", "1.5", "true", "{}", "[]", "[null]", "\"\"",
			"\" \"", "\"novel\"", "\"XX\"", "\"eu\"", "\"019b0000-0000-7000-8000-000000000000\"");

	static List<Mutation> of(Contract contract, JsonNode schema, JsonNode right) {
		Mutations mutations = new Mutations(contract, right, new ArrayList<>());
		VALUES.forEach((value) -> mutations.found.add(new Mutation("", value, JSON.readTree(value))));
		mutations.walk("", schema);
		return mutations.found;
	}

	private void walk(String pointer, JsonNode given) {
		JsonNode schema = this.contract.resolve(given);
		JsonNode value = this.right.at(pointer);
		schema.path("properties").propertyStream().forEach((field) -> {
			if (!value.has(field.getKey())) {
				throw new AssertionError("Give '%s' in the right body".formatted(pointer + "/" + field.getKey()));
			}
			remove(pointer, field.getKey());
			change(pointer + "/" + field.getKey(), field.getValue());
		});
		if (schema.has("items")) {
			change(pointer + "/0", schema.get("items"));
		}
		if (schema.has("properties")) {
			set(pointer + "/notKnownHere", JSON.readTree("5"));
		}
	}

	private void change(String pointer, JsonNode given) {
		JsonNode schema = this.contract.resolve(given);
		VALUES.forEach((value) -> set(pointer, JSON.readTree(value)));
		if (schema.has("maxLength")) {
			lengths(schema.get("maxLength").asInt()).forEach((length) -> set(pointer, text(length)));
		}
		if (schema.has("maxItems")) {
			lengths(schema.get("maxItems").asInt()).forEach((length) -> set(pointer, list(pointer, length)));
		}
		if (schema.has("items")) {
			set(pointer, list(pointer, 2));
		}
		walk(pointer, schema);
	}

	private void set(String pointer, JsonNode value) {
		JsonNode body = this.right.deepCopy();
		String name = pointer.substring(pointer.lastIndexOf('/') + 1);
		switch (body.at(pointer.substring(0, pointer.lastIndexOf('/')))) {
			case ObjectNode object -> object.set(name, value);
			case ArrayNode array -> array.set(Integer.parseInt(name), value);
			default -> throw new AssertionError(pointer);
		}
		this.found.add(new Mutation(pointer, value.toString(), body));
	}

	private void remove(String pointer, String field) {
		JsonNode body = this.right.deepCopy();
		((ObjectNode) body.at(pointer)).remove(field);
		this.found.add(new Mutation(pointer + "/" + field, "nothing", body));
	}

	private ArrayNode list(String pointer, int length) {
		ArrayNode list = JSON.createArrayNode();
		IntStream.range(0, length).forEach((number) -> list.add(this.right.at(pointer + "/0")));
		return list;
	}

	private static JsonNode text(int length) {
		return JSON.getNodeFactory().stringNode("x".repeat(length));
	}

	private static Stream<Integer> lengths(int limit) {
		return Stream.of(limit, limit + 1);
	}

	/**
	 * A changed body.
	 *
	 * @param pointer to what was changed
	 * @param value what is there now
	 * @param body the whole
	 */
	record Mutation(String pointer, String value, JsonNode body) {

		/** The name of the innermost field; empty for the body itself. */
		String field() {
			return Stream.of(this.pointer.split("/", -1))
				.filter((step) -> !step.matches("\\d*"))
				.collect(Collectors.collectingAndThen(Collectors.toList(),
						(steps) -> steps.isEmpty() ? "" : steps.getLast()));
		}

		@Override
		public String toString() {
			return "%s = %s".formatted(this.pointer, this.value.substring(0, Math.min(this.value.length(), 60)));
		}

	}

}
