package io.regwatch.ops.console;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.UUID;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.regwatch.ops.console.security.Role;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/** Tasks of analysts, done in a browser. */
@ExtendWith({ Chromium.class, ConsoleApplication.class })
@ResourceLock(Chromium.LOCK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnalystTasksIT {

	private static final int UPDATES = 12;

	private static final String FIND_LATEST = """
			SELECT id
			FROM reference_update
			WHERE reference_id = :reference
			ORDER BY published_at DESC
			LIMIT :limit
			""";

	private final ConsoleApplication.Console console;

	private final Chromium.Session chromium;

	private final RevisedDocument document;

	AnalystTasksIT(ConsoleApplication.Console console, Chromium.Session chromium) {
		this.console = console;
		this.chromium = chromium;
		this.document = RevisedDocument.insert(console.jdbc(),
				List.of("The label shall state the length.", "Keep dry."),
				List.of("The label shall state the length and the width.", "Keep dry."));
	}

	@BeforeAll
	void assess() {
		Publications publications = new Publications(this.console.jdbc());
		publications.updates(this.document.reference(), UPDATES);
		this.console.jdbc()
			.sql(FIND_LATEST)
			.param("reference", this.document.reference())
			.param("limit", UPDATES)
			.query(UUID.class)
			.list()
			.forEach((update) -> publications.assess(this.document.path(), update, "to_review", "low"));
		this.console.index();
	}

	@Test
	void tenUpdatesAreReviewedByKeyboard() {
		try (Visitor analyst = this.chromium.visit(this.console, Role.ANALYST)) {
			Page page = analyst.open(this.document.path() + "/updates?status=to_review");
			assertThat(page.locator("tbody tr")).hasCount(UPDATES);
			page.keyboard().press("j");
			follow(page, "Enter");
			for (int i = 0; i < 10; i++) {
				page.keyboard().press("r");
				page.keyboard().type("N");
				follow(page, "Control+Enter");
				assertThat(page.getByRole(AriaRole.STATUS)).hasText("The review is saved.");
			}
			String open = page.url().replaceFirst(".*/updates/", "").substring(0, 36);
			follow(page, "u");
			assertThat(page.locator("tbody tr")).hasCount(UPDATES - 10);
			assertThat(page.locator("#update-" + open)).isFocused();
			assertThat(analyst.problems()).isEmpty();
		}
		assertThat(this.console.jdbc()
			.sql("SELECT count(*) FROM review WHERE workspace_id = :workspace AND status = 'not_applicable'")
			.param("workspace", this.document.workspace())
			.query(Long.class)
			.single()).isEqualTo(10);
	}

	@Test
	void reviewOutlivesARerun() {
		RevisedDocument own = RevisedDocument.insert(this.console.jdbc(), List.of("Then."), List.of("Now."));
		new Publications(this.console.jdbc()).assess(own.path(), own.revision(), "applicable", "high");
		this.console.index();
		try (Visitor analyst = this.chromium.visit(this.console, Role.ANALYST)) {
			Page page = analyst.open(own.path() + "/updates/" + own.revision());
			page.getByLabel("Status").selectOption("Not applicable");
			page.getByLabel("Note, which replaces the summary").fill("Only for implants");
			analyst.click(AriaRole.BUTTON, "Save");
			assertThat(state(page)).hasText("Not applicable");
			analyst.click(AriaRole.LINK, "Assessment runs");
			page.getByLabel("Unchanged updates, too").check();
			analyst.click(AriaRole.BUTTON, "Start");
			assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
				.hasText("Assessment run Queued");
			workers().handle(WorkKind.ASSESS, own.workspace().toString());
			assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
				.hasText("Assessment run Completed");
			analyst.open(own.path() + "/updates/" + own.revision());
			assertThat(state(page)).hasText("Not applicable");
			assertThat(page.getByText("A person has decided: person:anna.analyst")).isVisible();
			assertThat(page.locator(".history li").filter(new Locator.FilterOptions().setHasText("Assessment:")))
				.hasCount(2);
			assertThat(analyst.problems()).isEmpty();
		}
	}

	@Test
	void twoVersionsAreCompared() {
		try (Visitor viewer = this.chromium.visit(this.console, Role.VIEWER)) {
			Page page = viewer.open(this.document.path() + "/references/" + this.document.reference());
			viewer.click(AriaRole.LINK, "Compare versions");
			assertThat(page.getByText("A worker compares the versions")).isVisible();
			workers().compare(this.document.revision());
			assertThat(page.locator(".redline ins")).hasText("length and the width.");
			assertThat(viewer.problems()).isEmpty();
		}
	}

	@Test
	void filteredListIsExported() throws IOException {
		Publications publications = new Publications(this.console.jdbc());
		UUID workspace = publications.follow(ConsoleRows.UNSCHEDULED, "EU", "");
		publications.assess(workspace.toString(), this.document.revision(), "applicable", "high");
		publications.assess(workspace.toString(), this.document.publication(), "not_applicable", "none");
		try (Visitor viewer = this.chromium.visit(this.console, Role.VIEWER)) {
			Page page = viewer.open("/console/workspaces/" + workspace + "/updates");
			page.getByText("Filters", new Page.GetByTextOptions().setExact(true)).click();
			page.getByLabel("Applicable", new Page.GetByLabelOptions().setExact(true)).check();
			viewer.click(AriaRole.BUTTON, "Show");
			assertThat(page.locator("a[data-row]")).hasText("Revised");
			Download download = page.waitForDownload(() -> viewer.click(AriaRole.LINK, "CSV"));
			assertThat(download.suggestedFilename()).isEqualTo("updates.csv");
			assertThat(Files.readAllLines(download.path())).hasSize(2).last().asString().contains("Revised");
			assertThat(viewer.problems()).isEmpty();
		}
	}

	private Workers workers() {
		return new Workers(this.console.application());
	}

	private static Locator state(Page page) {
		return page.getByRole(AriaRole.ARTICLE)
			.filter(new Locator.FilterOptions()
				.setHas(page.getByText("Assessment", new Page.GetByTextOptions().setExact(true))))
			.locator(".state")
			.first();
	}

	private static void follow(Page page, String key) {
		String before = page.url();
		page.keyboard().press(key);
		page.waitForURL((url) -> !url.equals(before));
	}

}
