package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

import io.regwatch.http.CrawlClient;
import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.list.WebListing;
import io.regwatch.ingest.source.parse.Row;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class JsonListTests {

	private static final String HEAD = """
			id: test
			title: Test
			geography: US
			institution: Test
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["ADDRESS"]
			""";

	private static final String NUMBERED = """
			  items: /results
			  fields:
			    id: {pointer: /id}
			    url: {pointer: /link}
			""";

	private static final String GROUPED = """
			    title: {pointer: /t}
			    description: {pointer: /g}
			  total: /total
			""";

	@TempDir
	Path directory;

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenValuesAreHtmlTakesTextAndLinks() throws IOException {
		this.site.page("/list.json", "application/json", """
				[{"title": "\\u003Ca href=\\"/guidance/software\\"\\u003ESoftware &amp; AI\\u003C/a\\u003E",
				  "media": "<a href=\\"/media/120958/download\\">PDF (137 KB)</a>", "issued": "07/01/2001",
				  "final": " Final ", "docket": null},
				 {"title": "<a href='/guidance/other'>Other</a>", "media": "", "issued": "soon", "final": "Odd"}]
				""");
		Listing listing = list("/list.json", """
				  items: ""
				  fields:
				    id: {pointer: /title, html: href, regex: "[^/]+$"}
				    document: {pointer: /media, html: href}
				    url: {pointer: /title, html: href}
				    title: {pointer: /title, html: text}
				    status: {pointer: /final, map: {Final: in_force, Draft: draft}}
				    edition: {pointer: /docket, default: none}
				    updateType: {constant: guidance_final}
				    description: {join: [{constant: FDA}, {pointer: /issued}], separator: "/"}
				    published: {pointer: /issued, date: {patterns: [MM/dd/yyyy]}}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).singleElement().satisfies((item) -> {
			assertThat(item.externalId()).isEqualTo("software");
			assertThat(item.locator()).isEqualTo(this.site.uri("/media/120958/download").toString());
			assertThat(item.url()).isEqualTo(this.site.uri("/guidance/software").toString());
			assertThat(item.title()).isEqualTo("Software & AI");
			assertThat(item.status()).isEqualTo(VersionStatus.IN_FORCE);
			assertThat(item.edition()).isEqualTo("none");
			assertThat(item.description()).isEqualTo("FDA/07/01/2001");
			assertThat(item.published()).isEqualTo(Instant.parse("2001-07-01T00:00:00Z"));
		});
		assertThat(listing.rejections()).singleElement().satisfies((rejection) -> {
			assertThat(rejection.item().externalId()).isEqualTo("other");
			assertThat(rejection.reason()).isEqualTo(RejectionReason.FAILED);
			assertThat(rejection.detail()).startsWith("'Odd' is none of [draft, ").contains("map: {'Odd': …}");
		});
	}

	@Test
	void listWhenDateOrWordIsNotUnderstoodTakesItemWithANote() throws IOException {
		this.site.page("/1", "application/json",
				"""
						{"results": [{"id": " MDCG\u00a0 2019-11", "link": "/d", "date": "Ocotober 2019", "valid": "1404", "type": "Rule",
						"parts": ["a", null, "b"]}]}""");
		assertThat(list("/1", NUMBERED + """
				    published: {pointer: /date, date: {patterns: [MMMM yyyy]}}
				    effective: {pointer: /valid, date: {patterns: [yyyy]}}
				    updateType: {pointer: /type}
				    description: {pointer: /parts}
				""")).satisfies((listing) -> {
			assertThat(listing.shortfall()).isNull();
			assertThat(listing.items()).singleElement().satisfies((item) -> {
				assertThat(item.externalId()).isEqualTo("MDCG 2019-11");
				assertThat(item.published()).isNull();
				assertThat(item.description()).isEqualTo("a, b");
				assertThat(item.note()).contains("published 'Ocotober 2019' is no date",
						"effective '1404' is in the year 1404", "updateType 'Rule'");
			});
		});
	}

	@Test
	void listWhenLinksAreNotEscapedEscapesThem() throws IOException {
		this.site.page("/1", "application/json", "{\"results\": [{\"id\": 1, \"link\": \"/Prüfung [a|b].pdf\"}]}");
		assertThat(list("/1", NUMBERED).items()).singleElement()
			.satisfies((item) -> assertThat(item.locator()).endsWith("/Pr%C3%BCfung%20%5Ba%7Cb%5D.pdf"));
	}

	@Test
	void listWhenRowsClaimOneIdForDifferentDocumentsTakesNone() throws IOException {
		this.site.page("/1", "application/json", """
				{"results": [{"id": 1, "link": "/a"}, {"id": 1, "link": "/b"}, {"id": 2, "link": "/c"}]}""");
		Listing listing = list("/1", NUMBERED);
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("2");
		assertThat(listing.rejections()).extracting(Listing.Rejection::reason)
			.containsExactly(RejectionReason.DUPLICATE_ID, RejectionReason.DUPLICATE_ID);
		assertThat(listing.rejections()).extracting(Listing.Rejection::detail)
			.containsOnly("Not the only row with the id '1': the rows lead to different addresses");
	}

	@Test
	void listWhenRowsCallOneDocumentDifferentlyTakesTheFirst() throws IOException {
		this.site.page("/1", "application/json", """
				{"results": [{"id": 1, "link": "/a", "t": "One"}, {"id": 1, "link": "/a", "t": "Two"}]}""");
		Listing listing = list("/1", NUMBERED + "    title: {pointer: /t}\n");
		assertThat(listing.items()).singleElement().extracting(ListedItem::title).isEqualTo("One");
		assertThat(listing.rejections()).hasSize(1);
	}

	@Test
	void listWhenADocumentStandsUnderTwoHeadingsTakesItOnce() throws IOException {
		this.site.page("/1", "application/json", """
				{"total": 2, "results": [{"id": 1, "link": "/a", "t": "One", "g": "Pumps"},
					{"id": 1, "link": "/a", "t": "One", "g": "Infusion"}]}""");
		Listing listing = list("/1", NUMBERED + GROUPED);
		assertThat(listing.items()).singleElement().extracting(ListedItem::description).isEqualTo("Pumps");
		assertThat(listing.rejections()).isEmpty();
		assertThat(listing.size()).isEqualTo(listing.reported());
	}

	@Test
	void listWhenOneHeadingSaysThatItsDocumentsHaveEndedTellsIt() throws IOException {
		this.site.page("/1", "application/json", """
				{"total": 2, "results": [{"id": 1, "link": "/a", "t": "One", "g": "Pumps"},
					{"id": 1, "link": "/a", "t": "One", "g": "Withdrawn guidance"}]}""");
		assertThat(list("/1", NUMBERED + GROUPED).rejections()).hasSize(1);
	}

	@Test
	void listWhenListChangesWhileItIsReadIsShort() throws IOException {
		this.site.page("/1", "application/json", page(3, "\"next\": \"/2\",", 1, 2));
		this.site.page("/2", "application/json", page(2, "", 3));
		assertThat(list("/1", NUMBERED + "  next: /next\n  total: /total\n").shortfall())
			.contains("changed while it was read");
	}

	@Test
	void listWhenHostNamesItsCharsetReadsIt() throws IOException {
		this.site.on("/1", (exchange) -> {
			exchange.getResponseHeaders().set("Content-Type", "application/json; charset=ISO-8859-1");
			byte[] body = "{\"results\": [{\"id\": \"Prüfung\", \"link\": \"/d\"}]}"
				.getBytes(StandardCharsets.ISO_8859_1);
			exchange.sendResponseHeaders(200, body.length);
			exchange.getResponseBody().write(body);
			exchange.close();
		});
		assertThat(list("/1", NUMBERED).items()).extracting(ListedItem::externalId).containsExactly("Prüfung");
	}

	@Test
	void listWhenRedirectedReadsLinksFromThere() throws IOException {
		this.site.on("/old", (exchange) -> {
			exchange.getResponseHeaders().set("Location", "/en/list/all");
			exchange.sendResponseHeaders(302, -1);
			exchange.close();
		});
		this.site.page("/en/list/all", "application/json", "{\"results\": [{\"id\": 1, \"link\": \"1.pdf\"}]}");
		assertThat(list("/old", NUMBERED).items()).extracting(ListedItem::locator)
			.containsExactly(this.site.uri("/en/list/1.pdf").toString());
	}

	@Test
	void listWhenPagesNameTheNextFollowsThem() throws IOException {
		this.site.page("/1", "application/json", page(3, "\"next\": \"/2\",", 1, 2));
		this.site.page("/2", "application/json", page(3, "", 3));
		Listing listing = list("/1", NUMBERED + "  next: /next\n  total: /total\n");
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("1", "2", "3");
		assertThat(listing.reported()).isEqualTo(3);
		assertThat(listing.shortfall()).isNull();
	}

	@Test
	void listWhenPagesAreCountedAsksUntilTotal() throws IOException {
		serveQueries("page=1", page(3, "", 1, 2), "page=2", page(3, "", 3));
		Listing listing = list("/list?sort=id", NUMBERED + "  page: {parameter: page}\n  total: /total\n");
		assertThat(listing.items()).hasSize(3);
		assertThat(listing.shortfall()).isNull();
	}

	@Test
	void listWhenRowsAreCountedAsksUntilAPageIsEmpty() throws IOException {
		serveQueries("start=0", page(0, "", 1, 2), "start=2", page(0, "", 3), "start=3", page(0, ""));
		Listing listing = list("/list?sort=id", NUMBERED + "  offset: {parameter: start}\n");
		assertThat(listing.items()).hasSize(3);
		assertThat(listing.shortfall()).isNull();
	}

	@Test
	void listWhenPageParameterIsIgnoredIsShort() throws IOException {
		this.site.page("/list", "application/json", page(0, "", 1, 2));
		assertThat(list("/list", NUMBERED + "  page: {parameter: page}\n")).satisfies((listing) -> {
			assertThat(listing.items()).hasSize(2);
			assertThat(listing.shortfall()).contains("only repeats");
		});
	}

	@Test
	void listWhenPagesLeadInACircleIsShort() throws IOException {
		this.site.page("/list", "application/json", page(0, "\"next\": \"/list\",", 1));
		assertThat(list("/list", NUMBERED + "  next: /next\n").shortfall()).contains("in a circle");
	}

	@Test
	void listWhenPageFailsKeepsWhatWasFound() throws IOException {
		this.site.page("/1", "application/json", page(0, "\"next\": \"/2\",", 1, 2));
		this.site.on("/2", (exchange) -> StubSite.answer(exchange, 500, "text/plain", "no"));
		Listing listing = list("/1", NUMBERED + "  next: /next\n");
		assertThat(listing.items()).hasSize(2);
		assertThat(listing.shortfall()).contains("/2' cannot be read: http_error");
	}

	@Test
	void listWhenShortOfTotalOrMinimumIsShort() throws IOException {
		this.site.page("/1", "application/json", page(5, "", 1, 2));
		assertThat(list("/1", NUMBERED + "  total: /total\n").shortfall()).contains("reports 5 items but listed 2");
		assertThat(list("/1", NUMBERED + "  minimum: 3\n").shortfall()).contains("at least 3");
	}

	@Test
	void listWhenRowHasNoIdIsShort() throws IOException {
		this.site.page("/1", "application/json", "{\"results\": [{\"id\": 1, \"link\": \"/d\"}, {\"link\": \"/e\"}]}");
		assertThat(list("/1", NUMBERED).shortfall()).isEqualTo("Row 2 ('{\"link\":\"/e\"}') has no usable id");
	}

	@Test
	void listWhenArrayIsLeftOutIsEmptyOnlyIfTotalIsZero() throws IOException {
		this.site.page("/none", "application/json", "{\"total\": 0}");
		this.site.page("/some", "application/json", "{\"total\": 7}");
		String rest = NUMBERED + "  total: /total\n";
		assertThat(list("/none", rest).shortfall()).isEqualTo("Listed 0 items, at least 1 are expected");
		assertThat(list("/some", rest).shortfall()).contains("there is no array at '/results'");
		assertThat(list("/none", NUMBERED).shortfall()).contains("there is no array at '/results'");
	}

	@Test
	void listWhenHtmlIsServedIsShort() throws IOException {
		this.site.page("/1", "text/html", "<html>Welcome</html>");
		assertThat(list("/1", NUMBERED).shortfall()).contains("not_the_announced_type");
	}

	private void serveQueries(String... queriesAndBodies) {
		this.site.on("/list", (exchange) -> {
			String query = exchange.getRequestURI().getQuery();
			for (int i = 0; i < queriesAndBodies.length; i += 2) {
				if (query.equals("sort=id&" + queriesAndBodies[i])) {
					StubSite.answer(exchange, 200, "application/json", queriesAndBodies[i + 1]);
					return;
				}
			}
			StubSite.answer(exchange, 400, "text/plain", query);
		});
	}

	private static String page(int total, String extra, int... ids) {
		StringBuilder rows = new StringBuilder();
		for (int id : ids) {
			rows.append(rows.isEmpty() ? "" : ",").append("{\"id\": %d, \"link\": \"/doc/%d.pdf\"}".formatted(id, id));
		}
		return "{\"total\": %d, %s \"results\": [%s]}".formatted(total, extra, rows);
	}

	private Listing list(String path, String rest) throws IOException {
		Path file = this.directory.resolve("source.yaml");
		return WebListing.of(
				SourceFile
					.read(Files.writeString(file, HEAD.replace("ADDRESS", this.site.uri(path).toString()) + rest)),
				new CrawlClient(), PageCache.NONE);
	}

}
