package io.regwatch.api;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import javax.sql.DataSource;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.change.ChangeRetention;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The change feed as clients follow it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChangesIT {

	private TestStores stores;

	private TestApplication application;

	private Publications publications;

	private ApiClient client;

	private ApiClient other;

	private UUID reference;

	private UUID update;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.complete(this.stores,
				Map.of("spring.datasource.hikari.maximum-pool-size", 4, "regwatch.api.rate-limit.requests", 1_000_000));
		this.client = client("Acme");
		this.other = client("Other");
		this.publications = new Publications(this.stores.jdbc());
		this.publications.source("mdcg", "EU", "public");
		this.publications.source("hc", "CA", "public");
		this.publications.source("iso", "INT", "clients");
		this.publications.nameClient("iso", "Acme");
		this.reference = this.publications.reference("mdcg", "MDCG 2019-11", "guidance", "Software");
		this.update = this.publications.update(this.reference, "new_publication", "First", "2026-01-01T00:00:00Z");
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void feedWhenItBeginsNamesEverythingVisibleAndThenWhatChanges() {
		String workspace = following("mdcg");
		JsonNode page = get(workspace, "limit=1");
		assertThat(page.get("events")).hasSize(1);
		List<String> begun = events(workspace, "limit=1000");
		assertThat(begun).contains("visibility.gained references/" + this.reference,
				"visibility.gained updates/" + this.update);
		String cursor = last(workspace);
		UUID added = this.publications.update(this.reference, "status_change", "Backdated", "1999-01-01T00:00:00Z");
		JsonNode after = get(workspace, "after=" + cursor);
		assertThat(types(after)).containsExactly("update.created updates/" + added);
		JsonNode event = after.at("/events/0");
		assertThat(event.at("/data/link").asString()).isEqualTo(workspace + "/updates/" + added);
		assertThat(Instant.parse(event.at("/data/detectedAt").asString()))
			.isAfter(Instant.parse("2026-01-02T00:00:00Z"));
		assertThat(this.client.get(event.at("/data/link").asString()).status()).isEqualTo(200);
		assertThat(events(workspace, "after=" + event.get("id").asString())).isEmpty();
	}

	@Test
	void feedWhenReadInPagesHasAllEventsOnce() {
		String workspace = following("mdcg");
		List<String> whole = events(workspace, "limit=1000");
		assertThat(whole).doesNotHaveDuplicates();
		String query = "limit=1";
		for (String expected : whole) {
			JsonNode page = get(workspace, query);
			assertThat(types(page)).containsExactly(expected);
			query = "limit=1&after=" + page.get("cursor").asString();
		}
	}

	@Test
	void changesWhenCommittedInAnotherOrderAreAllRead() throws SQLException {
		String workspace = following("mdcg");
		String cursor = last(workspace);
		try (Connection slow = connection()) {
			slow.setAutoCommit(false);
			UUID early = new Publications(JdbcClient.create(new SingleConnectionDataSource(slow, true)))
				.update(this.reference, "status_change", "Early", "2026-01-01T00:00:00Z");
			UUID late = this.publications.update(this.reference, "status_change", "Late", "2026-01-01T00:00:00Z");
			JsonNode page = get(workspace, "after=" + cursor);
			assertThat(types(page)).containsExactly("update.created updates/" + late);
			slow.commit();
			assertThat(events(workspace, "after=" + page.get("cursor").asString()))
				.containsExactly("update.created updates/" + early);
		}
	}

	@Test
	void changesWhenRolledBackAreNotRead() throws SQLException {
		String workspace = following("mdcg");
		String cursor = last(workspace);
		try (Connection connection = connection()) {
			connection.setAutoCommit(false);
			new Publications(JdbcClient.create(new SingleConnectionDataSource(connection, true))).update(this.reference,
					"status_change", "Never", "2026-01-01T00:00:00Z");
			connection.rollback();
		}
		assertThat(events(workspace, "after=" + cursor)).isEmpty();
	}

	@Test
	void updatesWhenTheyChangeAreNamedWithTheirReason() {
		String workspace = following("mdcg");
		UUID changed = this.publications.update(this.reference, "status_change", "Changing", "2026-01-01T00:00:00Z");
		String cursor = last(workspace);
		this.publications.digest(changed);
		this.publications.assess(workspace, changed, "applicable", "high");
		execute("UPDATE reference_update SET revision = revision + 1 WHERE id = '%s'".formatted(changed));
		execute("UPDATE reference_version SET status = 'superseded' WHERE reference_id = '%s'"
			.formatted(this.reference));
		execute("UPDATE reference_version SET status = 'in_force' WHERE reference_id = '%s'".formatted(this.reference));
		execute("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'A mistake' WHERE id = '%s'"
			.formatted(changed));
		JsonNode page = get(workspace, "after=" + cursor);
		assertThat(types(page)).containsExactly("update.changed updates/" + changed,
				"context.changed updates/" + changed, "reference.changed references/" + this.reference,
				"reference.changed references/" + this.reference, "update.retracted updates/" + changed);
		assertThat(page.at("/events/4/data/reason").asString()).isEqualTo("A mistake");
		assertThat(page.at("/events/3/data/reason").isMissingNode()).isTrue();
	}

	@Test
	void contextsWhenAPersonDecidesAreNamed() {
		String workspace = following("mdcg");
		String cursor = last(workspace);
		this.client.send("PUT", workspace + "/updates/" + this.update + "/review",
				"{\"status\": \"not_applicable\", \"priority\": \"none\"}");
		this.client.send("DELETE", workspace + "/updates/" + this.update + "/review", "");
		assertThat(events(workspace, "after=" + cursor)).containsExactly("context.changed updates/" + this.update,
				"context.changed updates/" + this.update);
	}

	@Test
	void contextsWhenOfAnotherWorkspaceAreNotNamed() {
		String workspace = following("mdcg");
		String neighbour = following("mdcg");
		String cursor = last(neighbour);
		this.publications.assess(workspace, this.update, "applicable", "high");
		assertThat(events(neighbour, "after=" + cursor)).isEmpty();
	}

	@Test
	void subscriptionsWhenTheyChangeNameWhatIsGainedAndLost() {
		UUID standard = this.publications.reference("iso", "ISO " + UUID.randomUUID(), "standard", "Sterile");
		UUID edition = this.publications.update(standard, "new_publication", "Edition", "2026-01-01T00:00:00Z");
		String workspace = this.client.newWorkspace();
		String cursor = last(workspace);
		subscribe(workspace, "iso", "subscribed");
		JsonNode gained = get(workspace, "after=" + cursor);
		assertThat(types(gained)).contains("visibility.gained references/" + standard,
				"visibility.gained updates/" + edition);
		subscribe(workspace, "iso", "subscribed");
		String again = gained.get("cursor").asString();
		assertThat(events(workspace, "after=" + again)).isEmpty();
		override(workspace, standard, "unsubscribed");
		assertThat(events(workspace, "after=" + again))
			.containsExactlyInAnyOrder("visibility.lost references/" + standard, "visibility.lost updates/" + edition);
		subscribe(workspace, "iso", "unsubscribed");
		execute("DELETE FROM source_client WHERE source_id = 'iso'");
		assertThat(events(workspace, "after=" + again)).allMatch((event) -> event.startsWith("visibility.lost"));
		this.publications.nameClient("iso", "Acme");
	}

	@Test
	void changesWhenTheReferenceIsHiddenAreNotNamed() {
		String workspace = this.other.newWorkspace();
		String cursor = this.other.get(workspace + "/changes").json().get("cursor").asString();
		UUID standard = this.publications.reference("iso", "ISO " + UUID.randomUUID(), "standard", "Sterile");
		this.publications.update(standard, "new_publication", "Edition", "2026-01-01T00:00:00Z");
		assertThat(this.other.get(workspace + "/changes?after=" + cursor).json().get("events")).isEmpty();
	}

	@Test
	void duplicatesWhenTheirTwinIsSeenAreLostAndOtherwiseGained() {
		UUID twinReference = this.publications.reference("hc", "HC " + UUID.randomUUID(), "regulation", "Twin");
		UUID twin = this.publications.update(twinReference, "new_publication", "Twin", "2026-01-01T00:00:00Z");
		UUID repeated = this.publications.update(this.reference, "status_change", "Same", "2026-01-01T00:00:00Z");
		execute("UPDATE reference_update SET duplicate_of_id = '%s' WHERE id = '%s'".formatted(twin, repeated));
		String workspace = following("mdcg");
		String cursor = last(workspace);
		override(workspace, twinReference, "subscribed");
		JsonNode page = get(workspace, "after=" + cursor);
		assertThat(types(page)).containsExactlyInAnyOrder("visibility.gained references/" + twinReference,
				"visibility.gained updates/" + twin, "visibility.lost updates/" + repeated);
		execute("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'x' WHERE id = '%s'"
			.formatted(twin));
		assertThat(events(workspace, "after=" + page.get("cursor").asString()))
			.containsExactly("update.retracted updates/" + twin, "update.changed updates/" + repeated);
	}

	@Test
	void duplicatesWhenTheirAssessmentFailsStayLost() {
		UUID repeated = this.publications.update(this.reference, "status_change", "Same", "2026-01-01T00:00:00Z");
		execute("UPDATE reference_update SET duplicate_of_id = '%s' WHERE id = '%s'".formatted(this.update, repeated));
		String workspace = following("mdcg");
		String cursor = last(workspace);
		execute("""
				WITH worker AS (
					INSERT INTO worker (host, pid) VALUES ('test', 1) RETURNING id
				), run AS (
					INSERT INTO assessment_run (workspace_id, worker_id, requested_version, finished_at)
					SELECT '%s', id, 1, now() FROM worker
					RETURNING id
				)
				INSERT INTO assessment_item (run_id, update_id, rank)
				SELECT id, '%s', 0 FROM run""".formatted(id(workspace), repeated));
		execute("UPDATE assessment_item SET state = 'failed', reason = 'test', done_at = now() WHERE update_id = '%s'"
			.formatted(repeated));
		assertThat(events(workspace, "after=" + cursor)).containsExactly("visibility.lost updates/" + repeated);
	}

	/** The second transaction begins first, and waits for the one before it. */
	@Test
	void contextsWhenTransactionsBeginInAnotherOrderAreComparedWithTheOneBefore() throws SQLException {
		String workspace = following("mdcg");
		String cursor = last(workspace);
		try (Connection slow = connection()) {
			slow.setAutoCommit(false);
			JdbcClient second = JdbcClient.create(new SingleConnectionDataSource(slow, true));
			second.sql("SELECT now()").query().singleValue();
			reassess(this.stores.jdbc(), workspace, "high");
			reassess(second, workspace, "low");
			slow.commit();
		}
		reassess(this.stores.jdbc(), workspace, "high");
		assertThat(events(workspace, "after=" + cursor)).hasSize(3);
	}

	@Test
	void readersWhenTheyWaitHoldNoConnectionAndAllGetTheChange() throws Exception {
		String workspace = following("mdcg");
		String cursor = last(workspace);
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<List<String>>> waiting = IntStream.range(0, 40)
				.mapToObj((_) -> threads.submit(() -> events(workspace, "wait=30&after=" + cursor)))
				.toList();
			Thread.sleep(1000);
			assertThat(waiting).noneMatch(Future::isDone);
			assertThat(this.client.get(workspace + "/subscriptions").status()).isEqualTo(200);
			long before = System.nanoTime();
			UUID added = this.publications.update(this.reference, "status_change", "Awaited", "2026-01-01T00:00:00Z");
			for (Future<List<String>> one : waiting) {
				assertThat(one.get()).containsExactly("update.created updates/" + added);
			}
			assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(10));
		}
	}

	@Test
	void readerWhenNothingHappensIsAnsweredInTime() {
		String workspace = this.other.newWorkspace();
		String cursor = this.other.get(workspace + "/changes").json().get("cursor").asString();
		CompletableFuture<Answer> waiting = CompletableFuture
			.supplyAsync(() -> this.other.get(workspace + "/changes?wait=2&after=" + cursor));
		this.publications.update(this.reference, "status_change", "Of others", "2026-01-01T00:00:00Z");
		JsonNode page = waiting.join().json();
		assertThat(page.get("events")).isEmpty();
		assertThat(page.get("cursor").asString()).isNotEqualTo(cursor);
	}

	@Test
	void cursorWhenChangesAreNoLongerKeptIsGone(@TempDir Path directory) {
		TestStores own = TestStores.in(directory);
		try (TestApplication alone = TestApplication.complete(own)) {
			ApiClient reader = new ApiClient(alone.port(), alone.bean(ApiKeys.class).create("Acme", null).key());
			String workspace = reader.newWorkspace();
			String cursor = reader.get(workspace + "/changes").json().get("cursor").asString();
			Publications rows = new Publications(own.jdbc());
			rows.source("mdcg", "EU", "public");
			rows.reference("mdcg", "1", "guidance", "Title");
			reader.get(workspace + "/changes?after=c999999").failure(410);
			assertThat(reader.get(workspace + "/changes?after=" + cursor).status()).isEqualTo(200);
			assertThat(ChangeRetention.purge(alone, Instant.parse("2020-01-01T00:00:00Z"))).isZero();
			assertThat(ChangeRetention.purge(alone, Instant.parse("2100-01-01T00:00:00Z"))).isPositive();
			assertThat(reader.get(workspace + "/changes?after=" + cursor).failure(410)).contains("without 'after'");
			String fresh = reader.get(workspace + "/changes").json().get("cursor").asString();
			assertThat(reader.get(workspace + "/changes?after=" + fresh).json().get("events")).isEmpty();
		}
	}

	@Test
	void feedWhenAskedForABatchIsOneOfCloudEvents() throws Exception {
		String workspace = following("mdcg");
		HttpRequest request = HttpRequest
			.newBuilder(URI.create("http://127.0.0.1:%d%s/changes".formatted(this.client.port(), workspace)))
			.header("X-API-Key", this.client.key())
			.header("Accept", "application/cloudevents-batch+json")
			.build();
		try (HttpClient http = HttpClient.newHttpClient()) {
			HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
			assertThat(response.headers().firstValue("Content-Type")).hasValue("application/cloudevents-batch+json");
			assertThat(response.headers().firstValue("Link").orElseThrow())
				.startsWith("<" + workspace + "/changes?after=");
			JsonNode batch = new JsonMapper().readTree(response.body());
			assertThat(batch.isArray()).isTrue();
			assertThat(batch.get(0).get("specversion").asString()).isEqualTo("1.0");
		}
	}

	private ApiClient client(String name) {
		return new ApiClient(this.application.port(), this.application.bean(ApiKeys.class).create(name, null).key());
	}

	private String following(String source) {
		String workspace = this.client.newWorkspace();
		subscribe(workspace, source, "subscribed");
		return workspace;
	}

	private void subscribe(String workspace, String source, String status) {
		this.client.send("PATCH", workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"%s\", \"status\": \"%s\"}]}".formatted(source, status));
	}

	private void override(String workspace, UUID id, String status) {
		this.client.send("PATCH", workspace + "/subscriptions",
				"{\"references\": [{\"referenceId\": \"%s\", \"status\": \"%s\"}]}".formatted(id, status));
	}

	private JsonNode get(String workspace, String query) {
		return this.client.get(workspace + "/changes?" + query).json();
	}

	private List<String> events(String workspace, String query) {
		return types(get(workspace, query));
	}

	/** The cursor at the end of the feed. */
	private String last(String workspace) {
		JsonNode page = get(workspace, "limit=1000");
		while (!page.get("events").isEmpty()) {
			page = get(workspace, "limit=1000&after=" + page.get("cursor").asString());
		}
		return page.get("cursor").asString();
	}

	private static List<String> types(JsonNode page) {
		return page.get("events")
			.valueStream()
			.map((event) -> event.get("type").asString() + " " + event.get("subject").asString())
			.toList();
	}

	private void reassess(JdbcClient jdbc, String workspace, String priority) {
		jdbc.sql("UPDATE assessment SET current = false WHERE workspace_id = '%s'".formatted(id(workspace))).update();
		new Publications(jdbc).assess(workspace, this.update, "applicable", priority);
	}

	private static String id(String workspace) {
		return workspace.substring(workspace.lastIndexOf('/') + 1);
	}

	private void execute(String sql) {
		this.stores.jdbc().sql(sql).update();
	}

	private Connection connection() throws SQLException {
		return this.application.bean(DataSource.class).getConnection();
	}

}
