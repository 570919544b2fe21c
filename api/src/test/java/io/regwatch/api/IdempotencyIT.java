package io.regwatch.api;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import io.regwatch.api.security.ApiKeys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

import static org.assertj.core.api.Assertions.assertThat;

/** Requests that are sent again, by a client of its own. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class IdempotencyIT {

	private static final String LIST = "/api/workspaces";

	private final PublishedApi.Api api;

	private final ApiClient client;

	IdempotencyIT(PublishedApi.Api api) {
		this.api = api;
		this.client = newClient();
	}

	@Test
	void requestThatIsRepeatedIsDoneOnce() {
		Answer first = create("one", "A");
		Answer second = create("one", "A");
		assertThat(first.status()).isEqualTo(201);
		assertThat(second.status()).isEqualTo(201);
		assertThat(second.json()).isEqualTo(first.json());
		assertThat(first.response().headers().firstValue("Idempotency-Replayed")).isEmpty();
		assertThat(second.response().headers().firstValue("Idempotency-Replayed")).hasValue("true");
		assertThat(this.client.get(LIST).json()).hasSize(1);
	}

	@Test
	void keyOfAnotherRequestIsRefused() {
		create("two", "A");
		assertThat(create("two", "B").failure(422)).contains("Idempotency-Key");
		assertThat(this.client.get(LIST).all("/name")).containsExactly("A");
	}

	@Test
	void keysOfDifferentClientsAreIndependent() {
		String id = create("three", "A").json().get("id").asString();
		ApiClient other = newClient();
		assertThat(create(other, "three", "A").json().get("id").asString()).isNotEqualTo(id);
	}

	@Test
	void requestThatFailedCanBeSentAgain() {
		create("four", "").failure(400);
		assertThat(create("four", "A").status()).isEqualTo(201);
	}

	@Test
	void requestWhoseOutcomeIsUnknownIsRefused() {
		this.api.publications().jdbc().sql("""
				INSERT INTO idempotent_request (client_id, key)
				SELECT client_id, 'five' FROM api_key WHERE public_id = :key
				""").param("key", this.client.key().substring(3, 19)).update();
		assertThat(create("five", "A").failure(409)).contains("interrupted");
		assertThat(this.client.get(LIST).json()).isEmpty();
	}

	@Test
	void keyThatIsNotVisibleAsciiIsRefused() {
		assertThat(create("x".repeat(201), "A").failure(400)).contains("Idempotency-Key");
		assertThat(create("a b", "A").failure(400)).contains("Idempotency-Key");
	}

	@Test
	void concurrentRequestsAreDoneOnce() throws Exception {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<Integer>> statuses = IntStream.range(0, 10)
				.mapToObj((number) -> threads.submit(() -> create("six", "A").status()))
				.toList();
			for (Future<Integer> status : statuses) {
				assertThat(status.get()).isIn(201, 409);
			}
		}
		assertThat(this.client.get(LIST).json()).hasSize(1);
	}

	private ApiClient newClient() {
		return new ApiClient(this.api.client().port(),
				this.api.application().bean(ApiKeys.class).create("Repeating " + UUID.randomUUID(), null).key());
	}

	private Answer create(String key, String name) {
		return create(this.client, key, name);
	}

	private static Answer create(ApiClient client, String key, String name) {
		return client.send("POST", LIST, "{\"name\": \"%s\"}".formatted(name), "Content-Type", "application/json",
				"Idempotency-Key", key);
	}

}
