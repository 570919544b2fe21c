package io.regwatch.api;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.api.security.CreatedApiKey;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** A key from its first use to its successor. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeyLifeIT {

	private static final String LIST = "/api/workspaces";

	private TestStores stores;

	private TestApplication application;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = complete();
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void requestWhenAuthenticatedSelectsTheKeyOnceAndWritesNothing() {
		ApiClient client = with(keys().create("Acme", null));
		BackendCalls.Seen seen = this.application.bean(BackendCalls.class).during(() -> {
			for (int number = 0; number < 10; number++) {
				assertThat(client.get(LIST).status()).isEqualTo(200);
			}
		});
		assertThat(seen.statements()).hasSize(20).noneMatch((sql) -> sql.contains("UPDATE"));
	}

	@Test
	void lastUseWhenTheProcessEndsIsKept() {
		CreatedApiKey used = keys().create("Acme", null);
		CreatedApiKey unused = keys().create("Acme", null);
		Instant now;
		try (TestApplication other = complete()) {
			new ApiClient(other.port(), used.key()).get(LIST);
			now = other.bean(DatabaseClock.class).now();
			assertThat(lastUse(used)).isNull();
		}
		assertThat(lastUse(used)).isCloseTo(now, within(Duration.ofSeconds(2)));
		assertThat(lastUse(unused)).isNull();
	}

	@Test
	void lastUseWhenTheIntervalIsOverIsKept() throws InterruptedException {
		CreatedApiKey key = keys().create("Acme", null);
		try (TestApplication other = TestApplication.complete(this.stores,
				Map.of("regwatch.api.key-use-interval", "20ms"))) {
			new ApiClient(other.port(), key.key()).get(LIST);
			for (int attempt = 0; attempt < 500 && lastUse(key) == null; attempt++) {
				Thread.sleep(20);
			}
			assertThat(lastUse(key)).isNotNull();
		}
	}

	@Test
	void keyWhenReplacedWorksBesideItsSuccessorUntilItIsRevoked() {
		CreatedApiKey old = keys().create("Acme", null);
		String workspace = with(old).newWorkspace();
		CreatedApiKey successor = keys().create("Acme", null);
		for (CreatedApiKey key : List.of(old, successor)) {
			assertThat(with(key).get(workspace + "/subscriptions").status()).isEqualTo(200);
		}
		keys().revoke(old.id());
		with(old).get(workspace + "/subscriptions").failure(401);
		assertThat(with(successor).get(workspace + "/subscriptions").status()).isEqualTo(200);
	}

	@Test
	void requestWhenRateLimitedHasRetryAfter() {
		ApiClient client = with(keys().create("Acme", null));
		for (int number = 0; number < 30; number++) {
			assertThat(client.get(LIST).status()).isEqualTo(200);
		}
		Answer refused = client.get(LIST);
		String seconds = refused.response().headers().firstValue("Retry-After").orElseThrow();
		assertThat(refused.failure(429))
			.isEqualTo("Too many requests with this API key: try again in %s s".formatted(seconds));
		assertThat(Integer.parseInt(seconds)).isBetween(60, 120);
		assertThat(with(keys().create("Acme", null)).get(LIST).status()).isEqualTo(200);
		new ApiClient(this.application.port(), "wrong").get(LIST).failure(401);
	}

	@Test
	void addressWhenItSendsTooManyInvalidKeysIsLimitedButValidKeysAreNot() {
		CreatedApiKey key = keys().create("Acme", null);
		try (TestApplication other = complete()) {
			ApiClient client = new ApiClient(other.port(), key.key());
			assertThat(client.get(LIST).status()).isEqualTo(200);
			ApiClient unknown = new ApiClient(other.port(), "rw_0123456789abcdef_" + "A".repeat(43));
			for (int number = 0; number < 20; number++) {
				unknown.get(LIST).failure(401);
			}
			BackendCalls.Seen seen = other.bean(BackendCalls.class).during(() -> {
				Answer refused = unknown.get(LIST);
				assertThat(refused.failure(429)).contains("invalid API keys");
				assertThat(refused.response().headers().firstValue("Retry-After")).isPresent();
			});
			assertThat(seen.statements()).isEmpty();
			assertThat(client.get(LIST).status()).isEqualTo(200);
		}
	}

	private TestApplication complete() {
		return TestApplication.complete(this.stores,
				Map.of("regwatch.api.key-use-interval", "1h", "regwatch.api.rate-limit.requests", 30,
						"regwatch.api.rate-limit.failures", 20, "regwatch.api.rate-limit.period", "1h"),
				BackendCalls.class);
	}

	private ApiKeys keys() {
		return this.application.bean(ApiKeys.class);
	}

	private ApiClient with(CreatedApiKey key) {
		return new ApiClient(this.application.port(), key.key());
	}

	private @Nullable Instant lastUse(CreatedApiKey key) {
		return keys().findAll()
			.stream()
			.filter((info) -> info.id().equals(key.id()))
			.findFirst()
			.orElseThrow()
			.lastUsedAt();
	}

}
