package io.regwatch.ops.console;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.regwatch.ops.console.security.Role;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** What operators and admins do: follow runs, retry items, manage keys. */
@ExtendWith(ConsoleApplication.class)
@ResourceLock(ConsoleRows.SOURCES)
class OperationsIT {

	private final ConsoleApplication.Console console;

	OperationsIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@Test
	void runsHaveTheirFiguresAndWhatTheyMissed() {
		Document runs = this.console.as(Role.VIEWER).page("/console/runs");
		assertThat(runs.select("tr:contains(dead) .state").text()).isEqualTo("Failed");
		assertThat(runs.select("tr:contains(good)").getFirst().text()).contains("Complete", "3 min", "42");
		String run = runs.select("tr:has(.state-incomplete) a").getFirst().attr("href");
		assertThat(this.console.as(Role.VIEWER).page(run).text())
			.contains("The authority reports 12 items, the listing has 10", "Listed 10", "MDCG 2020-1", "MDCG 2019-11");
	}

	@Test
	void quarantinedItemIsRetriedWithARunOfItsSource() {
		Document page = this.console.as(Role.OPERATOR).page("/console/quarantine");
		assertThat(page.select("tbody tr").text()).contains("Soft 404", "5 days ago", "3");
		assertThat(page.select("tbody small").eachText()).as("titles of sources").contains(ConsoleRows.HOSTILE);
		assertThat(this.console.as(Role.VIEWER)
			.page("/console/quarantine")
			.select("input[type=checkbox], button[type=submit]:not(.quiet)")).isEmpty();
		String item = page.select("input[name=item]").getFirst().attr("value");
		assertThat(this.console.as(Role.OPERATOR).post("/console/quarantine/retry", Map.of()).statusCode())
			.isEqualTo(302);
		assertThat(retries(item)).isFalse();
		assertThat(this.console.as(Role.OPERATOR).post("/console/quarantine/retry", Map.of("item", item)).statusCode())
			.isEqualTo(302);
		assertThat(retries(item)).isTrue();
		assertThat(this.console.jdbc()
			.sql("SELECT work_key FROM work_request WHERE kind = 'ingest'")
			.query(String.class)
			.list()).contains("short");
	}

	@Test
	void receivedFileIsShownAsText() throws IOException {
		FileStore files = this.console.application().bean(FileStore.class);
		StoredFile file = files.store(new ByteArrayInputStream(
				("<!DOCTYPE html><h1>Sign in</h1>\u202e\0" + ConsoleRows.HOSTILE).getBytes(StandardCharsets.UTF_8)));
		files.record(file);
		UUID item = this.console.jdbc().sql("""
				INSERT INTO quarantine (source_id, external_id, reason, detail, sha256, announced_type)
				VALUES ('good', 'Notice 5', 'blocked', 'Another page stands in its place', :file, 'pdf') RETURNING id
				""").param("file", file.hash().hex()).query(UUID.class).single();
		this.console.jdbc().sql("""
				INSERT INTO capture (source_id, external_id, url, outcome, http_status, sha256, hops)
				VALUES ('good', 'Notice 5', 'https://example.org/5.pdf', 'fetched', 200, :file,
					'{https://example.org/login}')
				""").param("file", file.hash().hex()).update();
		Browser viewer = this.console.as(Role.VIEWER);
		String path = viewer.page("/console/quarantine").select("a:contains(Notice 5)").attr("href");
		assertThat(path).endsWith(item.toString());
		Document page = viewer.page(path);
		assertThat(page.select("pre").text()).startsWith("<!DOCTYPE html><h1>Sign in</h1>\uFFFD\uFFFD<img");
		assertThat(page.select("pre > *, script:not([src])")).isEmpty();
		assertThat(page.text()).contains("Blocked: Another page stands in its place", "HTTP status 200",
				"https://example.org/5.pdf", "https://example.org/login", "Announced as pdf");
		this.console.jdbc().sql("UPDATE quarantine SET resolved_at = now() WHERE id = :id").param("id", item).update();
		assertThat(viewer.get(path).statusCode()).isEqualTo(404);
	}

	@Test
	void addressWithoutPageIsNotFoundForAdminsAndRefusedForOthers() {
		assertThat(this.console.as(Role.ADMIN).get("/console/none").statusCode()).isEqualTo(404);
		assertThat(this.console.as(Role.VIEWER).get("/console/none").statusCode()).isEqualTo(403);
		assertThat(this.console.as(Role.ADMIN).postWithoutToken("/console/index/rebuild").statusCode()).isEqualTo(403);
	}

