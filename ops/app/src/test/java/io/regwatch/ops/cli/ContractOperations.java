package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The operations of the API's contract, and which of them were called. */
final class ContractOperations {

	private static final Set<String> METHODS = Set.of("get", "put", "post", "patch", "delete");

	/** By the ids of the operations. */
	private final Map<String, Endpoint> endpoints = new TreeMap<>();

	private final Set<String> called = new TreeSet<>();

	ContractOperations() throws IOException {
		try (InputStream yaml = ContractOperations.class.getResourceAsStream("/openapi/regwatch.yaml")) {
			JsonNode contract = new YAMLMapper().readTree(Objects.requireNonNull(yaml));
			contract.get("paths")
				.propertyStream()
				.forEach((path) -> path.getValue()
					.propertyStream()
					.filter((operation) -> METHODS.contains(operation.getKey()))
					.forEach((operation) -> this.endpoints.put(operation.getValue().get("operationId").asString(),
							new Endpoint(operation.getKey().toUpperCase(Locale.ROOT), path.getKey(),
									parameters(contract, operation.getValue())))));
		}
	}

	/** Records a call by its method and its path without query. */
	synchronized void call(String method, String path) {
		this.endpoints.forEach((id, endpoint) -> {
			if (endpoint.answers(method, path)) {
				this.called.add(id);
			}
		});
	}

	/** The ids of operations that were not called. */
	synchronized Set<String> missing() {
		Set<String> missing = new TreeSet<>(this.endpoints.keySet());
		missing.removeAll(this.called);
		return missing;
	}

	int count() {
		return this.endpoints.size();
	}

	Collection<Endpoint> endpoints() {
		return this.endpoints.values();
	}

	/** The names of what may be in the query. */
	private static Set<String> parameters(JsonNode contract, JsonNode operation) {
		Stream<JsonNode> parameters = operation.path("parameters").valueStream();
		return parameters
			.map((parameter) -> parameter.has("$ref") ? contract.at(parameter.get("$ref").asString().substring(1))
					: parameter)
			.filter((parameter) -> parameter.get("in").asString().equals("query"))
			.map((parameter) -> parameter.get("name").asString())
			.collect(Collectors.toSet());
	}

}
