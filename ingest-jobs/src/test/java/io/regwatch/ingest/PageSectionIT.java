package io.regwatch.ingest;

import java.io.IOException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** Documents that are sections of one page. */
@ExtendWith(SharedEnvironment.class)
class PageSectionIT {

	private static final String YAML = """
			id: SOURCE
			title: Questions
			geography: US
			institution: Agency
			type: guidance
			kind: html-table
			removal: withdraws
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			content: {section: true}
			table:
			  urls: ["http://127.0.0.1:PORT/faq.html"]
			  tables: nav
			  rows: a
			  fields:
			    id: {select: a, attribute: href}
			    title: {select: a}
			    url: {select: a, attribute: href}
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("page-sections");

	private WebSite site;

	PageSectionIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.environment.save(YAML.replace("SOURCE", this.source).replace("PORT", String.valueOf(this.site.port())));
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenOneSectionChangesTellsOnlyThat() {
		publish("Pumps are in class II.", "Valves are in class III.", "Masks are in class I.");
		assertThat(ingest().updates()).hasSize(3);
		publish("Pumps are in class II.", "Valves are in class IIb.", "Masks are in class I.");
		assertThat(ingest().updates()).singleElement()
			.satisfies((update) -> assertUpdate(update, "revision", "Question 2"));
		publish("Pumps are in class II.", "Valves are in class IIb.");
		assertThat(ingest().updates()).singleElement()
			.satisfies((update) -> assertUpdate(update, "withdrawal", "Question 3"));
	}

	private static void assertUpdate(IngestReport.Update update, String kind, String title) {
		assertThat(update.kind()).isEqualTo(kind);
		assertThat(update.title()).contains(title);
	}

	private void publish(String... answers) {
		StringBuilder menu = new StringBuilder();
		StringBuilder text = new StringBuilder();
		for (int number = 1; number <= answers.length; number++) {
			menu.append("<a href='#q%d'>Question %d</a>".formatted(number, number));
			text.append("<h2 id=q%d>Question %d</h2><p>%s</p>".formatted(number, number, answers[number - 1]));
		}
		this.site.text("/faq.html", "<html><body><nav>%s</nav><main>%s</main></body></html>".formatted(menu, text));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

}