	@Test
	void quarantinedItemIsAcknowledgedWithANoteUntilItsReasonIsAnother() {
		UUID item = this.console.jdbc().sql("""
				INSERT INTO quarantine (source_id, external_id, reason, detail)
				VALUES ('good', 'Notice 4', 'soft_404', 'Not there') RETURNING id
				""").query(UUID.class).single();
		Browser operator = this.console.as(Role.OPERATOR);
		String path = "/console/quarantine/" + item + "/acknowledge";
		assertThat(operator.post(path, Map.of("note", " ")).statusCode()).isEqualTo(400);
		assertThat(operator.post(path, Map.of("note", "Reported to the office")).statusCode()).isEqualTo(302);
		assertThat(this.console.as(Role.VIEWER).page("/console/quarantine").select("tr:contains(Notice 4)").text())
			.contains("Reported to the office", "operator");
		assertThat(this.console.as(Role.ADMIN).page("/console/audit").select("tr:contains(" + path + ")").text())
			.contains("person:operator", "302");
		this.console.jdbc().sql("UPDATE quarantine SET resolved_at = now() WHERE id = :id").param("id", item).update();
		assertThat(operator.post(path, Map.of("note", "Late")).statusCode()).isEqualTo(409);
	}

	@Test
	void runHasItsProgressAndLog() {
		UUID run = this.console.jdbc()
			.sql("SELECT id FROM run WHERE source_id = 'short' ORDER BY started_at DESC LIMIT 1")
			.query(UUID.class)
			.single();
		this.console.jdbc().sql("""
				INSERT INTO run_anomaly (run_id, rule, detail) VALUES (:run, 'stale_source', 'Nothing new for a year')
				ON CONFLICT DO NOTHING
				""").param("run", run).update();
		Document page = this.console.as(Role.VIEWER).page("/console/runs/" + run);
		assertThat(page.select("#log-table tr:contains(Stale source)").text()).contains("listing",
				"Nothing new for a year");
		assertThat(page.select("#log-table tr:contains(MDCG 2019-11)").text()).contains("Rejected", "soft_404");
		assertThat(page.select("[data-events]")).as("a finished run does not change").isEmpty();
		Document dead = this.console.as(Role.VIEWER)
			.page(this.console.as(Role.VIEWER).page("/console/runs").select("tr:contains(dead) a").attr("href"));
		assertThat(dead.select("[data-events]").attr("data-events")).endsWith("/events");
	}

	@Test
	void webhookIsDisabledEnabledAndPinged() {
		UUID webhook = webhook();
		this.console.jdbc().sql("""
				INSERT INTO webhook_delivery (endpoint_id, message_id, type, attempt, status, problem, duration_millis)
				VALUES (:id, 'message_1', 'update.created', 1, 500, NULL, 12),
					(:id, 'message_1', 'update.created', 2, NULL, 'Connection refused', 3)
				""").param("id", webhook).update();
		Browser admin = this.console.as(Role.ADMIN);
		String path = "/console/webhooks/" + webhook;
		assertThat(admin.page("/console/webhooks").select("tr:contains(hooks.example.org)").text())
			.contains("Hook client", "Enabled", "Connection refused");
		assertThat(admin.page(path).select("tbody tr").eachText()).first()
			.asString()
			.contains("2", "Connection refused");
		assertThat(admin.post(path + "/disable", Map.of()).statusCode()).isEqualTo(302);
		assertThat(admin.page(path).text()).contains("Disabled", "'admin' disabled it in the console");
		assertThat(admin.post(path + "/enable", Map.of()).statusCode()).isEqualTo(302);
		assertThat(admin.page(path).select("h1").text()).contains("Enabled");
		assertThat(admin.post(path + "/ping", Map.of()).statusCode()).isEqualTo(302);
		assertThat(this.console.jdbc()
			.sql("SELECT count(*) FROM work_request WHERE kind = 'deliver_webhooks' AND work_key LIKE :key")
			.param("key", webhook + "/ping%")
			.query(Long.class)
			.single()).isEqualTo(1);
		assertThat(admin.post("/console/webhooks/" + UUID.randomUUID() + "/ping", Map.of()).statusCode())
			.isEqualTo(404);
	}

