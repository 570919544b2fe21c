package io.regwatch.ingest.source.web;

import java.util.Set;

import io.regwatch.http.CrawlClient;
import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.KnownAddresses;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.list.WebListing;
import io.regwatch.ingest.source.parse.PageParsers;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Reads sources whose lists and documents are on the web. */
@Component
public final class WebConnector implements Connector {

	private final CrawlClient web;

	private final WebDocuments documents;

	/**
	 * A connector.
	 * @param web to ask
	 * @param files where documents are stored
	 */
	public WebConnector(CrawlClient web, FileStore files) {
		this.web = web;
		this.documents = new WebDocuments(web, files);
	}

	@Override
	public Set<String> kinds() {
		return PageParsers.kinds();
	}

	@Override
	public Listing list(SourceDefinition source, PageCache cache) {
		return WebListing.of(source, this.web, cache);
	}

	@Override
	public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		return this.documents.fetch(source, item, last);
	}

	@Override
	public Presence presence(SourceDefinition source, String externalId, @Nullable LastCapture last,
			KnownAddresses addresses) {
		return new AbsenceCheck(this.web).presence(source, last, addresses);
	}

}
