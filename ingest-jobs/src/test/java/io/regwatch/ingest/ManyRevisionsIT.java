package io.regwatch.ingest;

import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** A site that gives its pages another design. */
@ExtendWith(SharedEnvironment.class)
class ManyRevisionsIT {

	private static final int PAGES = 12;

	private static final String YAML = """
			id: %s
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:%d/list.json"]
			  items: /results
			  fields: {id: {pointer: ""}, url: {join: [{constant: /}, {pointer: ""}], separator: ""}}
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("many-revisions");

	ManyRevisionsIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@Test
	void ingestWhenMostTextsChangeAtOnceTellsIt() throws IOException {
		try (WebSite site = WebSite.start()) {
			site.list(IntStream.range(0, PAGES).mapToObj("\"%d.txt\""::formatted).collect(Collectors.joining(", ")));
			this.environment.save(YAML.formatted(this.source, site.port()));
			write(site, PAGES, "");
			assertThat(ingest().anomalies()).isEmpty();
			write(site, PAGES / 2, " Rate this page.");
			assertThat(ingest().anomalies()).isEmpty();
			write(site, PAGES, " Read on.");
			IngestReport third = ingest();
			assertThat(third.ledger().complete()).isTrue();
			assertThat(third.updates()).hasSize(PAGES);
			assertThat(third.anomalies()).extracting(Anomaly::rule).containsExactly(AnomalyRule.MANY_REVISIONS);
		}
	}

	private static void write(WebSite site, int count, String end) {
		IntStream.range(0, count)
			.forEach((page) -> site.text("/%d.txt".formatted(page),
					"The limit of lead in product number %d is %d mg.%s".formatted(page, page * 7, end)));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

}
