package io.regwatch.ingest;

import java.io.IOException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** Pages with the same text in another design. */
@ExtendWith(SharedEnvironment.class)
class RedesignIT {

	private static final String YAML = """
			id: SOURCE
			title: Guidance
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			content: {select: main}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: ""
			  fields: {id: {pointer: ""}, url: {pointer: ""}}
			""";

	private static final String PAGE = "<html><head><title>Lanterns | Agency</title></head><body>%s</body></html>";

	private static final String TEXT = "<p>Lanterns need a guard.</p><p>Makers report each accident.</p>";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("redesign");

	private WebSite site;

	RedesignIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.environment.save(YAML.replace("SOURCE", this.source).replace("PORT", String.valueOf(this.site.port())));
		this.site.text("/list.json", "[\"lanterns.html\"]");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenTheTitleMovesOutOfTheTextIsSilent() {
		publish("<main><h1>Lanterns</h1>%s</main>".formatted(TEXT));
		assertThat(ingest().updates()).hasSize(1);
		publish("<h1>Lanterns</h1><main>%s</main>".formatted(TEXT));
		assertThat(ingest().updates()).isEmpty();
		publish("<h1>Lanterns</h1><main>%s</main>".formatted(TEXT.replace("need", "need no")));
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
	}

	private void publish(String body) {
		this.site.text("/lanterns.html", PAGE.formatted(body));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

}
