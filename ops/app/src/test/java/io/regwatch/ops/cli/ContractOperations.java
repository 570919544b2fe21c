package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The operations of the API's contract, and which of them were called. */
final class ContractOperations {

	private static final Set<String> METHODS = Set.of("get", "put", "post", "patch", "delete");

	/** Methods and patterns of paths by the ids of the operations. */
	private final Map<String, String> patterns = new TreeMap<>();

	private final Set<String> called = new TreeSet<>();

	ContractOperations() throws IOException {
		try (InputStream yaml = ContractOperations.class.getResourceAsStream("/openapi/regwatch.yaml")) {
			JsonNode paths = new YAMLMapper().readTree(Objects.requireNonNull(yaml)).get("paths");
			paths.propertyStream()
				.forEach((path) -> path.getValue()
					.propertyStream()
					.filter((operation) -> METHODS.contains(operation.getKey()))
					.forEach((operation) -> this.patterns.put(operation.getValue().get("operationId").asString(),
							pattern(operation.getKey(), path.getKey()))));
		}
	}

	/** Records a call by its method and its path without query. */
	synchronized void call(String method, String path) {
		this.patterns.forEach((id, pattern) -> {
			if ((method + " " + path).matches(pattern)) {
				this.called.add(id);
			}
		});
	}

	/** The ids of operations that were not called. */
	synchronized Set<String> missing() {
		Set<String> missing = new TreeSet<>(this.patterns.keySet());
		missing.removeAll(this.called);
		return missing;
	}

	int count() {
		return this.patterns.size();
	}

	private static String pattern(String method, String path) {
		return method.toUpperCase(Locale.ROOT) + " " + path.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+");
	}

}
