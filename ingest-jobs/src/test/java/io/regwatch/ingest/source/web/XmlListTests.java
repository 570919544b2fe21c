package io.regwatch.ingest.source.web;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class XmlListTests {

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenElementsAreRowsReadsTextAndAttributes() {
		this.site.page("/lookup.xml", "text/xml", """
				<?xml version="1.0" encoding="UTF-8"?><Database><Regulations>
				<Regulation id="1" olid="1e"><UniqueId>SOR/98-282</UniqueId><Language>eng</Language>
				<LastConsolidationDate>20250610</LastConsolidationDate></Regulation>
				<Regulation id="2" olid="1f"><UniqueId>DORS/98-282</UniqueId><Language>fra</Language></Regulation>
				</Regulations></Database>""");
		Listing listing = TestSource.list(this.site, """
				kind: xml-list
				table:
				  urls: ["SITE/lookup.xml"]
				  rows: Regulation
				  where: [{select: Language, regex: eng}]
				  fields:
				    id: {select: UniqueId}
				    edition: {select: ":root", attribute: id}
				    published: {select: LastConsolidationDate, date: {patterns: [yyyyMMdd]}}
				    url: {select: UniqueId, regex: "[0-9-]+$", base: "https://laws.example/"}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).singleElement().satisfies((item) -> {
			assertThat(item.externalId()).isEqualTo("SOR/98-282");
			assertThat(item.published()).isEqualTo("2025-06-10T00:00:00Z");
			assertThat(item.url()).isEqualTo("https://laws.example/98-282");
		});
	}

	@Test
	void listWhenAPageInHtmlComesSaysSo() {
		this.site.page("/list", "text/xml", "<html><head><title>Mantenimiento</title></head><body/></html>");
		assertThat(TestSource.list(this.site, """
				kind: xml-list
				table:
				  urls: ["SITE/list"]
				  rows: row
				  total: {select: total}
				  fields: {id: {select: row, attribute: id}, url: {select: row, attribute: id}}
				""").shortfall()).contains("a page in HTML with the title 'Mantenimiento'");
	}

	@Test
	void listWhenRowsAreContinuedJoinsThem() {
		this.site.page("/list", "text/html", """
				<html><table><tr><td>Date</td><td>Number</td><td>Title</td></tr>
				<tr><td>01/14/2019</td><td>13-79</td><td><a href="/1">IEC 62304</a></td></tr>
				<tr><td>AAMI</td><td>62304:2006</td></tr>
				<tr><td>12/23/2024</td><td>1-183</td><td><a href="/2">ASTM G175</a></td></tr></table></html>""");
		Listing listing = TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  rows: "tr:has(> td > a)"
				  continuation: "tr:has(> td:nth-child(2):last-child)"
				  fields:
				    id: {column: 2}
				    title: {column: 3}
				    description: {continuation: true, column: 2}
				    url: {column: 3, select: a, attribute: href}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("13-79", "1-183");
		assertThat(listing.items()).extracting(ListedItem::description).containsExactly("62304:2006", null);
	}

	/** The parser counts them, and refuses more than 100,000 unless told otherwise. */
	@Test
	void listWhenAddressesHaveManyAmpersandsReadsThem() {
		StringBuilder rows = new StringBuilder();
		for (int row = 0; row < 120; row++) {
			rows.append("<law><id>%d</id><title>%s</title></law>".formatted(row, "a&amp;b".repeat(1000)));
		}
		this.site.page("/laws.xml", "text/xml", "<?xml version=\"1.0\"?><laws>%s</laws>".formatted(rows));
		Listing listing = TestSource.list(this.site, """
				kind: xml-list
				table:
				  urls: ["SITE/laws.xml"]
				  rows: law
				  fields: {id: {select: id}, url: {select: id}}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).hasSize(120);
	}

}
