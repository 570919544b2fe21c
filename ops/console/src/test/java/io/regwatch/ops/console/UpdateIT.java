package io.regwatch.ops.console;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.console.security.Role;
import io.regwatch.store.Publications;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** The page of an update and its reviews. */
@ExtendWith(ConsoleApplication.class)
class UpdateIT {

	private final ConsoleApplication.Console console;

	UpdateIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@Test
	void pageHasRedlineEvidenceAndHistory() {
		Document page = this.console.as(Role.VIEWER).page(this.console.rows().page());
		assertThat(page.select(".redline ins").text()).isEqualTo("new");
		assertThat(page.select("#evidence blockquote").text()).startsWith("The label shall state the length.");
		assertThat(page.select("#evidence mark").text()).isEqualTo("label");
		assertThat(page.select("#evidence figcaption").text()).isEqualTo("Page 3");
		assertThat(page.select(".history").text()).contains("Assessment: Applicable, High", "offline");
		Document text = this.console.as(Role.VIEWER).page(page.select("figcaption a").attr("href").split("#", -1)[0]);
		assertThat(text.select("#segment-1 mark").text()).isEqualTo("label");
		assertThat(text.select(".page-number").eachText()).containsExactly("Page 1", "Page 3");
		assertThat(this.console.as(Role.VIEWER).get(page.select("a:contains(PDF)").attr("href")).body())
			.startsWith("%PDF");
	}

	@Test
	void translationIsBesideTheOriginal() {
		RevisedDocument document = RevisedDocument.insert(this.console.jdbc(), List.of("One."), List.of("Two."));
		String page = document.path() + "/updates/" + document.revision();
		assertThat(this.console.as(Role.VIEWER).page(page).select("#translation")).isEmpty();
		this.console.jdbc()
			.sql("""
					WITH workspace AS (
						UPDATE workspace SET language = 'de' WHERE id = CAST(:workspace AS uuid)
					)
					INSERT INTO update_translation (update_id, language, source_hash, title, model, prompt_version)
					SELECT id, 'de', translated_text_hash(title, short_summary, summary), :title, 'openai/stub', 'translation-1'
					FROM reference_update
					WHERE id = :update
					""")
			.param("workspace", document.path().substring(document.path().lastIndexOf('/') + 1))
			.param("title", "Geändert " + AnalystRows.HOSTILE)
			.param("update", document.revision())
			.update();
		Document translated = this.console.as(Role.VIEWER).page(page);
		assertThat(translated.select("#translation [lang=de]").text()).startsWith("Geändert");
		assertThat(translated.select("#translation").text()).contains("openai/stub", AnalystRows.HOSTILE);
		assertThat(translated.select("h1").text()).doesNotContain("Geändert");
	}

	@Test
	void pdfThatMayBeSharedIsLinked() {
		RevisedDocument document = RevisedDocument.insert(this.console.jdbc(), List.of("One."), List.of("Two."));
		new Publications(this.console.jdbc()).redistribute(ConsoleRows.UNSCHEDULED, "file");
		this.console.jdbc().sql("""
				UPDATE extracted_text SET media_type = 'application/pdf'
				WHERE sha256 IN (SELECT sha256 FROM reference_version WHERE reference_id = :reference)
				""").param("reference", document.reference()).update();
		Document page = this.console.as(Role.VIEWER).page(document.path() + "/updates/" + document.revision());
		assertThat(page.select("a:containsOwn(Document)").attr("href")).contains("/files/");
	}

	@Test
	void neighboursAreThoseOfTheFilteredList() {
		String inbox = this.console.rows().path() + "/updates?source=good&publicationDateFrom=2026-01-01";
		Document list = this.console.as(Role.VIEWER).page(inbox);
		Document page = this.console.as(Role.VIEWER).page(list.select("a[data-row]").get(0).attr("href"));
		assertThat(page.select("a[data-key=k]")).isEmpty();
		assertThat(page.select("a[data-key=j]").attr("href")).isEqualTo(list.select("a[data-row]").get(1).attr("href"));
		Document last = this.console.as(Role.VIEWER).page(page.select("a[data-key=j]").attr("href"));
		assertThat(last.select("a[data-key=k]").attr("href")).isEqualTo(list.select("a[data-row]").get(0).attr("href"));
		assertThat(last.select("a[data-key=u]").attr("href")).startsWith(inbox + "#update-");
	}

