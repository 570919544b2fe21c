package io.regwatch.api;

import java.time.Duration;
import java.util.List;
import java.util.UUID;

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

	AuditIT(PublishedApi.Api api) {
		this.api = api;
		this.client = api.client();
	}

	@BeforeEach
	void newClient() {
		this.client = new ApiClient(this.api.client().port(),
				this.api.application().bean(ApiKeys.class).create("Audited " + UUID.randomUUID(), null).key());
	}

	@Test
	void callsThatMayChangeSomethingAreRecordedAlsoIfTheyFail() {
		String workspace = this.client.newWorkspace();
		this.client.get(workspace + "/profile");
		this.client.send("PATCH", workspace + "/profile", "{\"markets\": [\"EU\"]}");
		this.client.send("PATCH", workspace + "/profile", "{\"markets\": 5}").failure(400);
		this.client.send("DELETE", workspace, "");
		this.client.send("DELETE", workspace, "").failure(403);
		await().atMost(TIMEOUT).until(() -> log("").stream().noneMatch((event) -> event.get("status").isNull()));
		assertThat(log("").stream().map(AuditIT::describe)).containsExactly("DELETE 204", "PATCH 400", "PATCH 200",
				"POST 201");
		JsonNode latest = log("").getFirst();
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
		assertThat(this.client.get("/api/audit?limit=6").response().headers().firstValue("Link")).isEmpty();
	}

	@Test
	void eventsOfOtherClientsAreNotShown() {
		String workspace = this.api.other().newWorkspace();
		this.client.send("DELETE", workspace, "").failure(403);
		assertThat(log("")).isEmpty();
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

	private List<JsonNode> log(String query) {
		return this.client.get("/api/audit" + query).json().valueStream().toList();
	}

	private static List<String> ids(List<JsonNode> events) {
		return events.stream().map((event) -> event.get("id").asString()).toList();
	}

	private static String describe(JsonNode event) {
		return event.get("method").asString() + " " + event.get("status").asInt();
	}

}
