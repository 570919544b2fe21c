package io.regwatch.ingest.source;

import java.util.Objects;

import io.regwatch.http.Web;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Reads sources whose lists are JSON. */
@Component
class JsonListConnector implements Connector {

	static final String KIND = "json-list";

	private final Web web;

	private final WebDocuments documents;

	JsonListConnector(Web web, WebDocuments documents) {
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
		JsonList list = Objects.requireNonNull(source.list(), "The schema requires it");
		return new PagedListing(source, list, new JsonPages(list), web).read();
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
