package io.regwatch.api;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import tools.jackson.databind.JsonNode;

/**
 * Everything that clients rely on in the contract: each path, parameter and field with
 * its type.
 */
record ContractShape(Contract contract, Map<String, String> lines) {

	static Map<String, String> of(Contract contract) {
		ContractShape shape = new ContractShape(contract, new TreeMap<>());
		contract.operations().forEach(shape::add);
		return shape.lines();
	}

	private void add(Contract.Operation operation) {
		String place = operation.method() + " " + operation.path();
		int status = operation.responses().keySet().stream().mapToInt(Integer::intValue).min().orElseThrow();
		this.lines.put(place, String.valueOf(status));
		operation.parameters("path").forEach((one) -> this.lines.put(place + " path " + name(one), ""));
		operation.parameters("query").forEach((one) -> this.lines.put(place + " query " + name(one), ""));
		operation.requestSchema().ifPresent((schema) -> add(place + " asks ", schema, false, true));
		operation.answerSchema().ifPresent((schema) -> add(place + " answers ", schema, true, true));
	}

	private void add(String place, JsonNode schema, boolean answer, boolean required) {
		JsonNode type = this.contract.resolve(schema);
		String modifier = answer ? (required ? "" : " optional") : "";
		if (type.has("oneOf")) {
			List<JsonNode> choices = type.get("oneOf").valueStream().toList();
			assertNullable(choices);
			this.lines.put(place, "nullable" + modifier);
			add(place, choices.getFirst(), answer, true);
			return;
		}
		if (type.get("type").isArray()) {
			this.lines.put(place, type.get("type").get(0).asString() + (answer ? " nullable" : "") + modifier);
			return;
		}
		switch (type.get("type").asString()) {
			case "object" -> {
				if (!modifier.isEmpty()) {
					this.lines.put(place, modifier.strip());
				}
				type.get("properties")
					.propertyStream()
					.forEach((field) -> add(place + "." + field.getKey(), field.getValue(), answer,
							type.path("required")
								.valueStream()
								.anyMatch((one) -> one.asString().equals(field.getKey()))));
			}
			case "array" -> add(place + "[]", type.get("items"), answer, required);
			default -> this.lines.put(place, type.get("type").asString() + (answer ? values(type) : "") + modifier);
		}
	}

	private static void assertNullable(List<JsonNode> choices) {
		if (choices.size() != 2 || !choices.get(1).path("type").asString().equals("null")) {
			throw new AssertionError("Not a nullable object: " + choices);
		}
	}

	private static String values(JsonNode type) {
		return type.has("enum") ? type.get("enum")
			.valueStream()
			.map(JsonNode::asString)
			.collect(Collectors.toCollection(TreeSet::new))
			.toString() : "";
	}

	private static String name(JsonNode parameter) {
		return parameter.get("name").asString();
	}

}
