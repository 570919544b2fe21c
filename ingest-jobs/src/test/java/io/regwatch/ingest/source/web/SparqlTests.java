package io.regwatch.ingest.source.web;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SparqlTests {

	private static final String SOURCE = """
			kind: sparql
			list:
			  urls: ["SITE/sparql"]
			  query: |
			    SELECT ?celex ?date WHERE { ?work cdm:celex ?celex . FILTER(STR(?celex) > "{cursor}") }
			    ORDER BY ?celex LIMIT 3
			  cursor: {start: "0", value: {pointer: /celex}}
			  group: {by: {pointer: /celex}}
			  fields:
			    id: {pointer: /first/celex}
			    title: {pointer: /first/title}
			    effective: {pointer: /min/date, date: {patterns: [yyyy-MM-dd]}}
			    url: {join: [{constant: /celex/}, {pointer: /first/celex}], separator: ""}
			""";

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenAnActHasManyBindingsIsOneItemAcrossRounds() {
		this.site.on("/sparql", (exchange) -> {
			String query = URLDecoder.decode(exchange.getRequestURI().getRawQuery(), StandardCharsets.UTF_8);
			String body = switch (query.replaceFirst("(?s).*STR\\(\\?celex\\) > \"([^\"]*)\".*", "$1")) {
				case "0" -> bindings("a 2025-05-26", "a 2020-04-24", "b 2021-01-01");
				case "b" -> bindings("c 2022-01-01");
				default -> bindings();
			};
			StubSite.answer(exchange, 200, "application/sparql-results+json", body);
		});
		Listing listing = TestSource.list(this.site, SOURCE);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("a", "b", "c");
		assertThat(listing.items().getFirst().effective()).isEqualTo("2020-04-24T00:00:00Z");
		assertThat(listing.items().getFirst().title()).isNull();
	}

	@Test
	void listWhenEndpointAnswersSomethingElseIsShort() {
		this.site.page("/sparql", "application/json", "{\"error\": \"timeout\"}");
		assertThat(TestSource.list(this.site, SOURCE).shortfall()).contains("no array at '/results/bindings'");
	}

	private static String bindings(String... values) {
		StringBuilder rows = new StringBuilder();
		for (String value : values) {
			String[] parts = value.split(" ", 2);
			rows.append(rows.isEmpty() ? "" : ",")
				.append("{\"celex\": {\"type\": \"literal\", \"value\": \"%s\"}, \"date\": {\"value\": \"%s\"}}"
					.formatted(parts[0], parts[1]));
		}
		return "{\"head\": {}, \"results\": {\"bindings\": [%s]}}".formatted(rows);
	}

}
