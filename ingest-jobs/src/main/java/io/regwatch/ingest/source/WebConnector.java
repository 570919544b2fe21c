package io.regwatch.ingest.source;

import io.regwatch.http.CrawlClient;
import org.jspecify.annotations.Nullable;

/**
 * Reads sources of one kind whose lists and documents are on the web.
 *
 * @param webKind of the lists
 * @param web to ask for lists
 * @param documents to ask for documents
 */
record WebConnector(WebSourceType webKind, CrawlClient web, WebDocuments documents) implements Connector {

	@Override
	public String kind() {
		return this.webKind.code();
	}

	@Override
	public Listing list(SourceDefinition source) {
		return this.webKind.list(source, this.web);
	}

	@Override
	public Listing list(SourceDefinition source, PageCache read) {
		return this.webKind.list(source, new PageFetcher(this.web, read));
	}

	@Override
	public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		return this.documents.fetch(source, item, last);
	}

	@Override
	public boolean isGone(SourceDefinition source, String externalId, @Nullable LastCapture last) {
		return this.documents.isGone(source, last) || (last != null
				&& new DetailPageFetcher(new PageFetcher(this.web, PageCache.NONE), source).isWithdrawn(last));
	}

}
