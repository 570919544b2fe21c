package io.regwatch.ingest.source.check;

import io.regwatch.http.CrawlClient;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ingest.source.list.WebListing;

/** Lists a source as a run would, without storing anything. */
public final class ListingPreview {

	private ListingPreview() {
	}

	/**
	 * Lists a source.
	 * @param source of a kind that catalogue files know
	 * @return what a run would find now
	 */
	public static Listing of(SourceDefinition source) {
		return source.kind().equals(FolderSource.KIND) ? FolderSource.list(source)
				: WebListing.of(source, new CrawlClient(), PageCache.NONE);
	}

}
