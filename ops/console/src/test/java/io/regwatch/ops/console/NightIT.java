package io.regwatch.ops.console;

import io.regwatch.ops.console.security.Role;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The page of the last night, and what all pages of operators have in common. */
@ExtendWith(ConsoleApplication.class)
@ResourceLock(ConsoleRows.SOURCES)
class NightIT {

	private final ConsoleApplication.Console console;

	NightIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@Test
	void sourceThatIsNotReadCannotBeRun() {
		Document page = this.console.as(Role.OPERATOR).page("/console/night");
		assertThat(page.select("article:contains(Gazette)")).hasSize(1);
		assertThat(page.select("article:contains(Gazette) button")).isEmpty();
		assertThat(page.select("article:contains(MDCG 2020-1) button")).hasSize(1);
	}

	@Test
	void nightNamesWhatIsMissing() {
		Document page = this.console.as(Role.VIEWER).page("/console/night");
		assertThat(page.select(".verdict-good")).isEmpty();
		assertThat(page.select(".verdict-bad").text()).isEqualTo("3 of 5 sources need attention; 1 is complete.");
		String card = page.select("article:has(.state-incomplete)").text();
		assertThat(card).contains("The authority reports 12 items, the listing has 10")
			.contains("MDCG 2019-11")
			.contains("Qualification of software")
			.contains("MDCG 2020-1 Clinical evaluation", "In the last complete listing, but not in this one");
		assertThat(page.select("article:has(.state-not_read)").text()).contains("Gazette", "catalogue file");
		assertThat(page.select("article:has(.state-failed) h2").text()).isEqualTo("Federal office");
		assertThat(page.select("tr:contains(Official Journal) .state").text()).isEqualTo("Complete");
		assertThat(page.select("tr:contains(Official Journal)").text()).contains("+2 against the usual 40");
		assertThat(page.select("tr:contains(Official Journal) rect")).hasSize(2);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/console/night", "/console/sources", "/console/quarantine", "/console/clients",
			"/console/workspaces", "WORKSPACE/updates", "WORKSPACE/suppressed", "WORKSPACE/assessments", "REVISION",
			"REVISION/text", "REFERENCE" })
	void textsOfOthersAreInertAndScriptsOnlyOurs(String template) {
		String path = template.replace("WORKSPACE", this.console.rows().path())
			.replace("REVISION", this.console.rows().page())
			.replace("REFERENCE", this.console.rows().path() + "/references/" + this.console.rows().reference());
		Document page = this.console.as(Role.ADMIN).page(path);
		assertThat(page.text()).contains("<script>alert(2)</script>");
		assertThat(page.select("script:not([src^=/console-assets/]), [onerror], [style], style")).isEmpty();
		assertThat(this.console.as(Role.ADMIN).get(path).headers().firstValue("Content-Security-Policy").orElseThrow())
			.contains("default-src 'none'", "script-src 'self'", "style-src 'self'")
			.doesNotContain("unsafe");
	}

	@Test
	void assetsOfPagesAreThere() {
		Document page = this.console.as(Role.VIEWER).page("/console/night");
		assertThat(page.select("link[rel=stylesheet], script[src]").eachAttr("abs:href")).isNotEmpty();
		page.select("link[rel=stylesheet], script[src]")
			.stream()
			.map((element) -> element.hasAttr("href") ? element.attr("href") : element.attr("src"))
			.forEach((asset) -> assertThat(this.console.as(Role.VIEWER).get(asset).statusCode()).as(asset)
				.isEqualTo(200));
	}

}
