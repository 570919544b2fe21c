package io.regwatch.ingest.source.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** Lists that are asked for with POST, that come in archives, or have unusual values. */
class ListRequestTests {

	private static final String CSV = "Número;Título\n1;Bombas de infusión\n";

	private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

	private final StubSite site = new StubSite();

	private int files;

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenRequestHasABodyPostsEachPage() {
		this.site.on("/search", (exchange) -> {
			String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
			boolean right = exchange.getRequestMethod().equals("POST") && body.startsWith("{\"page\": ")
					&& "yes".equals(exchange.getRequestHeaders().getFirst("X-Wanted"));
			String page = body.replaceAll("\\D", "");
			StubSite.answer(exchange, right ? 200 : 400, "application/json",
					page.equals("3") ? "{\"rows\": []}" : "{\"rows\": [{\"id\": \"%s\"}]}".formatted(page));
		});
		Listing listing = TestSource.list(this.site, """
				kind: json-list
				list:
				  urls: ["SITE/search"]
				  request: {body: '{"page": {page}}', headers: {X-Wanted: "yes"}}
				  page: {first: 1}
				  items: /rows
				  fields: {id: {pointer: /id}, url: {pointer: /id}}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("1", "2");
	}

	@ParameterizedTest
	@CsvSource({ "/list/index.html, index_{page}.html, 0, /list/index_1.html",
			"/news/all, /news/page/{page}/, 1, /news/page/2/" })
	void listWhenNumberOfPageIsInItsPathGoesToTheEnd(String first, String url, int number, String second) {
		this.site.page(first, "text/html", "<html><table><tr><td>1<td><a href=/1>A</a></table></html>");
		this.site.page(second, "text/html", "<html><table><tr><td>2<td><a href=/2>B</a></table></html>");
		Listing listing = TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE%s"]
				  page: {url: "%s", first: %d, endStatus: 404}
				  fields: {id: {column: 1}, url: {column: 2, select: a, attribute: href}}
				""".formatted(first, url, number));
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("1", "2");
	}

	@Test
	void listWhenAddressNeedsAKeyThatIsNotSetSaysWhichOne() {
		Listing listing = TestSource.list(this.site, """
				kind: json-list
				list:
				  urls: ["SITE/search?key=${REGWATCH_TEST_NO_SUCH_KEY}"]
				  items: ""
				  fields: {id: {pointer: /id}, url: {pointer: /id}}
				""");
		assertThat(listing.shortfall()).contains("environment variable 'REGWATCH_TEST_NO_SUCH_KEY'");
	}

	@Test
	void listWhenHostRepeatsAKeyInLinksMasksIt() {
		String key = URLEncoder.encode(System.getenv("PATH").strip(), StandardCharsets.UTF_8);
		this.site.on("/list", (exchange) -> {
			String query = exchange.getRequestURI().getRawQuery();
			StubSite.answer(exchange, query.startsWith("key=" + key) ? 200 : 403, "application/json", query
				.endsWith("page=2") ? "{\"rows\": [{\"id\": \"2\"}]}"
						: "{\"next\": \"/list?key=%s&page=2\", \"rows\": [{\"id\": \"1\", \"url\": \"/doc?key=%s\"}]}"
							.formatted(key, key));
		});
		Listing listing = TestSource.list(this.site, """
				kind: json-list
				list:
				  urls: ["SITE/list?key=${PATH}"]
				  items: /rows
				  next: /next
				  fields: {id: {pointer: /id}, url: {pointer: /url, default: /none}}
				""");
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("1", "2");
		assertThat(listing.items().getFirst().url()).endsWith("/doc?key=%24%7BPATH%7D");
	}

	@Test
	void listWhenBulkFileIsCompressedReadsIt() throws IOException {
		ByteArrayOutputStream gzip = new ByteArrayOutputStream();
		try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
			out.write(CSV.getBytes(WINDOWS_1252));
		}
		assertThat(bulk(gzip.toByteArray(), "").items()).singleElement()
			.satisfies((item) -> assertThat(item.title()).isEqualTo("BOMBAS DE INFUSIÓN"));
	}

	@Test
	void listWhenBulkFileIsAMemberOfAnArchiveReadsThatMember() throws IOException {
		ByteArrayOutputStream zip = new ByteArrayOutputStream();
		try (ZipOutputStream out = new ZipOutputStream(zip)) {
			out.putNextEntry(new ZipEntry("readme.txt"));
			out.write("Nothing".getBytes(StandardCharsets.UTF_8));
			out.putNextEntry(new ZipEntry("devices.csv"));
			out.write(CSV.getBytes(WINDOWS_1252));
			out.putNextEntry(new ZipEntry("empty.csv"));
			out.write(CSV.lines().findFirst().orElseThrow().getBytes(WINDOWS_1252));
		}
		Listing listing = bulk(zip.toByteArray(), "member: '\\.csv$'");
		assertThat(listing.items()).hasSize(1);
		assertThat(listing.parts()).extracting((part) -> part.start().replaceFirst(".*!", "!"), Listing.Part::pages)
			.containsExactly(tuple("!/devices.csv", 1), tuple("!/empty.csv", 0));
		assertThat(bulk(zip.toByteArray(), "member: '\\.xml$'").shortfall()).contains("no member");
	}

	@Test
	void listWhenOneObjectStandsForAnArrayReadsIt() {
		this.site.page("/one", "application/json", "{\"list\": {\"row\": {\"id\": \"a%20b\"}}}");
		Listing listing = TestSource.list(this.site, """
				kind: json-list
				list:
				  urls: ["SITE/one"]
				  items: /list/row
				  fields: {id: {pointer: /id, html: urldecode}, url: {pointer: /id}}
				""");
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("a b");
	}

	private Listing bulk(byte[] body, String more) {
		String path = "/file" + this.files++;
		this.site.on(path, (exchange) -> answer(exchange, body));
		return TestSource.list(this.site, """
				kind: bulk-file
				list:
				  urls: ["SITE%s"]
				  format: csv
				  delimiter: ";"
				  charset: windows-1252
				  %s
				  fields: {id: {pointer: /Número}, title: {pointer: /Título, html: upper}, url: {pointer: /Número}}
				""".formatted(path, more));
	}

	private static void answer(HttpExchange exchange, byte[] body) throws IOException {
		exchange.getResponseHeaders().set("Content-Type", "application/octet-stream");
		exchange.sendResponseHeaders(200, body.length);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

}
