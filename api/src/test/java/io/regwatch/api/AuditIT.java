package io.regwatch.api;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.api.security.ApiKeyScope;
import io.regwatch.api.security.ApiKeySpec;
import io.regwatch.api.security.ApiKeys;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

/** The audit log of a client of its own. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class AuditIT {

	private static final Duration TIMEOUT = Duration.ofMinutes(1);

	private final PublishedApi.Api api;

	private ApiClient client;

	private String name = "";

	AuditIT(PublishedApi.Api api) {
		this.api = api;
		this.client = api.client();
	}

	@BeforeEach
	void newClient() {
		this.name = "Audited " + UUID.randomUUID();
		this.client = new ApiClient(this.api.client().port(),
				this.api.application().bean(ApiKeys.class).create(this.name, null).key());
	}

	@Test
	void callsThatMayChangeSomethingAreRecordedAlsoIfTheyFail() {
		String workspace = this.client.newWorkspace();
		this.client.get(workspace + "/profile");
		this.client.send("PATCH", workspace + "/profile", "{\"markets\": [\"EU\"]}");
		this.client.send("PATCH", workspace + "/profile", "{\"markets\": 5}").failure(400);
		this.client.send("DELETE", workspace, "");
		this.client.send("DELETE", workspace, "").failure(403);
		awaitLog("DELETE 403", "DELETE 204", "PATCH 400", "PATCH 200", "POST 201");
		JsonNode latest = log("").get(1);
		assertThat(latest.get("path").asString()).isEqualTo(workspace);
		assertThat(latest.get("workspaceId").asString()).isEqualTo(workspace.substring(workspace.lastIndexOf('/') + 1));
		assertThat(this.client.key()).contains(latest.get("keyId").asString());
		assertThat(latest.get("address").asString()).isEqualTo("127.0.0.1");
	}

	@Test
	void pagesHaveAllEventsOnce() {
		for (int number = 0; number < 5; number++) {
			this.client.newWorkspace();
		}
		List<String> all = ids(log(""));
		assertThat(all).hasSize(5);
		assertThat(ids(log("?limit=2"))).isEqualTo(all.subList(0, 2));
		assertThat(ids(log("?limit=2&cursor=" + all.get(1)))).isEqualTo(all.subList(2, 4));
		assertThat(ids(log("?limit=2&cursor=" + all.get(3)))).isEqualTo(all.subList(4, 5));
		assertThat(this.client.get("/api/audit?limit=2").response().headers().firstValue("Link").orElseThrow())
			.contains("cursor=" + all.get(1));
		assertThat(this.client.get("/api/audit?limit=5").response().headers().firstValue("Link")).as("the page is full")
			.isEmpty();
		assertThat(this.client.get("/api/audit?limit=6").response().headers().firstValue("Link")).isEmpty();
	}

	@Test
	void refusedCallIsRecordedForItsSenderOnly() {
		String workspace = this.api.other().newWorkspace();
		this.client.send("DELETE", workspace, "").failure(403);
		this.client.get(workspace + "/profile").failure(403);
		awaitLog("DELETE 403");
		assertThat(log("").getFirst().get("path").asString()).isEqualTo(workspace);
		assertThat(log("").getFirst().get("workspaceId").isNull()).isTrue();
		assertThat(this.api.other().get("/api/audit?limit=1000").json().valueStream())
			.noneMatch((event) -> event.get("status").asInt() == 403 && event.get("path").asString().equals(workspace));
	}

	@Test
	void callsRefusedByScopeOrBecauseTheirKeyWasUsedAreRecorded() {
		ApiClient reader = new ApiClient(this.client.port(),
				this.api.application()
					.bean(ApiKeys.class)
					.create(new ApiKeySpec(this.name, null, Set.of(ApiKeyScope.READ), Set.of()))
					.key());
		reader.send("POST", "/api/workspaces", "{\"name\": \"A\"}").failure(403);
		awaitLog("POST 403");
		assertThat(reader.key()).contains(log("").getFirst().get("keyId").asString());
		create("A");
		create("B").failure(422);
		awaitLog("POST 422", "POST 201", "POST 403");
	}

	@Test
	void callsOfUnknownSendersAreNotRecorded() {
		JdbcClient jdbc = this.api.publications().jdbc();
		String count = "SELECT count(*) FROM audit_event WHERE status = 401";
		new ApiClient(this.client.port(), "rw_nonsense").send("POST", "/api/workspaces", "{\"name\": \"A\"}")
			.failure(401);
		assertThat(jdbc.sql(count).query(Integer.class).single()).isZero();
	}

	@Test
	void logIsAppendOnly() {
		this.client.newWorkspace();
		await().atMost(TIMEOUT).until(() -> !log("").getFirst().get("status").isNull());
		JdbcClient jdbc = this.api.publications().jdbc();
		for (String statement : List.of("UPDATE audit_event SET status = 200", "UPDATE audit_event SET path = '/'",
				"DELETE FROM audit_event", "TRUNCATE audit_event")) {
			assertThatExceptionOfType(DataAccessException.class).isThrownBy(() -> jdbc.sql(statement).update())
				.withMessageContaining("append-only");
		}
	}

	/** The status of a call is recorded when the client has the response already. */
	private void awaitLog(String... calls) {
		await().atMost(TIMEOUT)
			.untilAsserted(() -> assertThat(log("").stream().map(AuditIT::describe)).containsExactly(calls));
	}

	private Answer create(String workspace) {
		return this.client.send("POST", "/api/workspaces", "{\"name\": \"%s\"}".formatted(workspace), "Content-Type",
				"application/json", "Idempotency-Key", "one");
	}

	private List<JsonNode> log(String query) {
		return this.client.get("/api/audit" + query).json().valueStream().toList();
	}

	private static List<String> ids(List<JsonNode> events) {
		return events.stream().map((event) -> event.get("id").asString()).toList();
	}

	private static String describe(JsonNode event) {
		return event.get("method").asString() + " " + event.get("status").asString("");
	}

}
