package io.regwatch.ops.console;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import io.regwatch.ops.console.security.Role;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Scripts in titles, texts, redlines, names and notes do nothing in a browser. */
@ExtendWith({ Chromium.class, ConsoleApplication.class })
@ResourceLock(Chromium.LOCK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ScriptInjectionIT {

	static final List<String> CORPUS = List.of("<script>alert('script')</script>", "<img src=x onerror=alert('img')>",
			"\"><svg onload=alert('attribute')>", "' autofocus onfocus=alert('quote') tabindex='1",
			"</title></textarea></option></script><script>alert('end')</script>",
			"<iframe srcdoc=\"<script>parent.alert('frame')</script>\"></iframe>",
			"<details open ontoggle=alert('details')>", "<input autofocus onfocus=alert('focus')>",
			"<b hx-get=/console/audit hx-trigger=load hx-on::load=alert('htmx')>",
			"<style>* { color: red }</style><link rel=stylesheet href=//127.0.0.1:9/x.css>",
			"<meta http-equiv=refresh content='0;url=/console/sign-in'>",
			"[[${7 * 7}]] [(${7 * 7})] __${7 * 7}__ <p th:utext=\"${7 * 7}\">",
			"<math><mtext><table><mglyph><style><img src=x onerror=alert('math')>", "javascript:alert('address')");

	private static final String ALL = String.join(" ", CORPUS);

	private static final String SPREAD = """
			UPDATE assessment
			SET impact_summary = :text, suggested_actions = :text, evidence = jsonb_build_array(jsonb_build_object(
				'statement', CAST(:text AS text), 'versionId', current_version_id, 'segment', 0, 'page', 1, 'start', 1,
				'end', 9, 'quote', substr(:text, 2, 8)))
			FROM reference_update AS u
			WHERE u.id = update_id AND workspace_id = :workspace
			""";

	private static final String RETITLE = """
			UPDATE reference_update
			SET title = :text, short_summary = :text, summary = :text, content = :text
			WHERE id = :update
			""";

	private static final String ENDPOINT = """
			WITH endpoint AS (
				INSERT INTO webhook_endpoint (id, client_id, url, disabled_at, disabled_reason)
				SELECT :id, client_id, 'https://example.org/?' || :text, now(), :text
				FROM workspace
				WHERE id = :workspace
				RETURNING id)
			INSERT INTO webhook_delivery (endpoint_id, message_id, type, attempt, problem, duration_millis)
			SELECT id, 'message', 'update.created', 1, :text, 12 FROM endpoint
			""";

	private static final String ACKNOWLEDGED = """
			INSERT INTO quarantine (source_id, external_id, reason, detail, acknowledged_at, acknowledged_by, note)
			VALUES (:source, 'Acknowledged ' || :text, 'soft_404', :text, now(), 'person:anna', :text)
			""";

	private final ConsoleApplication.Console console;

	private final Chromium.Session chromium;

	private final RevisedDocument document;

	private final UUID endpoint = UUID.randomUUID();

	/** One for all pages and one for all notes: a new one takes as long as a page. */
	private final Visitor admin;

	private final Visitor analyst;

	ScriptInjectionIT(ConsoleApplication.Console console, Chromium.Session chromium) {
		this.console = console;
		this.chromium = chromium;
		this.document = RevisedDocument.insert(console.jdbc(), CORPUS, CORPUS.reversed());
		this.admin = chromium.visit(console, Role.ADMIN, new NewContextOptions().setBypassCSP(true));
		this.analyst = chromium.visit(console, Role.ANALYST, new NewContextOptions().setBypassCSP(true));
	}

	@AfterAll
	void leave() {
		this.admin.close();
		this.analyst.close();
	}

	@BeforeAll
	void insert() {
		Publications publications = new Publications(this.console.jdbc());
		for (String text : CORPUS) {
			UUID update = publications.update(this.document.reference(), "status_change", "Title",
					"2026-02-01T00:00:00Z");
			update(RETITLE.replace(":update", "'" + update + "'"), text);
			publications.assess(this.document.path(), update, "not_applicable", "none");
		}
		publications.assess(this.document.path(), this.document.revision(), "applicable", "high");
		update(SPREAD.replace(":workspace", "'" + this.document.workspace() + "'"), ALL);
		update("UPDATE reference SET title = :text, external_id = :text, description = :text, url = "
				+ "'javascript:alert(''url'')' WHERE id = '%s'".formatted(this.document.reference()), ALL);
		update("UPDATE reference_version SET edition = :text WHERE reference_id = '%s'"
			.formatted(this.document.reference()), ALL);
		update("UPDATE workspace SET name = left(:text, 200) WHERE id = '%s'".formatted(this.document.workspace()),
				ALL);
		new Workers(this.console.application()).addRedline(this.document.revision());
		this.document.addObligation(this.console.jdbc(), ALL, "2027-01-01");
		update(ENDPOINT.replace(":workspace", "'" + this.document.workspace() + "'")
			.replace(":id", "CAST('" + this.endpoint + "' AS uuid)"), ALL);
		update(ACKNOWLEDGED.replace(":source", "'" + ConsoleRows.UNSCHEDULED + "'"), ALL);
		this.console.index();
	}

	/** The escaping alone must do: a policy that a page does not have cannot help. */
	@ParameterizedTest
	@MethodSource("pages")
	void textsAreInertWithoutTheContentSecurityPolicy(String path) {
		Page page = this.admin.open(path);
		assertThat(page.content()).as("the texts are there").contains("alert(");
		assertThat(
				page.evaluate("document.querySelectorAll('script:not([src]), iframe, style, meta[http-equiv]').length"))
			.isEqualTo(0);
		assertThat(page.url()).isEqualTo(this.console.origin() + path);
		assertThat(this.admin.problems()).isEmpty();
	}

	@ParameterizedTest
	@FieldSource("CORPUS")
	void noteOfAReviewIsInert(String note) {
		Page page = this.analyst.open(this.document.path() + "/updates/" + this.document.revision());
		page.getByLabel("Note, which replaces the summary").fill(note);
		page.getByText("Save", new Page.GetByTextOptions().setExact(true)).click();
		assertThat(page.locator(".history .text").first().textContent()).isEqualTo(note);
		assertThat(this.analyst.problems()).isEmpty();
	}

	/** The second line of defence: HTML that Regwatch would never write. */
	@Test
	void scriptsOfARedlineAreStoppedByTheContentSecurityPolicy() {
		UUID revision = RevisedDocument.insert(this.console.jdbc(), List.of("Then"), List.of("Now")).revision();
		new Publications(this.console.jdbc()).redline(revision, "completed",
				"<script>document.title = 'run'</script><img src=x onerror=\"alert('redline')\">", null);
		try (Visitor visitor = this.chromium.visit(this.console, Role.ADMIN)) {
			Page page = visitor.open(this.document.path() + "/updates/" + revision);
			assertThat(page.locator(".redline img").count()).isEqualTo(1);
			assertThat(page.title()).isNotEqualTo("run");
			assertThat(visitor.problems()).isNotEmpty().noneMatch((problem) -> problem.startsWith("Dialog"));
		}
	}

	@ParameterizedTest
	@MethodSource("scripts")
	void scriptsAreNoticed(String html) {
		try (Visitor visitor = this.chromium.visit(this.console, new NewContextOptions())) {
			visitor.page().setContent("<!DOCTYPE html><body>" + html);
			visitor.page().waitForFunction("document.readyState === 'complete'");
			assertThat(visitor.problems()).anyMatch((problem) -> problem.startsWith("Dialog"));
		}
	}

	static Stream<String> scripts() {
		return Stream.of(CORPUS.get(0), CORPUS.get(1), CORPUS.get(2), CORPUS.get(4), CORPUS.get(6));
	}

	Stream<String> pages() {
		String reference = this.document.path() + "/references/" + this.document.reference();
		String update = this.document.path() + "/updates/" + this.document.revision();
		return Stream.concat(
				Stream.of("/updates", "/suppressed", "/obligations").map((page) -> this.document.path() + page),
				Stream.of(update, update + "/text", reference, reference + "/compare", "/console/night",
						"/console/quarantine", "/console/sources", "/console/workspaces", "/console/clients",
						"/console/webhooks", "/console/webhooks/" + this.endpoint, this.console.rows().page(),
						this.console.rows().path() + "/updates"));
	}

	private void update(String statement, String text) {
		this.console.jdbc().sql(statement).param("text", text).update();
	}

}
