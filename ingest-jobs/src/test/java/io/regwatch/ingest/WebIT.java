package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** A source on the web over several nights, on real stores. */
@ExtendWith(SharedEnvironment.class)
class WebIT {

	private static final String SOURCE = """
			id: ID
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			removal: withdraws
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  fields:
			    id: {pointer: ""}
			    url: {join: [{constant: /}, {pointer: ""}], separator: ""}
			""";

	private static final String FEED = """
			id: ID
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: feed
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/feed.xml"]
			  fields: {id: {pointer: /link}, url: {pointer: /link}}
			""";

	private static final String OUTCOMES = """
			SELECT outcome || ' ' || http_status
			FROM capture
			WHERE source_id = :source AND external_id = :id
			ORDER BY captured_at
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("web");

	private WebSite site;

	WebIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		save(SOURCE);
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenDocumentsMoveToAnotherHostOfTheAuthorityIsSilentUnlessTheyChange() {
		save(SOURCE.replace("hosts: [127.0.0.1]", "internalHosts: [127.0.0.1, localhost]")
			.replace("{join: [{constant: /}, {pointer: \"\"}], separator: \"\"}", "{pointer: /at}")
			.replace("id: {pointer: \"\"}", "id: {pointer: /id}"));
		this.site.text("/a.txt", "Guidance A").text("/b.txt", "Guidance B").text("/new-b.txt", "Guidance B of 2026");
		this.site.list("{\"id\": \"A\", \"at\": \"/a.txt\"}, {\"id\": \"B\", \"at\": \"/b.txt\"}");
		assertThat(ingest().ledger().added()).isEqualTo(2);
		String other = "http://localhost:%d/".formatted(this.site.port());
		this.site.list(
				"{\"id\": \"A\", \"at\": \"%1$sa.txt\"}, {\"id\": \"B\", \"at\": \"%1$snew-b.txt\"}".formatted(other));
		IngestReport second = ingest();
		assertThat(second.ledger().gone()).isZero();
		assertThat(second.updates()).singleElement().satisfies((update) -> {
			assertThat(update.kind()).hasToString("revision");
		});
		this.site
			.list("{\"id\": \"A-1\", \"at\": \"/a.txt\"}, {\"id\": \"B\", \"at\": \"%snew-b.txt\"}".formatted(other));
		assertThat(ingest().updates()).singleElement().satisfies((update) -> {
			assertThat(update.kind()).hasToString("status_change");
		});
	}

	@Test
	void ingestWhenNightsPassAsksForChangesAndWithdrawsWhatIsGone() {
		this.site.list("\"a.txt\", \"b.txt\"").text("/a.txt", "Guidance A").text("/b.txt", "Guidance B");
		assertThat(ingest().ledger().added()).isEqualTo(2);
		this.site.text("/b.txt", "Guidance B says something else now");
		IngestReport second = ingest();
		assertThat(second.ledger().unchanged()).isOne();
		assertThat(second.ledger().changed()).isOne();
		assertThat(outcomes("a.txt")).containsExactly("fetched 200", "not_modified 304");
		this.site.list("\"b.txt\"");
		assertThat(ingest().updates()).isEmpty();
		this.site.text("/a.txt", null);
		assertThat(ingest().updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("withdrawal");
	}

	@Test
	void ingestWhenMostDocumentsAreNotFoundBelievesNoAbsence() {
		this.site.list("\"a.txt\", \"b.txt\", \"c.txt\"");
		List.of("a", "b", "c").forEach((name) -> this.site.text("/%s.txt".formatted(name), "Guidance " + name));
		ingest();
		this.site.list("\"b.txt\", \"c.txt\"");
		List.of("a", "b", "c").forEach((name) -> this.site.text("/%s.txt".formatted(name), null));
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.ledger().gone()).isZero();
		List.of("b", "c").forEach((name) -> this.site.text("/%s.txt".formatted(name), "Guidance " + name));
		assertThat(ingest().updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("withdrawal");
	}

	@Test
	void ingestWhenFeedGivesAnEntryAnotherIdRenumbersItByItsAddressOnly() {
		save(FEED.replace("{pointer: /link}, url", "{pointer: /id}, url"));
		this.site.text("/a.txt", "Nothing new").text("/b.txt", "Nothing new");
		this.site.text("/feed.xml", entries("one http://HOST/a.txt"));
		assertThat(ingest().ledger().added()).isOne();
		this.site.text("/feed.xml", entries("two http://HOST/a.txt"));
		assertThat(ingest().updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("status_change");
		this.site.text("/feed.xml", entries("three http://HOST/b.txt"));
		assertThat(ingest().updates()).singleElement()
			.extracting(IngestReport.Update::kind)
			.isEqualTo("new_publication");
	}

	@Test
	void ingestWhenPageBlocksReadersRejectsIt() {
		this.site.list("\"a.txt\"").text("/a.txt", "<html><title>Access Denied</title></html>");
		IngestReport report = ingest();
		assertThat(report.ledger().rejected()).isOne();
		assertThat(outcomes("a.txt")).containsExactly("refused 200");
	}

	@Test
	void ingestWhenOneNoticeStandsForWithdrawnDocumentsWithdrawsThemAndKeepsTheirText() {
		save(SOURCE.replace("pointer: \"\"", "pointer: /id").replace("kind:", "tolerance: {shrink: 1}\nkind:")
				+ "    status: {pointer: /status}\n");
		IntStream.range(0, 5).forEach((i) -> this.site.text("/%d.txt".formatted(i), "Guidance of number " + i));
		this.site.list(rows("in_force"));
		assertThat(ingest().ledger().added()).isEqualTo(5);
		IntStream.range(0, 5).forEach((i) -> this.site.text("/%d.txt".formatted(i), "These five are withdrawn."));
		this.site.list(rows("withdrawn"));
		assertThat(ingest().updates()).hasSize(5).extracting(IngestReport.Update::kind).containsOnly("withdrawal");
		assertThat(outcomes("4.txt")).containsExactly("fetched 200", "fetched 200");
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenDocumentOfAWithdrawnRowIsNotThereWithdrawsItAndKeepsItsText() {
		save(SOURCE.replace("pointer: \"\"", "pointer: /id").replace("kind:", "tolerance: {shrink: 1}\nkind:")
				+ "    status: {pointer: /status}\n");
		this.site.list(rows("in_force"));
		IntStream.range(0, 5).forEach((i) -> this.site.text("/%d.txt".formatted(i), "Guidance of number " + i));
		ingest();
		IntStream.range(0, 3).forEach((i) -> this.site.text("/%d.txt".formatted(i), null));
		this.site.list(rows("withdrawn"));
		assertThat(ingest().updates()).hasSize(5).extracting(IngestReport.Update::kind).containsOnly("withdrawal");
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.ledger().rejected()).isZero();
	}

	@Test
	void ingestWhenAKnownDocumentTakesTheAddressOfAnotherWithdrawsThatOne() {
		save(SOURCE.replace("pointer: \"\"", "pointer: /id")
			.replace("join: [{constant: /}, {pointer: /id}], separator: \"\"", "pointer: /url")
				+ "    title: {pointer: /title}\n");
		String kites = "{\"id\": \"B\", \"title\": \"Reporting of incidents\", \"url\": \"%s\"}";
		this.site.text("/a.txt", "The limit of lead in surgical lanterns is 5 mg.")
			.text("/b.txt", "Makers of kites report each accident by post within ten days.")
			.list("{\"id\": \"A\", \"title\": \"Lead in lanterns\", \"url\": \"/a.txt\"}, "
					+ kites.formatted("/b.txt"));
		ingest();
		this.site.text("/a.txt", "Makers of kites report each accident by post within ten days.")
			.text("/b.txt", null)
			.list(kites.formatted("/a.txt"));
		assertThat(ingest().updates()).singleElement().satisfies((update) -> {
			assertThat(update.kind()).isEqualTo("withdrawal");
			assertThat(update.title()).isEqualTo("Lead in lanterns");
		});
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenListedDocumentIsNotThereRejectsIt() {
		this.site.list("\"a.txt\"");
		assertThat(ingest().ledger().rejected()).isOne();
		assertThat(outcomes("a.txt")).containsExactly("gone 404");
	}

	@Test
	void ingestWhenFeedForgetsAnItemKeepsIt() {
		save(FEED);
		this.site.text("/feed.xml", feed("/a.txt", "/b.txt")).text("/a.txt", "Guidance A").text("/b.txt", "Guidance B");
		ingest();
		this.site.text("/feed.xml", feed("/c.txt", "/a.txt")).text("/c.txt", "Guidance C");
		IngestReport second = ingest();
		assertThat(second.ledger().complete()).isTrue();
		assertThat(second.ledger().added()).isOne();
		assertThat(second.ledger().gone()).isZero();
	}

	/** An Atom feed of one entry with an id and an address. */
	private String entries(String entry) {
		String[] parts = entry.replace("HOST", "127.0.0.1:" + this.site.port()).split(" ", 2);
		return """
				<?xml version="1.0"?>
				<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>f</id><updated>2026-01-01T00:00:00Z</updated>
				<entry><id>urn:%s</id><title>Entry</title><link href="%s"/><updated>2026-01-01T00:00:00Z</updated></entry></feed>
				"""
			.formatted(parts[0], parts[1]);
	}

	private static String feed(String... links) {
		StringBuilder items = new StringBuilder();
		for (String link : links) {
			items.append("<item><title>%s</title><link>%s</link></item>".formatted(link, link));
		}
		return "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>T</title><link>http://a/</link>"
				+ "<description>D</description>" + items + "</channel></rss>";
	}

	private void save(String yaml) {
		this.environment.save(yaml.replace("ID", this.source).replace("PORT", String.valueOf(this.site.port())));
	}

	private static String rows(String status) {
		return IntStream.range(0, 5)
			.mapToObj((i) -> "{\"id\": \"%d.txt\", \"status\": \"%s\"}".formatted(i, status))
			.collect(Collectors.joining(", "));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

	private List<@Nullable String> outcomes(String id) {
		return this.environment.stores()
			.jdbc()
			.sql(OUTCOMES)
			.param("source", this.source)
			.param("id", id)
			.query(String.class)
			.list();
	}

}
