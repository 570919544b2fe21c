package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** A host that says of changed documents that they are as before. */
@ExtendWith(SharedEnvironment.class)
class StaleValidatorsIT {

	private static final String YAML = """
			id: SOURCE
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0RECHECK}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  fields: {id: {pointer: ""}, url: {join: [{constant: /}, {pointer: ""}], separator: ""}}
			""";

	private static final String PASS = """
			UPDATE capture
			SET captured_at = captured_at - interval '%d days'
			WHERE source_id = :source
			RETURNING external_id
			""";

	private static final String OUTCOMES = """
			SELECT outcome
			FROM capture
			WHERE source_id = :source AND external_id = 'b.txt'
			ORDER BY captured_at
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("stale-validators");

	private WebSite site;

	StaleValidatorsIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start().list("\"a.txt\", \"b.txt\"");
		this.site.validators().put("/a.txt", "\"1\"");
		this.site.text("/a.txt", "The limit of lead in lanterns is 5 mg.").text("/b.txt", "Makers report accidents.");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenTheHostHidesAChangeSeesItInTimeAndTrustsItNoMore() {
		save("");
		ingest();
		this.site.text("/a.txt", "The limit of lead in lanterns is 4 mg.");
		assertThat(ingest().updates()).isEmpty();
		rows(PASS.formatted(14));
		IngestReport third = ingest();
		assertThat(third.updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
		assertThat(third.ledger().complete()).isTrue();
		assertThat(third.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.STALE_VALIDATORS);
			assertThat(anomaly.detail()).contains("'a.txt'");
		});
		this.site.text("/a.txt", "The limit of lead in lanterns is 3 mg.");
		IngestReport fourth = ingest();
		assertThat(fourth.updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
		assertThat(rows(OUTCOMES)).containsExactly("fetched", "not_modified", "fetched", "fetched");
	}

	@Test
	void ingestWhenValidatorsChangeWithTheTextTrustsThem() {
		save("");
		ingest();
		this.site.text("/b.txt", "Makers report accidents within ten days.");
		assertThat(ingest().anomalies()).extracting(Anomaly::rule).isEmpty();
		ingest();
		assertThat(rows(OUTCOMES)).containsExactly("fetched", "fetched", "not_modified");
	}

	@Test
	void ingestWhenOnlyARowSaysThatADocumentChangedAsksAfterALongTime() {
		save(", recheck: row_changed");
		ingest();
		this.site.text("/b.txt", "Makers report accidents within ten days.");
		rows(PASS.formatted(14));
		assertThat(ingest().updates()).isEmpty();
		rows(PASS.formatted(42));
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
		ingest();
		assertThat(rows(OUTCOMES)).containsExactly("fetched", "not_modified", "fetched", "not_modified");
	}

	private void save(String recheck) {
		this.environment.save(YAML.replace("SOURCE", this.source)
			.replace("PORT", String.valueOf(this.site.port()))
			.replace("RECHECK", recheck));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

	private List<@Nullable String> rows(String sql) {
		return this.environment.stores().jdbc().sql(sql).param("source", this.source).query(String.class).list();
	}

}
