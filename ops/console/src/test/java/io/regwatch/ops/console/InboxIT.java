package io.regwatch.ops.console;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.ops.console.security.Role;
import io.regwatch.store.Publications;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** The updates of a workspace with filters, pages, marks and exports. */
@ExtendWith(ConsoleApplication.class)
class InboxIT {

	private final ConsoleApplication.Console console;

	private final String inbox;

	InboxIT(ConsoleApplication.Console console) {
		this.console = console;
		this.inbox = console.rows().path() + "/updates";
	}

	@Test
	void inboxHasAllUpdatesPageByPage() {
		Document first = this.console.as(Role.VIEWER).page(this.inbox);
		assertThat(first.select("tbody tr")).hasSize(50);
		assertThat(first.select("tbody tr").getFirst().text()).contains("Revised", "GUIDE-1", "Revision", "Applicable",
				"High", "1 May 2026", "1 Jan 2027");
		Document second = this.console.as(Role.VIEWER).page(first.select("a[data-key=n]").attr("href"));
		assertThat(second.select("tbody tr")).hasSizeGreaterThanOrEqualTo(12);
		assertThat(second.select("a[data-row]").eachAttr("href")).doesNotContainAnyElementsOf(rows(first));
		assertThat(second.select("a[data-key=n]")).isEmpty();
	}

	@Test
	void filtersAreThoseOfTheApi() {
		assertThat(titles(
				"status=applicable&priority=high,urgent&source=good&geography=eu&publicationDateFrom=2026-05-01"))
			.containsExactly("Revised");
		assertThat(titles("status=not_applicable")).containsExactly("Guide " + AnalystRows.HOSTILE);
		assertThat(titles("search=labels&status=applicable&knownAt=2100-01-01")).containsExactly("Revised");
		assertThat(titles("search=state+length&status=applicable")).isEmpty();
		assertThat(titles("search=state+length&searchIn=text&order=relevance&status=applicable"))
			.containsExactly("Revised");
		assertThat(this.console.as(Role.VIEWER).get(this.inbox + "?order=wrong").statusCode()).isEqualTo(400);
		assertThat(this.console.as(Role.VIEWER).get(this.inbox + "?status=wrong").statusCode()).isEqualTo(400);
	}

	@Test
	void filterIsKeptForThePersonWhoSavedIt() {
		Browser analyst = this.console.as(Role.ANALYST);
		String query = "?status=applicable%2Cto_review&search=a+%26+b";
		assertThat(
				analyst.post(this.console.rows().path() + "/filters" + query, Map.of("name", "Mine <b>")).statusCode())
			.isEqualTo(302);
		Document page = analyst.page(this.inbox);
		assertThat(page.select(".saved a:contains(Mine <b>)").attr("href")).isEqualTo(this.inbox + query);
		assertThat(this.console.as(Role.VIEWER).page(this.inbox).select(".saved li")).isEmpty();
		String delete = page.select(".saved form[action$=delete]").attr("action");
		this.console.as(Role.VIEWER).post(delete, Map.of());
		assertThat(analyst.page(this.inbox).select(".saved li")).hasSize(1);
		analyst.post(delete, Map.of());
		assertThat(analyst.page(this.inbox).select(".saved li")).isEmpty();
	}

	@Test
	void whatIsNewOrChangedSinceThePersonHasSeenTheInboxIsMarked() {
		Publications publications = new Publications(this.console.jdbc());
		String path = "/console/workspaces/" + publications.follow("good", "EU", "") + "/updates";
		Browser operator = this.console.as(Role.OPERATOR);
		assertThat(operator.page(path).select(".mark")).isEmpty();
		operator.post(path + "/seen", Map.of());
		assertThat(operator.page(path).select(".hint").text()).startsWith("0 new or changed");
		this.console.jdbc()
			.sql("UPDATE reference_update SET summary = summary || '.' WHERE id = :id")
			.param("id", this.console.rows().revision())
			.update();
		assertThat(operator.page(path).select("tr:has(.mark-changed) a").text()).isEqualTo("Revised");
		assertThat(this.console.as(Role.VIEWER).page(path).select(".mark")).isEmpty();
		operator.post(path + "/seen", Map.of());
		assertThat(operator.page(path).select(".mark")).isEmpty();
	}

	@Test
	void exportHasTheRowsOfTheFilter() {
		Document page = this.console.as(Role.VIEWER).page(this.inbox + "?status=applicable");
		String csv = this.console.as(Role.VIEWER).get(page.select("a:contains(CSV)").attr("href")).body();
		assertThat(csv.lines()).hasSize(2);
		assertThat(csv).contains("Revised");
		assertThat(this.console.as(Role.VIEWER)
			.get(page.select("a:contains(XLSX)").attr("href"))
			.headers()
			.firstValue("Content-Disposition")).hasValue("attachment; filename=\"updates.xlsx\"");
	}

	@Test
	void workspaceOfAnotherClientIsNotFound() {
		this.console.jdbc().sql("INSERT INTO client (name) VALUES ('Elsewhere')").update();
		Browser browser = new Browser(this.console.origin());
		browser.signIn("elsewhere",
				Objects.requireNonNull(this.console.users().create("elsewhere", Role.ANALYST, "Elsewhere")));
		assertThat(browser.get(this.inbox).statusCode()).isEqualTo(404);
		assertThat(browser.get(this.inbox + ".csv").statusCode()).isEqualTo(404);
		assertThat(browser.get(this.console.rows().page()).statusCode()).isEqualTo(404);
		assertThat(browser.get("/console/workspaces/" + UUID.randomUUID() + "/updates").statusCode()).isEqualTo(404);
		assertThat(browser.get("/console/workspaces/none/updates").statusCode()).isEqualTo(404);
	}

	@Test
	void suppressedUpdatesHaveTheirReason() {
		Document page = this.console.as(Role.VIEWER).page(this.console.rows().path() + "/suppressed");
		assertThat(page.select("tbody tr").text()).contains("Guide", "GUIDE-1", "relevance.low");
	}

	@Test
	void suppressedUpdatesAreReadInPages() {
		Publications publications = new Publications(this.console.jdbc());
		UUID workspace = publications.follow("good", "EU", "");
		String path = "/console/workspaces/" + workspace + "/suppressed";
		Browser viewer = this.console.as(Role.VIEWER);
		assertThat(viewer.page(path).select("p:contains(Nothing was put aside)")).hasSize(1);
		this.console.jdbc().sql("""
				INSERT INTO reference_subscription (workspace_id, reference_id, status)
				SELECT :workspace, id, 'unsubscribed'
				FROM reference
				WHERE external_id = 'MANY'
				""").param("workspace", workspace).update();
		Document first = viewer.page(path);
		Document second = viewer.page(first.select("a:contains(Next page)").attr("href"));
		assertThat(first.select("tbody tr")).hasSize(50);
		assertThat(second.select("tbody tr")).hasSize(10);
		assertThat(second.select("a:contains(Next page)")).isEmpty();
		assertThat(second.select("tbody tr").eachText())
			.doesNotContainAnyElementsOf(first.select("tbody tr").eachText());
		assertThat(viewer.get(path + "?cursor=none").statusCode()).isEqualTo(400);
	}

	private List<String> titles(String filter) {
		return this.console.as(Role.VIEWER).page(this.inbox + "?" + filter).select("a[data-row]").eachText();
	}

	private static List<String> rows(Document page) {
		return page.select("a[data-row]").eachAttr("href");
	}

}
