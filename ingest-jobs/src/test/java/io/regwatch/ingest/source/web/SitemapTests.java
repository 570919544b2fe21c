package io.regwatch.ingest.source.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.zip.GZIPOutputStream;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SitemapTests {

	private static final String SOURCE = """
			kind: sitemap
			list:
			  urls: ["SITE/sitemap.xml"]
			  where: [{pointer: /loc, regex: "/guidance/"}]
			  fields:
			    id: {pointer: /loc, regex: "[^/]+$"}
			    url: {pointer: /loc}
			    edition: {pointer: /lastmod}
			""";

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenIndexNamesMapsReadsEach() throws IOException {
		this.site.page("/sitemap.xml", "application/xml",
				"""
						<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
						<sitemap><loc>SITE/one.xml</loc></sitemap><sitemap><loc>SITE/two.xml.gz</loc></sitemap></sitemapindex>"""
					.replace("SITE", this.site.uri("").toString()));
		this.site.page("/one.xml", "application/xml", map("/guidance/a", "/news/b"));
		byte[] zipped = zip(map("/guidance/c"));
		this.site.on("/two.xml.gz", (exchange) -> {
			exchange.getResponseHeaders().set("Content-Type", "application/x-gzip");
			exchange.sendResponseHeaders(200, zipped.length);
			exchange.getResponseBody().write(zipped);
			exchange.close();
		});
		Listing listing = TestSource.list(this.site, SOURCE);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("a", "c");
		assertThat(listing.items().getFirst().edition()).isEqualTo("2025-06-10T00:00:00Z");
	}

	@Test
	void listWhenOneMapIsMissingIsShort() {
		this.site.page("/sitemap.xml", "application/xml", """
				<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
				<sitemap><loc>SITE/none.xml</loc></sitemap></sitemapindex>""".replace("SITE",
				this.site.uri("").toString()));
		assertThat(TestSource.list(this.site, SOURCE).shortfall()).contains("/none.xml' cannot be read: status 404");
	}

	@Test
	void listReadsWhenADocumentWasModifiedAsTheSchemaShows() {
		this.site.page("/sitemap.xml", "application/xml",
				map("/guidance/a").replace("00:00:00Z", "08:30:15.250+01:00"));
		String source = SOURCE.replace("edition: {pointer: /lastmod}",
				"published: {pointer: /lastmod, date: {patterns: [\"yyyy-MM-dd'T'HH:mm:ssX\"]}}");
		assertThat(TestSource.list(this.site, source).items()).extracting(ListedItem::published)
			.containsExactly(Instant.parse("2025-06-10T07:30:15Z"));
	}

	@Test
	void listWhenPageIsNoSiteMapIsShort() {
		this.site.page("/sitemap.xml", "text/html", "<html>Welcome</html>");
		assertThat(TestSource.list(this.site, SOURCE).shortfall()).contains("cannot be read");
	}

	private String map(String... paths) {
		StringBuilder urls = new StringBuilder();
		for (String path : paths) {
			urls.append(
					"<url><loc>%s</loc><lastmod>2025-06-10T00:00:00Z</lastmod></url>".formatted(this.site.uri(path)));
		}
		return "<?xml version=\"1.0\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">%s</urlset>"
			.formatted(urls);
	}

	private static byte[] zip(String text) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
			zip.write(text.getBytes(StandardCharsets.UTF_8));
		}
		return bytes.toByteArray();
	}

}
