package io.regwatch.ingest.source;

import io.regwatch.http.Web;
import org.jspecify.annotations.Nullable;

/**
 * Reads sources of one kind whose lists and documents are on the web.
 *
 * @param webKind of the lists
 * @param web to ask for lists
 * @param documents to ask for documents
 */
record WebConnector(WebKind webKind, Web web, WebDocuments documents) implements Connector {

	@Override
	public String kind() {
		return this.webKind.code();
	}

	@Override
	public Listing list(SourceDefinition source) {
		return this.webKind.list(source, this.web);
	}

	@Override
	public Listing list(SourceDefinition source, ReadPages read) {
		return this.webKind.list(source, new Pages(this.web, read));
	}

	@Override
	public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		return this.documents.fetch(source, item, last);
	}

	@Override
	public boolean isGone(SourceDefinition source, String externalId, @Nullable LastCapture last) {
		return this.documents.isGone(source, last)
				|| (last != null && new Details(new Pages(this.web, ReadPages.NONE), source).isWithdrawn(last));
	}

}
