package io.regwatch.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The OpenAPI contract. Objects are closed here: clients are to ignore fields that they
 * do not know, but the service is not to send any.
 */
final class Contract {

	private static final String RESOURCE = "/openapi/regwatch.yaml";

	private static final List<String> METHODS = List.of("get", "put", "post", "delete", "options", "head", "patch");

	private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(Dialects.getOpenApi31(),
			(builder) -> builder
				.schemaRegistryConfig(SchemaRegistryConfig.builder().formatAssertionsEnabled(true).build()));

	static final Contract PROMISED = of(text());

	private final JsonNode document;

	private final List<Operation> operations;

	/** As clients may send them, by their definition. */
	private final Map<JsonNode, Schema> openSchemas = new ConcurrentHashMap<>();

	/** As the service may answer, by their definition. */
	private final Map<JsonNode, Schema> closedSchemas = new ConcurrentHashMap<>();

	private Contract(JsonNode document) {
		this.document = document;
		this.operations = document.get("paths")
			.propertyStream()
			.flatMap((path) -> path.getValue()
				.propertyStream()
				.filter((entry) -> METHODS.contains(entry.getKey()))
				.map((entry) -> new Operation(this, entry.getKey().toUpperCase(Locale.ROOT), path.getKey(),
						Pattern.compile(path.getKey().replaceAll("\\{[^}]*}", "[^/]+")), path.getValue(),
						entry.getValue())))
			.toList();
	}

	JsonNode document() {
		return this.document;
	}

	/** All operations. */
	List<Operation> operations() {
		return this.operations;
	}

	/** The operation that answers a request. */
	Optional<Operation> find(String method, String path) {
		return this.operations.stream()
			.filter((operation) -> operation.method().equals(method) && operation.matches(path))
			.findFirst();
	}

	/** Follows a reference to a component. */
	JsonNode resolve(JsonNode node) {
		JsonNode reference = node.get("$ref");
		return (reference != null) ? this.document.at(reference.asString().substring(1)) : node;
	}

	/** Violations of a schema by a response. */
	List<String> problems(JsonNode schema, JsonNode value) {
		return problems(this.closedSchemas.computeIfAbsent(schema,
				(key) -> compile(key, closed(this.document.get("components").deepCopy()))), value);
	}

	/** Violations of a schema by a request; unknown fields are ignored. */
	List<String> problemsOfOpen(JsonNode schema, JsonNode value) {
		return problems(
				this.openSchemas.computeIfAbsent(schema, (key) -> compile(key, this.document.get("components"))),
				value);
	}

	private static List<String> problems(Schema schema, JsonNode value) {
		return schema.validate(value).stream().map(Error::toString).toList();
	}

	private static Schema compile(JsonNode schema, JsonNode components) {
		ObjectNode root = ((ObjectNode) schema).deepCopy();
		root.set("components", components);
		return REGISTRY.getSchema(root);
	}

	private static JsonNode closed(JsonNode node) {
		if (node instanceof ObjectNode object && object.has("properties") && !object.has("additionalProperties")) {
			object.put("additionalProperties", false);
		}
		node.valueStream().forEach(Contract::closed);
		return node;
	}

	static Contract of(String text) {
		return new Contract(new YAMLMapper().readTree(text));
	}

	static String text() {
		try (InputStream yaml = Contract.class.getResourceAsStream(RESOURCE)) {
			return new String(Objects.requireNonNull(yaml).readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * An operation.
	 *
	 * @param contract that it stands in
	 * @param method in upper case
	 * @param path with variables in braces
	 * @param addresses that it answers
	 * @param siblings what holds for all methods of the path
	 * @param node the operation itself
	 */
	record Operation(Contract contract, String method, String path, Pattern addresses, JsonNode siblings,
			JsonNode node) {

		String id() {
			return this.node.get("operationId").asString();
		}

		boolean matches(String requested) {
			return this.addresses.matcher(requested).matches();
		}

		List<JsonNode> parameters() {
			return Stream.of(this.siblings, this.node)
				.flatMap((owner) -> owner.path("parameters").valueStream())
				.map(this.contract::resolve)
				.toList();
		}

		List<JsonNode> parameters(String in) {
			return parameters().stream().filter((one) -> one.get("in").asString().equals(in)).toList();
		}

		Optional<JsonNode> requestSchema() {
			return Optional.ofNullable(this.node.get("requestBody")).map((body) -> json(body).get("schema"));
		}

		Map<Integer, JsonNode> responses() {
			return this.node.get("responses")
				.propertyStream()
				.collect(Collectors.toMap((entry) -> Integer.valueOf(entry.getKey()),
						(entry) -> this.contract.resolve(entry.getValue())));
		}

		/** The schema of what the operation answers when all is well. */
		Optional<JsonNode> answerSchema() {
			return responses().entrySet()
				.stream()
				.filter((entry) -> entry.getKey() < 300)
				.map((entry) -> entry.getValue().at("/content/application~1json/schema"))
				.filter((schema) -> !schema.isMissingNode())
				.findFirst();
		}

		private static JsonNode json(JsonNode owner) {
			return owner.get("content").get("application/json");
		}

	}

}
