package io.regwatch.ops.console;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.UUID;
import java.util.regex.Pattern;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.regwatch.ops.console.security.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/** Tasks of operators and admins, done in a browser. */
@ExtendWith({ Chromium.class, ConsoleApplication.class })
@ResourceLock(Chromium.LOCK)
class OperatorTasksIT {

	private static final String QUARANTINE = """
			INSERT INTO quarantine (source_id, external_id, reason, detail)
			VALUES (:source, 'Order 17', 'soft_404', 'The page says that it does not exist')
			""";

	private static final String START = """
			WITH started AS (
				INSERT INTO run (source_id, scheduled_at, worker_id, backfill)
				VALUES (:source, now(), :worker, false)
				RETURNING id
			), listing AS (
				INSERT INTO ledger (run_id, reported, listed, unchanged) SELECT id, 3, 3, 3 FROM started
			), item AS (
				INSERT INTO run_item (run_id, position, external_id, origin, entry, stage)
				SELECT started.id, place, 'Order ' || place, 'listed', '{}', 'fetch'
				FROM started, generate_series(1, 3) AS place
			)
			SELECT id FROM started
			""";

	private static final String PROCESS = """
			UPDATE run_item
			SET stage = 'done', outcome = 'unchanged', done_at = now()
			WHERE run_id = :run AND position <= :position
			""";

	private final ConsoleApplication.Console console;

	private final Chromium.Session chromium;

	OperatorTasksIT(ConsoleApplication.Console console, Chromium.Session chromium) {
		this.console = console;
		this.chromium = chromium;
	}

	@Test
	void reasonOfAnIncompleteSourceAndItsMissingItemsAreOnTheFirstPage() {
		try (Visitor operator = this.chromium.visit(this.console, Role.OPERATOR)) {
			Page page = operator.open("/console");
			Locator source = page.getByRole(AriaRole.ARTICLE)
				.filter(new Locator.FilterOptions()
					.setHas(page.getByText("Incomplete", new Page.GetByTextOptions().setExact(true))));
			assertThat(source.getByText("The authority reports 12 items, the listing has 10")).isVisible();
			assertThat(source.getByText("Clinical evaluation")).isVisible();
			assertThat(source.getByText("Not listed: In the last complete listing, but not in this one")).isVisible();
			assertThat(operator.problems()).isEmpty();
		}
	}

	@Test
	void quarantinedItemIsRetried() {
		this.console.jdbc().sql(QUARANTINE).param("source", ConsoleRows.UNSCHEDULED).update();
		try (Visitor operator = this.chromium.visit(this.console, Role.OPERATOR)) {
			Page page = operator.open("/console/night");
			operator.click(AriaRole.LINK, "Quarantine");
			page.getByLabel("Select Order 17").check();
			operator.click(AriaRole.BUTTON, "Retry the selected items");
			assertThat(page.getByRole(AriaRole.STATUS))
				.hasText("A retry of 1 item is requested, with a run of " + ConsoleRows.UNSCHEDULED + ".");
			assertThat(operator.problems()).isEmpty();
		}
		assertThat(this.console.jdbc()
			.sql("SELECT retry FROM quarantine WHERE external_id = 'Order 17'")
			.query(Boolean.class)
			.single()).isTrue();
		assertThat(this.console.jdbc()
			.sql("SELECT count(*) FROM work_request WHERE kind = 'ingest' AND work_key = :source")
			.param("source", ConsoleRows.UNSCHEDULED)
			.query(Long.class)
			.single()).isEqualTo(1);
	}

	@Test
	void runIsWatchedWithoutReloadAcrossTheDeathOfItsWorker() throws IOException {
		JdbcConnectionDetails database = this.console.application().bean(JdbcConnectionDetails.class);
		try (KillableWorker worker = KillableWorker.start(database);
				KillableWorker other = KillableWorker.start(database);
				Visitor operator = this.chromium.visit(this.console, Role.OPERATOR)) {
			UUID run = start(worker.id());
			Page page = operator.open("/console/runs");
			Locator link = operator.find(AriaRole.LINK, "Federal register");
			link.focus();
			Locator row = page.getByRole(AriaRole.ROW).filter(new Locator.FilterOptions().setHas(link));
			assertThat(row.getByRole(AriaRole.CELL).nth(3)).hasText("3");
			process(run, 1);
			assertThat(row.getByRole(AriaRole.CELL).nth(3)).hasText("2");
			assertThat(link).isFocused();
			page.keyboard().press("Enter");
			Locator title = page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
			assertThat(title).hasText("Run of Federal register Running");
			assertThat(page.locator(".progress p")).containsText(Pattern.compile("1 of 3 items done, .* left"));
			worker.kill();
			assertThat(title).hasText("Run of Federal register Failed");
			assertThat(page.getByText("Another worker resumes the run by itself")).isVisible();
			update("UPDATE run SET worker_id = %d WHERE id = :run".formatted(other.id()), run);
			assertThat(title).hasText("Run of Federal register Running");
			process(run, 3);
			update("UPDATE run SET finished_at = now() WHERE id = :run", run);
			assertThat(title).hasText("Run of Federal register Complete");
			assertThat(operator.problems()).isEmpty();
		}
	}

	@Test
	void createdKeyIsShownOnceAndWorks() throws IOException, InterruptedException {
		try (Visitor admin = this.chromium.visit(this.console, Role.ADMIN)) {
			Page page = admin.open("/console");
			admin.click(AriaRole.LINK, "Clients and keys");
			admin.find(AriaRole.TEXTBOX, "Client").fill("Stent makers");
			page.getByLabel("Read").check();
			admin.click(AriaRole.BUTTON, "Create");
			String key = page.locator("code.secret").textContent();
			assertThat(call(key)).isEqualTo(200);
			page.reload();
			assertThat(page.getByRole(AriaRole.ROW).filter(new Locator.FilterOptions().setHasText("Stent makers")))
				.hasCount(1);
			assertThat(page.content()).doesNotContain(key);
			Locator row = page.getByRole(AriaRole.ROW).filter(new Locator.FilterOptions().setHasText("Stent makers"));
			row.getByText("Revoke", new Locator.GetByTextOptions().setExact(true)).click();
			row.getByText("Revoke for good").click();
			assertThat(row.getByText("Revoked")).isVisible();
			assertThat(call(key)).isEqualTo(401);
			assertThat(admin.problems()).isEmpty();
		}
	}

	private UUID start(int worker) {
		return this.console.jdbc()
			.sql(START)
			.param("source", ConsoleRows.UNSCHEDULED)
			.param("worker", worker)
			.query(UUID.class)
			.single();
	}

	private void process(UUID run, int position) {
		this.console.jdbc().sql(PROCESS).param("run", run).param("position", position).update();
	}

	private void update(String statement, UUID run) {
		this.console.jdbc().sql(statement).param("run", run).update();
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
