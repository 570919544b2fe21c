package io.regwatch.ingest.source;

import java.util.Objects;

import io.regwatch.http.Web;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Reads sources whose lists are tables of HTML pages. */
@Component
class HtmlTableConnector implements Connector {

	static final String KIND = "html-table";

	private final Web web;

	private final WebDocuments documents;

	HtmlTableConnector(Web web, WebDocuments documents) {
		this.web = web;
		this.documents = documents;
	}

	@Override
	public String kind() {
		return KIND;
	}

	@Override
	public Listing list(SourceDefinition source) {
		return list(source, this.web);
	}

	static Listing list(SourceDefinition source, Web web) {
		HtmlTable table = Objects.requireNonNull(source.table(), "The schema requires it");
		return new PagedListing(source, table, new HtmlPages(table), web).read();
	}

	@Override
	public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		return this.documents.fetch(source, item, last);
	}

	@Override
	public boolean isGone(SourceDefinition source, String externalId, @Nullable LastCapture last) {
		return this.documents.isGone(source, last);
	}

}
