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

	private Document page() {
		return this.console.as(Role.VIEWER).page(path());
	}

	private String path() {
		return this.console.rows().path() + "/references/" + this.console.rows().reference();
	}

}
