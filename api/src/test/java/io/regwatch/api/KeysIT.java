package io.regwatch.api;

import java.nio.file.Path;
import java.time.Duration;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.api.security.CreatedApiKey;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.DatabaseClock;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Authentication, authorization and their error responses. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeysIT {

	private static final String LIST = "/api/workspaces";

	private TestStores stores;

	private TestApplication application;

	private ApiKeys keys;

	private ApiClient client;

	private ApiClient anonymous;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores);
		this.keys = this.application.bean(ApiKeys.class);
		this.client = with(this.keys.create("Acme", null).key());
		this.anonymous = with("");
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void requestWhenKeyIsValidIsLetInByEitherHeader() {
		assertThat(this.client.get(LIST).status()).isEqualTo(200);
		String bearer = "bearer " + this.client.key();
		assertThat(this.anonymous.send("GET", LIST, "", "Authorization", bearer).status()).isEqualTo(200);
	}

	@Test
	void requestWhenBothHeadersAreSentGoesByTheKeyHeader() {
		with("wrong").send("GET", LIST, "", "Authorization", "Bearer " + this.client.key()).failure(401);
		assertThat(this.client.send("GET", LIST, "", "Authorization", "Bearer wrong").status()).isEqualTo(200);
	}

	@Test
	void requestWhenTheKeyHeaderIsEmptyGoesByTheOther() {
		assertThat(this.anonymous.send("GET", LIST, "", "X-API-Key", "", "Authorization", "Bearer " + this.client.key())
			.status()).isEqualTo(200);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "wrong", "rw_0123456789abcdef_0123456789012345678901234567890123456789012" })
	void requestWhenKeyIsMissingMalformedOrUnknownIsRefused(String key) {
		assertThat(with(key).get(LIST).failure(401)).isEqualTo("Missing or invalid API key");
	}

	@Test
	void requestWhenSecretIsWrongIsRefused() {
		String key = this.client.key();
		char last = (key.charAt(30) == 'A') ? 'B' : 'A';
		with(key.substring(0, 30) + last + key.substring(31)).get(LIST).failure(401);
	}

	@Test
	void requestWhenKeyIsRevokedOrExpiredIsRefused() {
		CreatedApiKey key = this.keys.create("Acme",
				this.application.bean(DatabaseClock.class).now().plus(Duration.ofDays(1)));
		assertThat(with(key.key()).get(LIST).status()).isEqualTo(200);
		this.stores.jdbc()
			.sql("UPDATE api_key SET created_at = now() - interval '2 days', expires_at = now() WHERE public_id = :id")
			.param("id", key.id())
			.update();
		with(key.key()).get(LIST).failure(401);
		CreatedApiKey other = this.keys.create("Acme", null);
		assertThat(this.keys.revoke(other.id())).isTrue();
		with(other.key()).get(LIST).failure(401);
		assertThat(this.keys.revoke("unknown")).isFalse();
	}

	@Test
	void keysWhenStoredHaveNoSecret() {
		assertThat(this.stores.jdbc().sql("SELECT row_to_json(api_key)::text FROM api_key").query(String.class).list())
			.noneMatch((row) -> row.contains(this.client.key().substring(20)));
	}

	@ParameterizedTest
	@CsvSource({ "GET, /subscriptions", "GET, /references", "GET, /updates", "PATCH, /subscriptions", "DELETE, ''",
			"PUT, /nonsense", "GET, /updates/nonsense" })
	void requestWhenWorkspaceIsNotTheCallersIsForbidden(String method, String path) {
		String foreign = with(this.keys.create("Other", null).key()).newWorkspace();
		assertThat(this.client.send(method, foreign + path, "").failure(403))
			.isEqualTo("The API client does not have access to the workspace");
		this.client.send(method, "/api/workspaces/019b0000-0000-7000-8000-000000000000" + path, "").failure(403);
		this.client.send(method, "/api/workspaces/nonsense" + path, "").failure(403);
		this.anonymous.send(method, foreign + path, "").failure(401);
	}

	@Test
	void workspacesWhenMadeAreListedForTheirClientAndCanBeDeleted() {
		ApiClient fresh = with(this.keys.create("Fresh", null).key());
		assertThat(fresh.get(LIST).body()).isEqualTo("[]");
		Answer made = fresh.send("POST", LIST, "{\"name\": \"Größe\", \"unknown\": 1}");
		assertThat(made.status()).isEqualTo(201);
		assertThat(made.json().propertyNames()).containsExactly("id", "name");
		assertThat(fresh.get(LIST).all("/name")).containsExactly("Größe");
		Answer gone = fresh.send("DELETE", LIST + "/" + made.json().get("id").asString(), "");
		assertThat(gone.status()).isEqualTo(204);
		assertThat(gone.body()).isEmpty();
		assertThat(fresh.get(LIST).body()).isEqualTo("[]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{", "[]", "null", "{}", "{\"name\": null}", "{\"name\": \" \"}", "{\"name\": {}}",
			"{\"name\": 5}", "{\"name\": \"\\u0000\"}", "{\"name\": \"\\u200b\"}", "{\"name\": \"a\\u202eb\"}",
			"{\"name\": \"\\u200d\"}", "{\"name\": \"a\\nb\"}" })
	void createWhenBodyIsWrongIsABadRequest(String body) {
		assertThat(this.client.send("POST", LIST, body).failure(400)).isNotBlank();
	}

	@Test
	void requestWhenNothingAnswersItSaysSoInTheOneBody() {
		this.client.get("/api/nonsense").failure(404);
		this.anonymous.get("/api/nonsense").failure(401);
		this.anonymous.get("/nonsense").failure(404);
		this.client.send("PUT", LIST, "{}").failure(405);
		this.client.send("POST", LIST, "name=W", "Content-Type", "text/plain").failure(415);
		this.client.send("GET", LIST, "", "Accept", "application/xml").failure(406);
		this.client.send("POST", LIST, "{\"name\": \"%s\"}".formatted("x".repeat(201))).failure(400);
		this.client.send("POST", LIST, "{\"name\": \"%s\"}".formatted("x".repeat(3_000_000))).failure(413);
	}

	private ApiClient with(String key) {
		return new ApiClient(this.application.port(), key);
	}

}
