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
import org.jspecify.annotations.Nullable;

import static org.assertj.core.api.Assertions.assertThat;

/** Documents that change after they have left a feed. */
@ExtendWith(SharedEnvironment.class)
class FeedRevisitIT {

	private static final String YAML = """
			id: SOURCE
			title: News
			geography: US
			institution: Agency
			type: guidance
			kind: feed
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/feed.xml"]
			  fields: {id: {pointer: /id}, url: {pointer: /link}, title: {pointer: /title}}
			""";

	private static final String BLOCK_PAGE = "<html><title>Access Denied</title></html>";

	private static final String PASS = """
			WITH requested AS (
				UPDATE capture
				SET captured_at = captured_at - :days * interval '1 day'
				WHERE source_id = :source)
			UPDATE quarantine
			SET first_seen_at = first_seen_at - :days * interval '1 day',
				last_seen_at = last_seen_at - :days * interval '1 day'
			WHERE source_id = :source
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("feed-revisit");

	private WebSite site;

	FeedRevisitIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.environment.save(YAML.replace("SOURCE", this.source).replace("PORT", String.valueOf(this.site.port())));
		IntStream.rangeClosed(1, 6)
			.forEach((number) -> this.site.text(path(number), "The notice %d applies to lanterns.".formatted(number)));
		feed(1, 4);
		ingest();
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenADocumentChangesAfterItLeftTheFeedTellsIt() {
		pass(1);
		feed(3, 6);
		this.site.text(path(1), "The notice 1 applies to lanterns and lamps.");
		IngestReport second = ingest();
		assertThat(second.updates()).extracting(IngestReport.Update::kind)
			.containsExactlyInAnyOrder("new_publication", "new_publication", "revision");
		assertThat(second.ledger().complete()).isTrue();
		assertThat(second.ledger().listed()).isEqualTo(4);
		assertThat(second.anomalies()).isEmpty();
	}

	@Test
	void ingestRequestsADocumentMoreRarelyTheOlderItIs() {
		feed(3, 6);
		pass(10);
		ingest();
		this.site.text(path(1), "The notice 1 applies to lanterns and lamps.");
		pass(4);
		assertThat(ingest().updates()).isEmpty();
		pass(2);
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
	}

	@Test
	void ingestWhenADocumentIsGoneAfterItLeftTheFeedReportsItOnce() {
		pass(1);
		feed(3, 6);
		this.site.text(path(1), null);
		IngestReport second = ingest();
		assertThat(second.ledger().gone()).isOne();
		assertThat(second.ledger().complete()).isTrue();
		assertThat(second.updates()).hasSize(2);
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.REMOVED);
			assertThat(anomaly.detail()).contains("'n1'");
		});
		pass(1);
		assertThat(ingest().anomalies()).extracting(Anomaly::rule).isEmpty();
	}

	@Test
	void ingestWhenADocumentWasNotFoundForANightTellsWhatChangesLater() {
		pass(1);
		feed(3, 6);
		this.site.text(path(1), null);
		assertThat(ingest().ledger().gone()).isOne();
		pass(1);
		this.site.text(path(1), "The notice 1 applies to lanterns and lamps.");
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
	}

	@Test
	void ingestWhenDocumentsOfOneAddressHaveLeftTheFeedTakesNoneForGone() {
		this.site.text("/feed.xml", this.site.pages().get("/feed.xml").replace(path(2), path(1)));
		ingest();
		feed(3, 6);
		pass(2);
		IngestReport report = ingest();
		assertThat(report.ledger().gone()).isZero();
		assertThat(report.ledger().complete()).isTrue();
		assertThat(report.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenADocumentWasRefusedBeforeItLeftTheFeedRequestsItUntilItIsRead() {
		this.site.text(path(5), BLOCK_PAGE);
		feed(1, 5);
		assertThat(ingest().rejections()).extracting(IngestReport.Rejection::item).containsExactly("n5");
		feed(1, 4);
		assertThat(ingest().rejections()).isEmpty();
		pass(1);
		IngestReport refused = ingest();
		assertThat(refused.rejections()).extracting(IngestReport.Rejection::item).containsExactly("n5");
		assertThat(refused.ledger().listed()).isEqualTo(4);
		assertThat(refused.ledger().rejected()).isZero();
		this.site.text(path(5), "The notice 5 applies to lanterns.");
		pass(1);
		IngestReport read = ingest();
		assertThat(read.updates()).extracting(IngestReport.Update::kind).containsExactly("new_publication");
		assertThat(read.ledger().listed()).isEqualTo(4);
		assertThat(quarantined()).isEmpty();
		this.site.text(path(5), "The notice 5 applies to lanterns and lamps.");
		pass(2);
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
	}

	@Test
	void ingestWhenADocumentIsRefusedForLongRequestsItMoreRarely() {
		this.site.text(path(5), BLOCK_PAGE);
		feed(1, 5);
		ingest();
		feed(1, 4);
		pass(10);
		assertThat(ingest().rejections()).hasSize(1);
		pass(4);
		assertThat(ingest().rejections()).isEmpty();
		retry();
		assertThat(ingest().rejections()).hasSize(1);
		pass(8);
		assertThat(ingest().rejections()).hasSize(1);
	}

	@Test
	void ingestWhenADocumentWasRefusedAtItsLastAddressReadsItThere() {
		String moved = "/notice-1b.txt";
		this.site.text("/feed.xml", this.site.pages().get("/feed.xml").replace(path(1), moved)).text(moved, BLOCK_PAGE);
		assertThat(ingest().rejections()).hasSize(1);
		feed(2, 4);
		this.site.text(moved, "The notice 1 applies to lanterns and lamps.");
		pass(1);
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
		assertThat(quarantined()).isEmpty();
	}

	@Test
	void ingestWhenMostDocumentsThatLeftTheFeedAreRefusedIsIncomplete() {
		feed(3, 6);
		ingest();
		feed(6, 6);
		pass(1);
		IntStream.rangeClosed(1, 4).forEach((number) -> this.site.text(path(number), BLOCK_PAGE));
		this.site.text(path(5), null);
		IngestReport report = ingest();
		assertThat(report.ledger().complete()).isFalse();
		assertThat(report.ledger().unchecked()).isEqualTo(5);
		assertThat(report.ledger().gone()).isZero();
		assertThat(report.anomalies()).extracting(Anomaly::rule).containsExactly(AnomalyRule.UNCHECKED_ABSENCE);
	}

	@Test
	void ingestWhenFewDocumentsThatLeftTheFeedAreRefusedIsComplete() {
		feed(3, 6);
		ingest();
		feed(6, 6);
		pass(1);
		IntStream.rangeClosed(1, 2).forEach((number) -> this.site.text(path(number), BLOCK_PAGE));
		IngestReport report = ingest();
		assertThat(report.rejections()).hasSize(2);
		assertThat(report.ledger().complete()).isTrue();
	}

	@Test
	void ingestWhenTheFeedHasAGapRequestsWhatIsKnown() {
		pass(1);
		feed(5, 6);
		ingest();
		pass(1);
		IntStream.rangeClosed(7, 9)
			.forEach((number) -> this.site.text(path(number), "The notice %d.".formatted(number)));
		feed(7, 9);
		this.site.text(path(1), "The notice 1 applies to lanterns and lamps.");
		IngestReport report = ingest();
		assertThat(report.ledger().complete()).isFalse();
		assertThat(report.anomalies()).extracting(Anomaly::rule).containsExactly(AnomalyRule.FEED_GAP);
		assertThat(report.updates()).extracting(IngestReport.Update::kind)
			.containsExactlyInAnyOrder("new_publication", "new_publication", "new_publication", "revision");
	}

	private List<@Nullable String> quarantined() {
		return this.environment.query("""
				SELECT external_id
				FROM quarantine
				WHERE source_id = :source AND resolved_at IS NULL
				""", this.source);
	}

	private void retry() {
		this.environment.query("""
				UPDATE quarantine
				SET retry = true
				WHERE source_id = :source
				RETURNING external_id
				""", this.source);
	}

	private static String path(int number) {
		return "/notice-%d.txt".formatted(number);
	}

	private void feed(int from, int to) {
		this.site.text("/feed.xml", IntStream.rangeClosed(from, to)
			.mapToObj((
					number) -> "<item><guid>n%d</guid><link>http://127.0.0.1:%d%s</link><title>Notice %d</title></item>"
						.formatted(number, this.site.port(), path(number), number))
			.collect(Collectors.joining("", "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>F</title>",
					"</channel></rss>")));
	}

	private void pass(int days) {
		this.environment.stores().jdbc().sql(PASS).param("days", days).param("source", this.source).update();
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

}