	@Test
	void sourceThatIsNotReadIsNotRun() {
		Browser operator = this.console.as(Role.OPERATOR);
		assertThat(operator.page("/console/sources").select("tr#gone button")).isEmpty();
		HttpResponse<String> answer = operator.post("/console/sources/gone/run", Map.of());
		assertThat(answer.statusCode()).isEqualTo(409);
		assertThat(this.console.jdbc()
			.sql("SELECT count(*) FROM work_request WHERE work_key = 'gone'")
			.query(Long.class)
			.single()).isZero();
	}

	@Test
	void sourceIsPausedAndResumed() {
		Browser operator = this.console.as(Role.OPERATOR);
		this.console.jdbc()
			.sql("UPDATE source SET definition = '{\"id\": \"good\", \"title\": \"Official Journal\"}' WHERE id = 'good'")
			.update();
		assertThat(this.console.as(Role.VIEWER).page("/console/sources").select("tr#good form")).isEmpty();
		assertThat(state("good")).isEqualTo("enabled");
		try {
			assertThat(operator.post("/console/sources/good/pause", Map.of()).statusCode()).isEqualTo(302);
			assertThat(state("good")).isEqualTo("paused");
			assertThat(operator.page("/console/sources").select("tr#good button").eachText()).containsExactly("Run now",
					"Resume");
		}
		finally {
			operator.post("/console/sources/good/resume", Map.of());
		}
		assertThat(state("good")).isEqualTo("enabled");
		assertThat(operator.page("/console/sources").select("tr#good button").eachText()).containsExactly("Run now",
				"Pause");
		assertThat(this.console.as(Role.ADMIN)
			.page("/console/audit")
			.select("tr:contains(/console/sources/good/pause)")
			.text()).contains("person:operator", "302");
	}

	@Test
	void sourceThatIsNotReadIsNeitherPausedNorResumed() {
		Browser operator = this.console.as(Role.OPERATOR);
		assertThat(operator.post("/console/sources/gone/pause", Map.of()).statusCode()).isEqualTo(409);
		assertThat(operator.post("/console/sources/gone/resume", Map.of()).statusCode()).isEqualTo(409);
		assertThat(operator.post("/console/sources/nowhere/pause", Map.of()).statusCode()).isEqualTo(404);
		assertThat(state("gone")).isEqualTo("enabled");
	}

	@Test
	void sourceThatIsDisabledMeanwhileIsNotResumed() {
		String source = ConsoleRows.UNSCHEDULED;
		this.console.jdbc()
			.sql("UPDATE source SET definition = '{\"id\": \"watched\", \"title\": \"Register\"}' WHERE id = :id")
			.param("id", source)
			.update();
		Browser operator = this.console.as(Role.OPERATOR);
		try {
			CompletableFuture<HttpResponse<String>> answer = this.console.application()
				.bean(TransactionTemplate.class)
				.execute((_) -> {
					setState(source, "disabled");
					CompletableFuture<HttpResponse<String>> sent = CompletableFuture
						.supplyAsync(() -> operator.post("/console/sources/watched/resume", Map.of()));
					await().until(() -> sent.isDone() || isAnybodyWaiting());
					return sent;
				});
			assertThat(answer.join().statusCode()).isEqualTo(409);
			assertThat(state(source)).isEqualTo("disabled");
		}
		finally {
			setState(source, "paused");
		}
	}

