package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.time.temporal.ChronoUnit;
import java.util.List;

import crawlercommons.sitemaps.AbstractSiteMap;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapIndex;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.SiteMapURL;
import crawlercommons.sitemaps.UnknownFormatException;
import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.YamlFile;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads site maps and their indices. A row has the members {@code loc} and
 * {@code lastmod}, in seconds and UTC.
 */
final class SitemapPageParser implements PageParser {

	@Override
	public ContentExpectation expected() {
		return ContentExpectation.of("");
	}

	@Override
	public Page read(InputStream body, ResponseMetadata receipt) throws IOException, UnreadablePageException {
		return switch (parse(body.readAllBytes(), receipt.url().toURL())) {
			case SiteMapIndex index -> new Page(List.of(), null, null,
					index.getSitemaps().stream().map((map) -> URI.create(map.getUrl().toString())).toList(),
					receipt.url(), null);
			case SiteMap map ->
				Page.of(map.getSiteMapUrls().stream().map(SitemapPageParser::row).toList(), receipt.url());
			case AbstractSiteMap other ->
				throw new UnreadablePageException("a site map of type %s".formatted(other.getType()));
		};
	}

	private static AbstractSiteMap parse(byte[] body, URL url) throws IOException, UnreadablePageException {
		try {
			return new SiteMapParser(false).parseSiteMap(body, url);
		}
		catch (UnknownFormatException ex) {
			throw new UnreadablePageException("no site map: " + ex.getMessage());
		}
	}

	private static JsonRow row(SiteMapURL url) {
		ObjectNode row = YamlFile.MAPPER.createObjectNode();
		row.put("loc", url.getUrl().toString());
		row.put("lastmod", (url.getLastModified() != null)
				? url.getLastModified().toInstant().truncatedTo(ChronoUnit.SECONDS).toString() : null);
		return new JsonRow(row);
	}

}
