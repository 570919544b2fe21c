package io.regwatch.ingest.source.list;

import java.net.URI;
import java.time.Clock;
import java.time.LocalDate;

import io.regwatch.http.CrawlClient;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.parse.PageParsers;

/** Lists sources whose lists are on the web. */
public final class WebListing {

	private static final Clock CLOCK = Clock.systemUTC();

	private WebListing() {
	}

	/**
	 * The address of the first page.
	 * @param source of a kind that {@link PageParsers} supports
	 * @return the address that is requested first
	 */
	public static URI firstAddress(SourceDefinition source) {
		return ListPartition.of(source.pagedList(), LocalDate.now(CLOCK)).getFirst().uri();
	}

	/**
	 * Lists a source.
	 * @param source of a kind that {@link PageParsers} supports
	 * @param web that sends requests
	 * @param cache pages that an interrupted listing had read
	 * @return items and anomalies; a feed is always an excerpt, because it drops its
	 * older entries
	 */
	public static Listing of(SourceDefinition source, CrawlClient web, PageCache cache) {
		Listing listing = new ListingReader(source, PageParsers.of(source), new PageFetcher(web, cache))
			.read(LocalDate.now(CLOCK));
		return source.showsNewestOnly() ? listing.asExcerpt() : listing;
	}

}