	@Test
	void previewOfAListingIsRequestedAndShown() {
		Browser operator = this.console.as(Role.OPERATOR);
		String path = operator.page("/console/sources").select("tr#good a:contains(Check listing)").attr("href");
		assertThat(operator.page(path).text()).contains("Nothing is stored but this page");
		assertThat(this.console.as(Role.VIEWER).page(path).select("form[action$=preview]")).isEmpty();
		assertThat(operator.post(path, Map.of()).statusCode()).isEqualTo(302);
		assertThat(operator.page(path).select("section[hx-get] [role=status]").text()).contains("A worker lists");
		assertThat(operator.post("/console/sources/gone/preview", Map.of()).statusCode()).isEqualTo(409);
		assertThat(operator.open("/console/sources/unknown/preview").statusCode()).isEqualTo(404);
		this.console.jdbc().sql("DELETE FROM work_request WHERE kind = 'preview_listing'").update();
		this.console.jdbc()
			.sql("""
					INSERT INTO listing_preview (source_id, preview)
					VALUES ('good', jsonb_build_object('reported', 2, 'listed', 2, 'added', 1, 'emptyFields', '["edition"]'::jsonb,
						'anomalies', '[]'::jsonb, 'rejections', '[]'::jsonb, 'items', jsonb_build_array(jsonb_build_object(
							'id', 'Order 1', 'title', CAST(:title AS text), 'url', 'https://example.org/1', 'added', true))))
					""")
			.param("title", ConsoleRows.HOSTILE)
			.update();
		Document page = operator.page(path);
		assertThat(page.select("section[hx-get]")).isEmpty();
		assertThat(page.select("td:contains(onerror) span").text()).isEqualTo(ConsoleRows.HOSTILE);
		assertThat(page.select("dl").text()).contains("Stated total 2", "Listed 2", "New 1");
		assertThat(page.text()).contains("Complete", "Fields that no row has: edition");
	}

	@Test
	void runIsStoppedAndResumed() {
		UUID run = this.console.jdbc().sql("SELECT id FROM run WHERE source_id = 'dead'").query(UUID.class).single();
		String path = "/console/runs/" + run;
		Browser operator = this.console.as(Role.OPERATOR);
		assertThat(this.console.as(Role.VIEWER).page(path).select("button:contains(Stop)")).isEmpty();
		assertThat(operator.page(path).select("button:contains(Stop)")).hasSize(1);
		try {
			assertThat(operator.post(path + "/stop", Map.of()).statusCode()).isEqualTo(302);
			assertThat(operator.post(path + "/stop", Map.of()).statusCode()).isEqualTo(409);
			assertThat(operator.page(path).select("h1").text()).isEqualTo("Run of Federal office Stopped");
			assertThat(operator.page("/console/night").text()).contains("Somebody stopped the last run");
			assertThat(operator.page(path).select("button:contains(Resume)")).hasSize(1);
			assertThat(operator.post(path + "/resume", Map.of()).statusCode()).isEqualTo(302);
			assertThat(operator.post(path + "/resume", Map.of()).statusCode()).isEqualTo(409);
			assertThat(operator.page(path).select("h1").text()).isEqualTo("Run of Federal office Failed");
			assertThat(this.console.jdbc()
				.sql("SELECT requested_version FROM work_request WHERE kind = 'ingest' AND work_key = 'dead'")
				.query(Long.class)
				.list()).containsExactly(1L);
		}
		finally {
			this.console.jdbc().sql("DELETE FROM run_stop").update();
			this.console.jdbc().sql("DELETE FROM work_request WHERE work_key = 'dead'").update();
		}
	}

	@Test
	void createdKeyIsShownOnceAndWorksUntilItIsRevoked() throws IOException, InterruptedException {
		Browser admin = this.console.as(Role.ADMIN);
		Map<String, String> fields = Map.of("client", "Newcomer", "scope", "READ", "form", form(admin));
		assertThat(admin.post("/console/clients/keys", fields).statusCode()).isEqualTo(302);
		String key = admin.page("/console/clients").select("code.secret").text();
		assertThat(call(key)).isEqualTo(200);
		assertThat(admin.post("/console/clients/keys", fields).statusCode()).as("the form is sent twice")
			.isEqualTo(302);
		assertThat(admin.page("/console/clients").select("tr:contains(Newcomer)")).hasSize(1);
		Document list = admin.page("/console/clients");
		assertThat(list.text()).contains("Newcomer", "read").doesNotContain(key);
		assertThat(admin.post(list.select("tr:contains(Newcomer) form").attr("action"), Map.of()).statusCode())
			.isEqualTo(302);
		assertThat(call(key)).isEqualTo(401);
		assertThat(admin.page("/console/clients").select("tr:contains(Newcomer) .state").text()).isEqualTo("Revoked");
	}

	@Test
	void keyWithoutANameOrWithAnEndInThePastIsRefused() {
		Browser admin = this.console.as(Role.ADMIN);
		assertThat(admin.post("/console/clients/keys", Map.of("client", " ", "form", form(admin))).statusCode())
			.isEqualTo(400);
		assertThat(admin
			.post("/console/clients/keys", Map.of("client", "Late", "expires", "2020-01-01", "form", form(admin)))
			.body()).contains("not in the future");
		assertThat(admin.page("/console/clients").text()).doesNotContain("Late");
	}

