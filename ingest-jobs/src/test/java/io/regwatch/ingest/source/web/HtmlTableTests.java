package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.nio.charset.Charset;
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
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class HtmlTableTests {

	private static final String SOURCE = """
			id: mdcg
			title: MDCG guidance
			geography: EU
			institution: European Commission
			type: guidance
			kind: html-table
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			table:
			  urls: ["ADDRESS"]
			  tables: main table
			  headings: h2
			  minimum: 3
			  mustContain: [MDCG endorsed documents]
			  fields:
			    id: {column: 1, regex: "MDCG \\\\d{4}-\\\\d+"}
			    edition: {column: 1, regex: "(?i)(rev\\\\.\\\\d+|v\\\\d+)$"}
			    title: {column: 2}
			    url: {column: 1, select: a, attribute: href}
			    description: {heading: true}
			    published:
			      column: 3
			      map: {Ocotober2019: October 2019}
			      date: {patterns: [MMMM yyyy]}
			""";

	private static final String PAGE = """
			<!DOCTYPE html><html><head><title>Guidance</title></head><body><h1>MDCG endorsed documents</h1><main>
			<h2>UDI</h2><table><tr><th>Reference</th><th>Title</th><th>Publication</th></tr>
			<tr><td><a href="/document/download/u1_en?filename=mdcg 2018-1.pdf">MDCG 2018-1 v3</a></td>
			<td>Basic UDI-DI</td><td>March 2020</td></tr></table>
			<h2>Software</h2><table>
			<tr><td><a href="/files/md_mdcg_2019_11.pdf">MDCG 2019-11 Rev.1</a></td><td>Qualification</td>
			<td>Ocotober2019</td></tr>
			<tr><td>MDCG 2020-1</td><td>Clinical evaluation</td><td>March 2020</td></tr></table></main>
			<table><tr><td>navigation</td></tr></table></body></html>
			""";

	@TempDir
	Path directory;

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenTablesFollowHeadingsReadsRows() throws IOException {
		Listing listing = list(PAGE);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("MDCG 2018-1", "MDCG 2019-11");
		assertThat(listing.items()).extracting(ListedItem::edition).containsExactly("v3", "Rev.1");
		assertThat(listing.items()).extracting(ListedItem::description).containsExactly("UDI", "Software");
		assertThat(listing.items()).extracting(ListedItem::published)
			.containsExactly(Instant.parse("2020-03-01T00:00:00Z"), Instant.parse("2019-10-01T00:00:00Z"));
		assertThat(listing.items().getFirst().locator())
			.endsWith("/document/download/u1_en?filename=mdcg%202018-1.pdf");
	}

	@Test
	void listWhenRowHasNoLinkRejectsIt() throws IOException {
		assertThat(list(PAGE).rejections()).singleElement().satisfies((rejection) -> {
			assertThat(rejection.item().externalId()).isEqualTo("MDCG 2020-1");
			assertThat(rejection.reason()).isEqualTo(RejectionReason.MISSING);
		});
	}

	@Test
	void listWhenRowLinksToAScriptRejectsIt() throws IOException {
		Listing listing = list(PAGE.replace("/files/md_mdcg_2019_11.pdf", "javascript:alert(1)"));
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("MDCG 2018-1");
		assertThat(listing.rejections()).extracting((rejection) -> rejection.item().externalId())
			.contains("MDCG 2019-11");
	}

	@Test
	void listWhenTitleHasDirectionMarksRemovesThem() throws IOException {
		Listing listing = list(PAGE.replace("Basic UDI-DI", "Basic &#x202e;UDI-DI&#x1b;"));
		assertThat(listing.items()).extracting(ListedItem::title).first().isEqualTo("Basic UDI-DI");
	}

	@Test
	void listWhenTitleIsLongCutsItBetweenCharacters() throws IOException {
		String title = list(PAGE.replace("Basic UDI-DI", "x".repeat(1998) + "&#x1F600;" + "y".repeat(9))).items()
			.getFirst()
			.title();
		assertThat(title).isEqualTo("x".repeat(1998) + "\u2026");
	}

	@Test
	void listWhenTextIsMissingIsShort() throws IOException {
		Listing listing = list(PAGE.replace("endorsed", "all"));
		assertThat(listing.items()).isEmpty();
		assertThat(listing.shortfall()).contains("lacks the text 'MDCG endorsed documents'");
	}

	@Test
	void listWhenTableIsRebuiltIsShort() throws IOException {
		Listing listing = list(PAGE.replace("table>", "div>"));
		assertThat(listing.shortfall()).isEqualTo("Listed 0 items, at least 3 are expected");
	}

	@Test
	void listWhenARowIsCutOffLeavesItOut() {
		this.site.page("/cut", "text/html", """
				<html><body><table><tr><td>1</td><td><a href="/1">One</a></td></tr>
				<tr><td>2</td><td><a href="/2">Two</a> <a class="annex" hre""");
		assertThat(TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/cut"]
				  fields: {id: {column: 1}, url: {column: 2, select: a, attribute: href}}
				""").items()).extracting(ListedItem::externalId).containsExactly("1");
	}

	@Test
	void listWhenPageIsCutOffIsShort() throws IOException {
		Listing listing = list(PAGE.substring(0, PAGE.indexOf("<table><tr><td>navigation")));
		assertThat(listing.items()).hasSize(2);
		assertThat(listing.shortfall()).contains("is cut off");
	}

	@Test
	void listWhenAFragmentIsCutOffIsShort() {
		assertThat(fragment("<ul><li><b>1</b><a href=/1>One</a></li><li><b>2</b><a href=/2>Two</a></li></ul>"))
			.isNull();
		assertThat(fragment("<ul><li><b>1</b><a href=/1>One</a></li><li><b>2</b><a href=/2>Two</a></li>"))
			.contains("is cut off");
	}

	@Test
	void listWhenAPageOmitsAllOptionalEndTagsIsCompleteUnlessCutOff() {
		assertThat(fragment("<!doctype html><html lang=en><title>A</title><ul><li><b>1</b><a href=/1>One</a></ul>"))
			.isNull();
		assertThat(fragment("<!doctype html><html lang=en><title>A</title><ul><li><b>1</b><a href=/1>One</a>"))
			.contains("is cut off");
		assertThat(fragment("<!doctype html><html><head></head><ul><li><b>1</b><a href=/1>One</a></ul>"))
			.contains("is cut off");
	}

	private @Nullable String fragment(String html) {
		String path = "/fragment" + html.hashCode();
		this.site.page(path, "text/html", html);
		return TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITEPATH"]
				  tables: body
				  rows: li
				  fields: {id: {select: b}, url: {select: a, attribute: href}}
				""".replace("PATH", path)).shortfall();
	}

	@Test
	void listWhenCellReachesOverRowsStandsInEach() throws IOException {
		Listing listing = list(PAGE.replace("<td>Qualification</td>", "<td rowspan=2>Software</td>")
			.replace("<td>Clinical evaluation</td>", "")
			.replace("<td>MDCG 2020-1</td>", "<td><a href=/c.pdf>MDCG 2020-1</a></td>"));
		assertThat(listing.items()).extracting(ListedItem::title)
			.containsExactly("Basic UDI-DI", "Software", "Software");
		assertThat(listing.items().getLast().published()).isEqualTo("2020-03-01T00:00:00Z");
	}

	@Test
	void listWhenPageSaysWhatItsLinksAreRelativeToFollowsIt() throws IOException {
		Listing listing = list(PAGE.replace("<head>", "<head><base href='/base/'>").replace("/files/", "files/"));
		assertThat(listing.items().getLast().locator())
			.isEqualTo(this.site.uri("/base/files/md_mdcg_2019_11.pdf").toString());
	}

	@Test
	void listWhenOnlyTheHeaderNamesTheCharsetReadsIt() throws IOException {
		this.site.on("/list", (exchange) -> {
			exchange.getResponseHeaders().set("Content-Type", "text/html; charset=windows-1251");
			byte[] body = PAGE.replace("Qualification", "Правила").getBytes(Charset.forName("windows-1251"));
			exchange.sendResponseHeaders(200, body.length);
			exchange.getResponseBody().write(body);
			exchange.close();
		});
		assertThat(read().items()).extracting(ListedItem::title).contains("Правила");
	}

	private Listing list(String page) throws IOException {
		this.site.page("/list", "text/html; charset=utf-8", page);
		return read();
	}

	private Listing read() throws IOException {
		Path file = this.directory.resolve("source.yaml");
		return WebListing.of(
				SourceFile.read(Files.writeString(file, SOURCE.replace("ADDRESS", this.site.uri("/list").toString()))),
				new CrawlClient(), PageCache.NONE);
	}

}
