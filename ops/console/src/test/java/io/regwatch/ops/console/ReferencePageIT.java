package io.regwatch.ops.console;

import io.regwatch.ops.console.security.Role;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** The page of a reference. */
@ExtendWith(ConsoleApplication.class)
class ReferencePageIT {

	private final ConsoleApplication.Console console;

	ReferencePageIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@Test
	void pageHasVersionsOnATimeAxisWithTheirEvents() {
		Document page = page();
		assertThat(page.select("#versions + .table tbody tr").eachText()).hasSize(2)
			.anySatisfy((row) -> assertThat(row).contains("Version 2", "In force"))
			.anySatisfy((row) -> assertThat(row).contains("Version 1", "Superseded"));
		assertThat(page.select("svg.timeline .lane")).hasSize(2);
		assertThat(page.select("svg.timeline circle title").eachText()).containsExactlyInAnyOrder("Revised",
				"Guide " + AnalystRows.HOSTILE);
		assertThat(page.select("#events + .table a[href]").eachText()).first().isEqualTo("Revised");
	}

	@Test
	void updateLeadsToItsReference() {
		assertThat(
				this.console.as(Role.VIEWER).page(this.console.rows().page()).select("a[data-reference]").attr("href"))
			.isEqualTo(path());
	}

	@Test
	void twoVersionsAreComparedByAWorkerAndShown() {
		String compare = page().select("a[data-compare]").attr("href");
		Document waiting = this.console.as(Role.VIEWER).page(compare);
		assertThat(waiting.select("[role=status]").text()).startsWith("A worker compares");
		String poll = waiting.select("#comparison").attr("hx-get");
		assertThat(this.console.jdbc().sql("""
				SELECT count(*)
				FROM reference_update
				JOIN work_request ON work_key = previous_version_id || ':' || current_version_id
				WHERE reference_update.id = :revision AND work_request.kind = 'compare_versions'
				""").param("revision", this.console.rows().revision()).query(Long.class).single()).isEqualTo(1);
		this.console.jdbc().sql("""
				INSERT INTO version_redline (from_version_id, to_version_id, status, html)
				SELECT older.id, newer.id, 'completed', '<p>Then <ins>now</ins></p>'
				FROM reference_version AS older
				JOIN reference_version AS newer ON newer.reference_id = older.reference_id AND newer.ordinal = 2
				WHERE older.reference_id = :reference AND older.ordinal = 1
				""").param("reference", this.console.rows().reference()).update();
		Document done = this.console.as(Role.VIEWER).page(poll);
		assertThat(done.select(".redline ins").text()).isEqualTo("now");
		assertThat(done.select("#comparison").hasAttr("hx-get")).isFalse();
		assertThat(done.select("select[name=from] option[selected]").text()).startsWith("Version 1");
	}

	private Document page() {
		return this.console.as(Role.VIEWER).page(path());
	}

	private String path() {
		return this.console.rows().path() + "/references/" + this.console.rows().reference();
	}

}