	@Test
	void comparisonOfTheIndexIsRequested() {
		assertThat(this.console.as(Role.VIEWER).page("/console/index").select("main form")).isEmpty();
		this.console.as(Role.OPERATOR).post("/console/index/reconcile", Map.of());
		assertThat(this.console.as(Role.OPERATOR).page("/console/index").select("dl").text()).contains("requested");
		assertThat(this.console.jdbc()
			.sql("SELECT work_key FROM work_request WHERE kind = 'reconcile_index'")
			.query(String.class)
			.list()).containsExactly("index");
	}

	@Test
	void indexIsRebuiltOnceHoweverOftenItIsRequested() {
		Browser operator = this.console.as(Role.OPERATOR);
		operator.post("/console/index/rebuild", Map.of());
		operator.post("/console/index/rebuild", Map.of());
		Document page = operator.page("/console/index");
		assertThat(page.select("dl div:contains(Rebuild)").text()).contains("requested");
		assertThat(page.select("button:contains(Rebuild)")).isEmpty();
		assertThat(this.console.jdbc()
			.sql("SELECT requested_version FROM work_request WHERE kind = 'rebuild_index'")
			.query(Long.class)
			.list()).containsExactly(1L);
		new Workers(this.console.application()).handle(WorkKind.REBUILD_INDEX, "index");
		assertThat(
				this.console.as(Role.ADMIN).page("/console/audit").select("tr:contains(/console/index/rebuild)").text())
			.contains("person:operator", "302");
	}

	@Test
	void openAlertsHaveTheirRunbookPage() {
		this.console.jdbc().sql("""
				WITH opened AS (
					INSERT INTO alert (rule, subject, message) VALUES ('source_overdue', 'good', 'Not started')
					RETURNING id)
				INSERT INTO alert_delivery (alert_id, event, channel) SELECT id, 'opened', 'mail' FROM opened
				""").update();
		assertThat(this.console.as(Role.VIEWER).page("/console/alerts").select("tr:contains(Source overdue)").text())
			.contains("Official Journal", "Not started", "mail", "ops/runbook/source-overdue.md");
		this.console.jdbc().sql("UPDATE alert SET closed_at = now() WHERE rule = 'source_overdue'").update();
		assertThat(this.console.as(Role.VIEWER).page("/console/alerts").select("#past + .table tr").text())
			.contains("Source overdue");
	}

	@Test
	void auditHasFormsOfPeopleAndCallsOfClients() {
		this.console.as(Role.OPERATOR).post("/console/sources/good/run", Map.of());
		assertThat(this.console.as(Role.ADMIN)
			.page("/console/audit")
			.select("tbody tr:contains(/sources/good/run)")
			.text()).contains("person:operator", "127.0.0.1", "POST /console/sources/good/run", "302");
	}

	private boolean retries(String item) {
		return this.console.jdbc()
			.sql("SELECT retry FROM quarantine WHERE id = CAST(:id AS uuid)")
			.param("id", item)
			.query(Boolean.class)
			.single();
	}

	private UUID webhook() {
		return this.console.jdbc().sql("""
				WITH owner AS (INSERT INTO client (name) VALUES ('Hook client') RETURNING id)
				INSERT INTO webhook_endpoint (client_id, url) SELECT id, 'https://hooks.example.org/' FROM owner
				RETURNING id
				""").query(UUID.class).single();
	}

	private static String form(Browser browser) {
		return browser.page("/console/clients").select("input[name=form]").val();
	}

	private boolean isAnybodyWaiting() {
		return this.console.jdbc()
			.sql("SELECT count(*) > 0 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
			.query(Boolean.class)
			.single();
	}

	/** In the caller's transaction, if there is one. */
	private void setState(String source, String state) {
		this.console.application()
			.bean(JdbcClient.class)
			.sql("UPDATE source SET state = :state WHERE id = :id")
			.param("state", state)
			.param("id", source)
			.update();
	}

	private String state(String source) {
		return this.console.jdbc()
			.sql("SELECT state FROM source WHERE id = :id")
			.param("id", source)
			.query(String.class)
			.single();
	}

	private int call(String key) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create(this.console.origin() + "/api/workspaces"))
			.header("X-API-Key", key)
			.build();
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
		}
	}

}
