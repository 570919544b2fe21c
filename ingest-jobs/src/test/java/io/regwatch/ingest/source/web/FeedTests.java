package io.regwatch.ingest.source.web;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FeedTests {

	private static final String SOURCE = """
			kind: feed
			list:
			  urls: ["SITE/feed"]
			  fields:
			    id: {pointer: /id}
			    url: {pointer: /link}
			    title: {pointer: /title}
			    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssXXX"]}}
			""";

	private static final String RSS = """
			<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>T</title><link>http://a/</link>
			<description>D</description>
			<item><title>Recall &amp; alert</title><link>/recall/1</link><guid isPermaLink="false">r-1</guid>
			<pubDate>Tue, 10 Jun 2025 04:00:00 GMT</pubDate></item>
			<item><title>Two</title><link>/recall/2</link><pubDate>Soon</pubDate></item></channel></rss>
			""";

	private final StubSite site = new StubSite();

	private int feeds;

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenAnEntryHoldsTheWholeTextAndFilesReadsThem() {
		try (StubSite whole = new StubSite()) {
			whole.page("/whole", "application/rss+xml",
					"""
							<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
							<title>T</title><link>http://a/</link><description>D</description><item><guid isPermaLink="false">7</guid>
							<title>Seven</title><link>/7</link><description>Short</description>
							<content:encoded><![CDATA[<p>The whole text.</p>]]></content:encoded>
							<enclosure url="/7.pdf" length="1" type="application/pdf"/></item></channel></rss>""");
			String source = """
					kind: feed
					list:
					  urls: ["SITE/whole"]
					  fields: {id: {pointer: /id}, url: {pointer: /link}, FIELD}
					""";
			assertThat(TestSource.list(whole, source.replace("FIELD", "text: {pointer: /content, html: text}")).items())
				.extracting(ListedItem::text)
				.singleElement()
				.asString()
				.contains("<body><p>The whole text.</p></body>");
			assertThat(TestSource.list(whole, source.replace("FIELD", "files: [{pointer: /enclosures}]")).items())
				.flatExtracting(ListedItem::files)
				.containsExactly(whole.uri("/7.pdf").toString());
		}
	}

	@Test
	void listWhenRssNamesEntriesWithoutBeingARegister() {
		Listing listing = list(RSS);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.excerpt()).isTrue();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("r-1", "/recall/2");
		assertThat(listing.items().getFirst()).satisfies((item) -> {
			assertThat(item.title()).isEqualTo("Recall & alert");
			assertThat(item.published()).isEqualTo("2025-06-10T04:00:00Z");
			assertThat(item.locator()).isEqualTo(this.site.uri("/recall/1").toString());
		});
		assertThat(listing.items().getLast().note()).contains("published 'Soon' is no date");
	}

	@Test
	void listWhenRssIsOfTheFirstVersionsReadsIt() {
		Listing oldest = list(
				"""
						<?xml version="1.0"?>
						<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/rss-0.91.dtd">
						<rss version="0.91"><channel><title>T</title><link>http://a/</link><description>D</description>
						<language>en</language><item><title>One</title><link>/1</link></item></channel></rss>""");
		assertThat(oldest.items()).extracting(ListedItem::title).containsExactly("One");
		Listing first = list(
				"""
						<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
						xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
						<channel rdf:about="http://a/"><title>T</title><link>http://a/</link><description>D</description></channel>
						<item rdf:about="http://a/1"><title>One</title><link>/1</link><dc:date>2025-06-10T09:00:00+09:00</dc:date>
						</item></rdf:RDF>""");
		assertThat(first.items()).singleElement().extracting(ListedItem::published).hasToString("2025-06-10T00:00:00Z");
	}

	@Test
	void listWhenAtomGoesOverPagesFollowsThem() {
		this.site.page("/more", "application/atom+xml", atom("", "b"));
		Listing listing = list(atom("<link rel=\"next\" href=\"/more\"/>", "a"));
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("urn:a", "urn:b");
		assertThat(listing.shortfall()).isNull();
	}

	@Test
	void listWhenAFeedHasArchivesReadsThemAndTheNewestStateOfAnEntry() {
		this.site.page("/2025", "application/atom+xml",
				atom("<fh:archive xmlns:fh=\"http://purl.org/syndication/history/1.0\"/>"
						+ "<link rel=\"prev-archive\" href=\"/2024\"/>", "a", "2025-01-01"));
		this.site.page("/2024", "application/atom+xml",
				atom("<fh:archive xmlns:fh=\"http://purl.org/syndication/history/1.0\"/>", "b", "2024-01-01"));
		Listing listing = list(atom("<link rel=\"prev-archive\" href=\"/2025\"/>", "a", "2025-06-10"));
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("urn:a", "urn:b");
		assertThat(listing.items().getFirst().published()).isEqualTo("2025-06-10T00:00:00Z");
		assertThat(listing.rejections()).isEmpty();
		assertThat(listing.shortfall()).isNull();
	}

	@Test
	void listWhenEntitiesAreDefinedLooksNothingUp() {
		this.site.page("/secret", "text/plain", "secret");
		Listing listing = list("""
				<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY secret SYSTEM "SITE/secret">]>
				<rss version="2.0"><channel><title>T</title><link>http://a/</link><description>D</description>
				<item><title>a&secret;</title><link>/1</link></item></channel></rss>""".replace("SITE",
				this.site.uri("").toString()));
		assertThat(listing.items()).noneMatch((item) -> String.valueOf(item.title()).contains("secret"));
	}

	@Test
	void listWhenPageIsNoFeedIsShort() {
		assertThat(list("<?xml version=\"1.0\"?><note/>").shortfall()).contains("cannot be read: no feed");
		assertThat(list(RSS.substring(0, RSS.length() / 2)).shortfall()).contains("cannot be read: not XML");
	}

	private Listing list(String feed) {
		String path = "/feed" + this.feeds++;
		this.site.page(path, "application/xml", feed);
		return TestSource.list(this.site, SOURCE.replace("/feed", path));
	}

	private static String atom(String link, String id) {
		return atom(link, id, "2025-06-10");
	}

	private static String atom(String link, String id, String published) {
		return """
				<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:f</id><title>T</title>%s
				<updated>2025-06-10T00:00:00Z</updated><entry><id>urn:%s</id><title>E</title><link href="/e"/>
				<published>%sT00:00:00Z</published><updated>2025-06-10T00:00:00Z</updated></entry></feed>"""
			.formatted(link, id, published);
	}

}
