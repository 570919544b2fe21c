package io.regwatch.api;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/** Every parameter of the contract with every wrong value, one at a time. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class ParameterWalkIT {

	private static final List<String> NOWHERE = List.of("nonsense", "019b0000-0000-7000-8000-000000000000",
			"x".repeat(3000), "%20", "null", "-1");

	private final PublishedApi.Api api;

	private final Samples samples;

	private final String workspace;

	ParameterWalkIT(PublishedApi.Api api) {
		this.api = api;
		this.samples = new Samples(api);
		this.workspace = this.samples.workspace();
	}

	@ParameterizedTest
	@MethodSource("operationsWithQuery")
	void queryWhenAParameterIsForbiddenIsRefusedAndElseAnswered(Contract.Operation operation) {
		List<String> wrong = new ArrayList<>();
		for (JsonNode parameter : operation.parameters("query")) {
			String name = parameter.get("name").asString();
			QueryValues values = QueryValues.of(name, schema(parameter));
			values.allowed().forEach((value) -> {
				Answer answer = get(operation, name, value);
				if (answer.status() != 200) {
					wrong.add("%s=%s is allowed but answers %s".formatted(name, value, answer.body()));
				}
			});
			values.forbidden().forEach((value) -> {
				Answer answer = get(operation, name, value);
				if (answer.status() != 400 || !answer.failure(400).contains("'" + name + "'")) {
					wrong.add("%s=%s is forbidden but answers %d %s".formatted(name, value, answer.status(),
							answer.body()));
				}
			});
		}
		assertThat(wrong).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("operationsWithPath")
	void pathWhenAnIdIsNotThereIsForbiddenOrNotFound(Contract.Operation operation) {
		ClientRows before = ClientRows.of(this.api);
		JsonNode body = this.samples.body(operation, this.workspace);
		for (JsonNode parameter : operation.parameters("path")) {
			String name = parameter.get("name").asString();
			for (String value : NOWHERE) {
				String path = name.equals("workspaceId") ? this.samples.path(operation, "/api/workspaces/" + value)
						: this.samples.path(operation.path().replace("{" + name + "}", value), this.workspace);
				int expected = name.equals("workspaceId") ? 403 : 404;
				this.api.client()
					.send(operation.method(), path, (body != null) ? body.toString() : "")
					.failure(expected);
			}
		}
		assertThat(ClientRows.of(this.api)).isEqualTo(before);
	}

	private Answer get(Contract.Operation operation, String name, String value) {
		String path = name.equals("search") ? this.samples.path(operation, this.workspace)
				: this.samples.address(operation, this.workspace);
		return this.api.client()
			.get("%s%s%s=%s".formatted(path, path.contains("?") ? "&" : "?", name,
					URLEncoder.encode(value, StandardCharsets.UTF_8)));
	}

	private static JsonNode schema(JsonNode parameter) {
		return Contract.PROMISED.resolve(parameter.get("schema"));
	}

	static Stream<Named<Contract.Operation>> operationsWithQuery() {
		return AuthorizationWalkIT.operations()
			.filter((operation) -> !operation.getPayload().parameters("query").isEmpty());
	}

	static Stream<Named<Contract.Operation>> operationsWithPath() {
		return AuthorizationWalkIT.operations()
			.filter((operation) -> !operation.getPayload().parameters("path").isEmpty());
	}

	/**
	 * What a parameter may be and what it may not. One that is new in the contract and
	 * whose schema does not say it fails here.
	 *
	 * @param allowed that are answered, possibly with nothing
	 * @param forbidden that are refused
	 */
	record QueryValues(List<String> allowed, List<String> forbidden) {

		static QueryValues of(String name, JsonNode schema) {
			if (schema.has("items")) {
				return list(name, Contract.PROMISED.resolve(schema.get("items")));
			}
			if (schema.has("enum")) {
				List<String> values = values(schema);
				return new QueryValues(values, List.of("novel", "5", "null", values.getFirst().toUpperCase(Locale.ROOT),
						values.getFirst() + "," + values.getLast(), "x".repeat(2000)));
			}
			return switch (schema.get("type").asString()) {
				case "integer" ->
					new QueryValues(List.of(schema.get("minimum").asString(), schema.get("maximum").asString()),
							List.of("", " ", "x", "1.5", "-1", "null",
									String.valueOf(schema.get("minimum").asInt() - 1),
									String.valueOf(schema.get("maximum").asInt() + 1), "99999999999"));
				case "string" -> text(name, schema);
				default -> throw new AssertionError("Say what '%s' may be".formatted(name));
			};
		}

		private static QueryValues list(String name, JsonNode items) {
			if (name.equals("source")) {
				return new QueryValues(List.of("", "hc", "hc,mdcg", "novel", "5", "hc,,", "hc,hc", "x".repeat(2000)),
						List.of(",", " , "));
			}
			List<String> right = items.has("enum") ? values(items) : List.of("EU", "INT", "US");
			return new QueryValues(
					List.of("", String.join(",", right), right.getFirst() + "," + right.getFirst(),
							right.getFirst() + ",", right.getFirst() + ", " + right.get(1),
							items.has("enum") ? right.getFirst() : right.getFirst().toLowerCase(Locale.ROOT)),
					List.of(",", "novel", "XX", "5", "null", right.getFirst() + ",novel", "x".repeat(2000)));
		}

		private static QueryValues text(String name, JsonNode schema) {
			return switch (name) {
				case "search" -> new QueryValues(
						List.of("", " ", "novel", "5", "*", "\"", "(", "§", "😀",
								"x".repeat(schema.get("maxLength").asInt())),
						List.of("x".repeat(schema.get("maxLength").asInt() + 1)));
				case "source" -> new QueryValues(List.of("", "hc", "novel", "5", "x".repeat(2000)), List.of());
				case "publicationDateFrom", "publicationDateTo", "asOf", "knownAt",
						"changedSince" ->
					new QueryValues(
							List.of("", "2026-03-01", "2026-03-01T10:00:00Z", "2026-03-01T10:00:00.5+02:00",
									"2026-03-01T10:00:00", "0001-01-01", "9999-12-31"),
							List.of("novel", "5", "2026-02-30", "2026-13-01", "2026-03", "01.03.2026",
									"2026-03-01T25:00:00Z", "9999-12-31T23:59:59-18:00", "0001-01-01T00:00:00+18:00",
									"99999-01-01", "+99999-01-01", "x".repeat(2000)));
				case "after" -> new QueryValues(List.of("s0"), List.of("", "novel", "5", "null", "c", "c1-5", "c-1",
						"c9999999999999999999", "x".repeat(2000)));
				case "due" -> new QueryValues(
						List.of("", "2026-03-01", "../2026-03-01", "2026-03-01/..", "../..", "2026-03-01/2026-03-01"),
						List.of("novel", "5", "..", "null", "2026-02-30", "2026-03-02/2026-03-01", "2026-03-01/",
								"2026-03-01T00:00:00Z", "x".repeat(2000)));
				case "reference" -> new QueryValues(List.of("", "019b0000-0000-7000-8000-000000000000"),
						List.of("novel", "5", "null", "x".repeat(2000)));
				case "from", "to", "savedSearch" ->
					new QueryValues(List.of("", " "), List.of("novel", "5", "null", "x".repeat(2000)));
				case "cursor" -> new QueryValues(List.of(), List.of("", "novel", "5", "null", "x".repeat(2000)));
				default -> throw new AssertionError("Say what '%s' may be".formatted(name));
			};
		}

		private static List<String> values(JsonNode schema) {
			return schema.get("enum").valueStream().map(JsonNode::asString).toList();
		}

	}

}
