package io.regwatch.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every field of the contract with wrong values, one at a time: with all of them if
 * {@code regwatch.test.mutation-interval} is 1, else with each n-th.
 */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class ValidationWalkIT {

	private static final int INTERVAL = Integer.getInteger("regwatch.test.mutation-interval", 4);

	private final PublishedApi.Api api;

	private final Samples samples;

	private String workspace;

	ValidationWalkIT(PublishedApi.Api api) {
		this.api = api;
		this.samples = new Samples(api);
		this.workspace = this.samples.workspace();
	}

	@ParameterizedTest
	@MethodSource("operationsWithBody")
	void bodyWhenAFieldIsForbiddenIsRefusedWholeAndElseTaken(Contract.Operation operation) {
		JsonNode schema = operation.requestSchema().orElseThrow();
		JsonNode right = right(operation);
		List<String> wrong = new ArrayList<>();
		List<Mutations.Mutation> mutations = Mutations.of(Contract.PROMISED, schema, right);
		int forbidden = 0;
		for (int number = 0; number < mutations.size(); number += INTERVAL) {
			Mutations.Mutation mutation = mutations.get(number);
			JsonNode body = here(mutation.body(), right, right(operation));
			if (new BodyRules(ids(right(operation))).forbid(operation, body)) {
				forbidden++;
				refuse(operation, mutation, body, wrong);
			}
			else {
				take(operation, mutation, body, wrong);
			}
		}
		assertThat(wrong).isEmpty();
		assertThat(forbidden).isGreaterThan(10 / INTERVAL);
	}

	@Test
	void bodyWhenMissingIsABadRequest() {
		operationsWithBody().forEach((operation) -> this.api.client()
			.send(operation.getPayload().method(), this.samples.path(operation.getPayload(), this.workspace), "")
			.failure(400));
	}

	private void refuse(Contract.Operation operation, Mutations.Mutation mutation, JsonNode body, List<String> wrong) {
		ClientRows before = ClientRows.of(this.api);
		Answer answer = send(operation, body);
		if (answer.status() != 400) {
			wrong.add("%s is forbidden but answers %d".formatted(mutation, answer.status()));
			this.workspace = this.samples.workspace();
		}
		else if (!names(answer.failure(400), mutation)) {
			wrong.add("%s is not named: %s".formatted(mutation, answer.body()));
		}
		else if (!ClientRows.of(this.api).equals(before)) {
			wrong.add("%s changes something".formatted(mutation));
		}
	}

	private void take(Contract.Operation operation, Mutations.Mutation mutation, JsonNode body, List<String> wrong) {
		Answer answer = send(operation, body);
		if (answer.status() >= 300) {
			wrong.add("%s is allowed but answers %s".formatted(mutation, answer.body()));
		}
		this.workspace = this.samples.workspace();
	}

	private Answer send(Contract.Operation operation, JsonNode body) {
		return this.api.client()
			.send(operation.method(), this.samples.path(operation, this.workspace), body.toString());
	}

	private JsonNode right(Contract.Operation operation) {
		return Objects.requireNonNull(this.samples.body(operation, this.workspace));
	}

	/** The changed body with the product of the workspace that is in use by now. */
	private static JsonNode here(JsonNode body, JsonNode there, JsonNode here) {
		String old = there.at("/products/0/id").asString("");
		return old.isEmpty() ? body
				: Samples.JSON.readTree(body.toString().replace(old, here.at("/products/0/id").asString()));
	}

	private Set<String> ids(JsonNode right) {
		return Set.of("mdcg", "hc", "iso", this.api.software().toString(), this.api.softwareRevised().toString(),
				this.api.company().uri("/").toString(), Samples.RECEIVER, "s0",
				right.at("/products/0/id").asString("none"));
	}

	private static boolean names(String message, Mutations.Mutation mutation) {
		String text = message.toLowerCase(Locale.ROOT);
		String field = mutation.field().toLowerCase(Locale.ROOT).replaceFirst("(?<=.)(id|s)$", "");
		return field.isEmpty() ? text.contains("body") || text.contains("field") : text.contains(field);
	}

	static Stream<Named<Contract.Operation>> operationsWithBody() {
		return AuthorizationWalkIT.operations()
			.filter((operation) -> operation.getPayload().requestSchema().isPresent());
	}

}
