package io.regwatch.ingest.source;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Objects;

import io.regwatch.http.CrawlClient;

/** The kinds of sources whose lists are on the web. */
enum WebSourceType {

	JSON_LIST("json-list"), HTML_TABLE("html-table"), XML_LIST("xml-list"), FEED("feed"), SITEMAP("sitemap"),
	BULK_FILE("bulk-file"), SPARQL("sparql");

	private static final Clock CLOCK = Clock.systemUTC();

	private final String code;

	WebSourceType(String code) {
		this.code = code;
	}

	String code() {
		return this.code;
	}

	Listing list(SourceDefinition source, CrawlClient web) {
		return list(source, new PageFetcher(web, PageCache.NONE));
	}

	/** A feed names what is new and forgets it again: it is no register. */
	Listing list(SourceDefinition source, PageFetcher pages) {
		Listing listing = new ListingReader(source, paged(source), reader(source), pages).read(LocalDate.now(CLOCK));
		return (this == FEED) ? listing.asExcerpt() : listing;
	}

	private PagedListSpec paged(SourceDefinition source) {
		return switch (this) {
			case HTML_TABLE, XML_LIST -> table(source);
			case JSON_LIST, FEED, SITEMAP, BULK_FILE, SPARQL -> rows(source);
		};
	}

	private PageParser reader(SourceDefinition source) {
		return switch (this) {
			case JSON_LIST -> new JsonPageParser(rows(source));
			case HTML_TABLE -> new HtmlPageParser(table(source), false);
			case XML_LIST -> new HtmlPageParser(table(source), true);
			case FEED -> new FeedPageParser();
			case SITEMAP -> new SitemapPageParser();
			case BULK_FILE -> new BulkPageParser(rows(source));
			case SPARQL -> new SparqlPageParser();
		};
	}

	private static RowList rows(SourceDefinition source) {
		return Objects.requireNonNull(source.list(), "The schema requires it");
	}

	private static HtmlTable table(SourceDefinition source) {
		return Objects.requireNonNull(source.table(), "The schema requires it");
	}

}