	@Test
	void reviewIsTheContextUntilItIsWithdrawn() {
		String page = pageOfAssessedUpdate();
		Browser analyst = this.console.as(Role.ANALYST);
		HttpResponse<String> saved = review(page, Map.of("status", "not_applicable", "note", AnalystRows.HOSTILE));
		assertThat(saved.statusCode()).isEqualTo(302);
		Document reviewed = analyst.page(page);
		assertThat(reviewed.select("article:contains(Assessment) .state").eachText()).startsWith("Not applicable");
		assertThat(reviewed.text()).contains("A person has decided: person:analyst", AnalystRows.HOSTILE);
		assertThat(reviewed.select("script:not([src]), [onerror]")).isEmpty();
		analyst.post(page + "/review/withdraw", Map.of());
		assertThat(analyst.page(page).select("article:contains(Assessment) .state").eachText())
			.startsWith("Applicable");
	}

	@Test
	void savedReviewLeadsToTheNextUpdateOfTheList() {
		String page = pageOfAssessedUpdate();
		UUID next = UUID.randomUUID();
		assertThat(review(page, Map.of("next", next.toString(), "list", "status=applicable&x={y}")).headers()
			.firstValue("Location")
			.orElseThrow()).endsWith("/updates/" + next + "?status=applicable&x=y");
	}

	@Test
	void reviewOfAnEarlierContextIsRefusedAndKept() {
		String page = pageOfAssessedUpdate();
		String seen = this.console.as(Role.ANALYST).page(page).select("input[name=basedOn]").attr("value");
		review(page, Map.of("status", "to_review"));
		Browser analyst = this.console.ofOwnSession(Role.ANALYST);
		assertThat(review(analyst, page, Map.of("basedOn", seen, "priority", "urgent", "note", "Mine")).statusCode())
			.isEqualTo(302);
		Document refused = analyst.page(page);
		assertThat(refused.select("[role=alert]").text()).startsWith("Not saved");
		assertThat(refused.select("textarea").text()).isEqualTo("Mine");
		assertThat(refused.select("select[name=priority] option[selected]").attr("value")).isEqualTo("urgent");
		assertThat(refused.select(".history li")).hasSize(2);
	}

	@Test
	void viewerHasNoFormAndFormsAreAudited() {
		assertThat(this.console.as(Role.VIEWER).page(this.console.rows().page()).select("#review")).isEmpty();
		String page = pageOfAssessedUpdate();
		review(page, Map.of());
		assertThat(this.console.jdbc()
			.sql("SELECT key_id || ' ' || status || ' ' || (client_id IS NOT NULL) FROM audit_event WHERE path = :path")
			.param("path", page + "/review")
			.query(String.class)
			.list()).containsExactly("person:analyst 302 true");
	}

	/** A workspace of its own, whose context no other test changes. */
	private String pageOfAssessedUpdate() {
		Publications publications = new Publications(this.console.jdbc());
		UUID workspace = publications.follow("good", "EU", "");
		publications.assess(workspace.toString(), this.console.rows().revision(), "applicable", "low");
		return "/console/workspaces/%s/updates/%s".formatted(workspace, this.console.rows().revision());
	}

	private HttpResponse<String> review(String page, Map<String, String> changed) {
		return review(this.console.as(Role.ANALYST), page, changed);
	}

	private static HttpResponse<String> review(Browser analyst, String page, Map<String, String> changed) {
		Map<String, String> form = new HashMap<>(Map.of("status", "applicable", "priority", "low", "basedOn",
				analyst.page(page).select("input[name=basedOn]").attr("value")));
		form.putAll(changed);
		return analyst.post(page + "/review", form);
	}

}
