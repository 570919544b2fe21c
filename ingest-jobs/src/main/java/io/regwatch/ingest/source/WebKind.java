package io.regwatch.ingest.source;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Objects;

import io.regwatch.http.Web;

/** The kinds of sources whose lists are on the web. */
enum WebKind {

	JSON_LIST("json-list"), HTML_TABLE("html-table"), XML_LIST("xml-list"), FEED("feed"), SITEMAP("sitemap"),
	BULK_FILE("bulk-file"), SPARQL("sparql");

	private static final Clock CLOCK = Clock.systemUTC();

	private final String code;

	WebKind(String code) {
		this.code = code;
	}

	String code() {
		return this.code;
	}

	Listing list(SourceDefinition source, Web web) {
		return list(source, new Pages(web, ReadPages.NONE));
	}

	/** A feed names what is new and forgets it again: it is no register. */
	Listing list(SourceDefinition source, Pages pages) {
		Listing listing = new PagedListing(source, paged(source), reader(source), pages).read(LocalDate.now(CLOCK));
		return (this == FEED) ? listing.asExcerpt() : listing;
	}

	private Paged paged(SourceDefinition source) {
		return switch (this) {
			case HTML_TABLE, XML_LIST -> table(source);
			case JSON_LIST, FEED, SITEMAP, BULK_FILE, SPARQL -> rows(source);
		};
	}

	private PageReader reader(SourceDefinition source) {
		return switch (this) {
			case JSON_LIST -> new JsonPages(rows(source));
			case HTML_TABLE -> new HtmlPages(table(source), false);
			case XML_LIST -> new HtmlPages(table(source), true);
			case FEED -> new FeedPages();
			case SITEMAP -> new SitemapPages();
			case BULK_FILE -> new BulkPages(rows(source));
			case SPARQL -> new SparqlPages();
		};
	}

	private static RowList rows(SourceDefinition source) {
		return Objects.requireNonNull(source.list(), "The schema requires it");
	}

	private static HtmlTable table(SourceDefinition source) {
		return Objects.requireNonNull(source.table(), "The schema requires it");
	}

}
