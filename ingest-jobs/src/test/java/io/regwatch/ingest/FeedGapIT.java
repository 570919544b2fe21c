package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** Feeds whose newest entries are all others than those of the last run. */
@ExtendWith(SharedEnvironment.class)
class FeedGapIT {

	private static final String YAML = """
			id: SOURCE
			title: News
			geography: US
			institution: Agency
			type: guidance
			kind: feed
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/devices.xml", "http://127.0.0.1:PORT/law.xml"]
			  minimum: 0
			  where: [{pointer: /title, regex: "Device"}]
			  fields: {id: {pointer: /link}, url: {pointer: /link}, title: {pointer: /title}}
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("feed-gap");

	private WebSite site;

	FeedGapIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.environment.save(YAML.replace("SOURCE", this.source).replace("PORT", String.valueOf(this.site.port())));
		feed("law.xml", "Law", 1, 3, "n");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenAFeedShowsNothingOfTheLastRunIsIncompleteOnce() {
		feed("devices.xml", "Device", 1, 5, "n");
		assertThat(ingest().ledger().complete()).isTrue();
		feed("devices.xml", "Device", 7, 11, "n");
		IngestReport second = ingest();
		assertThat(second.ledger().complete()).isFalse();
		assertThat(second.ledger().added()).isEqualTo(5);
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.FEED_GAP);
			assertThat(anomaly.detail()).contains("/devices.xml");
		});
		assertThat(rules()).isEmpty();
	}

	@Test
	void ingestWhenEntriesThatAreLeftOutShowThatNothingWasMissedIsComplete() {
		feed("devices.xml", "Device", 1, 5, "n");
		ingest();
		feed("devices.xml", "News", 5, 9, "n");
		assertThat(rules()).isEmpty();
		feed("devices.xml", "Device", 9, 13, "n");
		assertThat(rules()).isEmpty();
	}

	@Test
	void ingestWhenAFeedIsEmptyIsIncompleteUntilItShowsSomething() {
		feed("devices.xml", "Device", 1, 5, "n");
		ingest();
		feed("devices.xml", "Device", 1, 0, "n");
		assertThat(rules()).containsExactly(AnomalyRule.FEED_GAP);
		assertThat(rules()).containsExactly(AnomalyRule.FEED_GAP);
		feed("devices.xml", "Device", 5, 9, "n");
		assertThat(rules()).isEmpty();
	}

	@Test
	void ingestWhenOneOfTwoFeedsHasAGapNamesIt() {
		feed("devices.xml", "Device", 1, 5, "n");
		ingest();
		feed("law.xml", "Law", 8, 10, "n");
		assertThat(ingest().anomalies()).singleElement()
			.satisfies((anomaly) -> assertThat(anomaly.detail()).contains("/law.xml"));
	}

	@Test
	void ingestWhenEntriesHaveOtherIdsAtTheSameAddressesIsComplete() {
		feed("devices.xml", "Device", 1, 5, "n");
		ingest();
		feed("devices.xml", "Device", 1, 5, "guid-");
		assertThat(rules()).isEmpty();
	}

	@Test
	void ingestWhenLinksThatAreIdsCarryOtherCampaignsIsSilent() {
		feed("devices.xml", "Device", 1, 5, "n");
		ingest();
		for (int night = 1; night < 3; night++) {
			feed("devices.xml", "Device", 1, 5, "guid-" + night);
			this.site.text("/devices.xml",
					this.site.pages()
						.get("/devices.xml")
						.replace(".txt<", ".txt?utm_source=rss&amp;utm_id=%d<".formatted(night)));
			IngestReport report = ingest();
			assertThat(report.updates()).isEmpty();
			assertThat(report.anomalies()).isEmpty();
			assertThat(report.ledger().added()).isZero();
		}
	}

	@Test
	void ingestWhenAllEntriesHaveOtherIdsAtTheSameAddressesRenumbersNone() {
		this.environment.save(YAML.replace("SOURCE", this.source)
			.replace("PORT", String.valueOf(this.site.port()))
			.replace("id: {pointer: /link}", "id: {pointer: /id}"));
		feed("devices.xml", "Device", 1, 5, "n");
		ingest();
		feed("devices.xml", "Device", 1, 6, "tag:n");
		IngestReport second = ingest();
		assertThat(second.updates()).extracting(IngestReport.Update::kind).containsExactly("new_publication");
		assertThat(second.anomalies()).extracting(Anomaly::rule).containsExactly(AnomalyRule.RENUMBERED);
		feed("devices.xml", "Device", 1, 6, "n");
		IngestReport third = ingest();
		assertThat(third.updates()).extracting(IngestReport.Update::kind).containsExactly("status_change");
		assertThat(third.rejections()).isEmpty();
	}

	@Test
	void ingestWhenTheFeedFailedBetweenComparesWithTheLastEntriesThatWereRead() {
		feed("devices.xml", "Device", 1, 5, "n");
		ingest();
		this.site.text("/devices.xml", "<html><body>Maintenance</body></html>");
		assertThat(rules()).containsExactly(AnomalyRule.UNREADABLE);
		feed("devices.xml", "Device", 7, 11, "n");
		assertThat(rules()).containsExactly(AnomalyRule.FEED_GAP);
	}

	private void feed(String name, String title, int from, int to, String guid) {
		String items = IntStream.rangeClosed(from, to)
			.mapToObj((number) -> "<item><guid>%s%d</guid><link>%s/%s-%d.txt</link><title>%s %d</title></item>"
				.formatted(guid, number, "http://127.0.0.1:" + this.site.port(), name, number, title, number))
			.collect(Collectors.joining());
		this.site.text("/" + name,
				"<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>F</title>" + items + "</channel></rss>");
		IntStream.rangeClosed(from, to)
			.forEach((number) -> this.site.text("/%s-%d.txt".formatted(name, number), "Notice " + number));
	}

	private List<AnomalyRule> rules() {
		return ingest().anomalies().stream().map(Anomaly::rule).toList();
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

}
