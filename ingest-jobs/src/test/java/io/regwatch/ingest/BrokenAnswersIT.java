package io.regwatch.ingest;

import java.io.IOException;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** Answers that look like a list or a document, but are only a part of one, or none. */
@ExtendWith(SharedEnvironment.class)
class BrokenAnswersIT {

	private static final String HEAD = """
			id: %s
			title: Web
			geography: US
			institution: Agency
			type: guidance
			removal: withdraws
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			""";

	private static final String CSV = """
			id,text,date
			1,Pumps shall have an alarm,2026-01-01
			2,Lamps shall have a switch,2026-01-02
			3,Tubes shall have a clamp,Limit 15 mg
			""";

	private final IngestEnvironment environment;

	private WebSite site;

	private String source;

	BrokenAnswersIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.source = IngestEnvironment.newSource("broken");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenAFileIsCutWithinItsLastCellTellsNothing() {
		save("""
				kind: bulk-file
				list:
				  urls: ["HOST/list.csv"]
				  format: csv
				  fields: {id: {pointer: /id}, url: {constant: /register}, text: {join: [{pointer: /text}, {pointer: /date}]}}
				""");
		this.site.text("/list.csv", CSV);
		assertThat(ingest().updates()).hasSize(3);
		this.site.text("/list.csv", CSV.replace("15 mg\n", "1"));
		IngestReport cut = ingest();
		assertThat(cut.updates()).isEmpty();
		assertThat(cut.anomalies()).extracting(Anomaly::rule).containsExactly(AnomalyRule.LOST_PART);
		this.site.text("/list.csv", CSV);
		IngestReport whole = ingest();
		assertThat(whole.updates()).isEmpty();
		assertThat(whole.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenADetailIsEmptyKeepsTheStatus() {
		save("""
				kind: json-list
				list:
				  urls: ["HOST/list.json"]
				  items: /results
				  detail: {url: {pointer: /self}}
				  fields:
				    id: {pointer: /id}
				    title: {pointer: /detail/title}
				    url: {constant: /register}
				    text: {pointer: /text}
				    status: {pointer: /detail/withdrawnOn, present: withdrawn, default: in_force}
				""");
		this.site.list("""
				{"id": "1", "text": "Pumps shall have an alarm", "self": "/1"},
				{"id": "2", "text": "Lamps shall have a switch", "self": "/2"}""");
		this.site.text("/1", "{\"title\": \"Pumps\"}").text("/2", "{\"title\": \"Lamps\", \"withdrawnOn\": \"2026\"}");
		ingest();
		this.site.text("/2", "{}");
		IngestReport empty = ingest();
		assertThat(empty.updates()).isEmpty();
		assertThat(empty.ledger().rejected()).isEqualTo(1);
		this.site.text("/2", "{\"title\": \"Lamps\", \"withdrawnOn\": \"2026\"}");
		assertThat(ingest().updates()).isEmpty();
	}

	private void save(String rest) {
		this.environment
			.save((HEAD.formatted(this.source) + rest).replace("HOST", "http://127.0.0.1:" + this.site.port()));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

}
