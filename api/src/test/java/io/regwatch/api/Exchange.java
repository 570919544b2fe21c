package io.regwatch.api;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** A request with its response, validated against the contract. */
record Exchange(String method, URI uri, String body, Answer answer) {

	private static final JsonMapper JSON = new JsonMapper();

	private static final List<Integer> OUTSIDE = List.of(401, 403, 404, 405);

	/** Fails when request or response violates the contract. */
	Answer checked() {
		if (!this.uri.getPath().startsWith("/api")) {
			return this.answer;
		}
		Optional<Contract.Operation> operation = Contract.PROMISED.find(this.method, this.uri.getPath());
		if (operation.isEmpty()) {
			assertThat(OUTSIDE.contains(this.answer.status()) || List.of("HEAD", "OPTIONS").contains(this.method))
				.as("%s %s is not in the contract but answers %d", this.method, this.uri, this.answer.status())
				.isTrue();
			return this.answer;
		}
		checkAnswer(operation.get());
		if (this.answer.status() < 400) {
			checkRequest(operation.get());
		}
		return this.answer;
	}

	private void checkAnswer(Contract.Operation operation) {
		assertThat(operation.responses()).as(operation.id()).containsKey(this.answer.status());
		JsonNode response = Objects.requireNonNull(operation.responses().get(this.answer.status()));
		response.path("headers")
			.propertyStream()
			.filter((header) -> Contract.PROMISED.resolve(header.getValue()).path("required").asBoolean(false))
			.forEach((header) -> assertThat(this.answer.response().headers().firstValue(header.getKey()))
				.as("%s %d header %s", operation.id(), this.answer.status(), header.getKey())
				.isPresent());
		JsonNode content = response.path("content");
		if (content.isMissingNode()) {
			assertThat(this.answer.body()).as(operation.id()).isEmpty();
			return;
		}
		String type = this.answer.response().headers().firstValue("Content-Type").orElse("");
		assertThat(content.propertyNames()).as(operation.id()).contains(type.replace(";charset=UTF-8", ""));
		if (!type.equals("application/json")) {
			return;
		}
		JsonNode schema = content.at("/application~1json/schema");
		if (this.answer.response().headers().firstValue("Content-Encoding").isPresent()) {
			return;
		}
		assertThat(Contract.PROMISED.problems(schema, this.answer.json()))
			.as("%s answers %s", operation.id(), this.answer.body())
			.isEmpty();
	}

	private void checkRequest(Contract.Operation operation) {
		operation.requestSchema()
			.ifPresent((schema) -> assertThat(Contract.PROMISED.problemsOfOpen(schema, JSON.readTree(this.body)))
				.as("%s asks %s", operation.id(), this.body)
				.isEmpty());
		List<String> known = operation.parameters("query").stream().map((one) -> one.get("name").asString()).toList();
		assertThat(names(this.uri.getRawQuery())).as(operation.id()).isSubsetOf(known);
	}

	private static List<String> names(String query) {
		return (query != null) ? Arrays.stream(query.split("&", -1))
			.filter((one) -> !one.isEmpty())
			.map((one) -> one.split("=", 2)[0])
			.toList() : List.of();
	}

}
