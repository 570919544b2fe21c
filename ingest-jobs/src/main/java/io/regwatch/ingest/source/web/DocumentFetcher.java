package io.regwatch.ingest.source.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.net.URI;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchPolicy;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.content.DocumentContent;
import io.regwatch.ingest.source.content.NotFoundPage;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.StoredFile;

/**
 * Requests single files of documents, and takes the document out of what enclosed it.
 *
 * @param web that sends requests
 */
record DocumentFetcher(CrawlClient web) {

	FetchOutcome fetch(SourceDefinition source, WebRequest request, Storage storage) {
		return switch (this.web.get(request, source.fetchRules(),
				(body, receipt) -> store(body, receipt, source, request.uri(), storage))) {
			case FetchResponse.Received<FetchOutcome> received -> received.body();
			case FetchResponse.NotModified<FetchOutcome> same ->
				new FetchOutcome.NotModified(Reception.of(same.receipt()));
			case FetchResponse.Gone<FetchOutcome> gone -> new FetchOutcome.Gone(Reception.of(gone.receipt()));
			case FetchResponse.Refused<FetchOutcome> refused ->
				new FetchOutcome.Refused(refused.reason(), detail(refused), Reception.ofStatus(refused.status()));
		};
	}

	/** Some addresses end in another type than their documents have. */
	private static String detail(FetchResponse.Refused<?> refused) {
		return (refused.reason() == RejectionReason.NOT_THE_ANNOUNCED_TYPE) ? refused.detail()
				+ "; if only the address says otherwise, name the type in the source's fields, such as "
				+ "fileName: {constant: document.pdf}" : refused.detail();
	}

	private static FetchOutcome store(InputStream body, ResponseMetadata receipt, SourceDefinition source, URI address,
			Storage storage) throws IOException {
		try {
			byte[] start = body.readNBytes(NotFoundPage.MAX_SIZE + 1);
			if (NotFoundPage.isOne(start, receipt.charset(), source.content())) {
				return new FetchOutcome.Refused(RejectionReason.NOT_FOUND_PAGE,
						"The page says that there is no document, with a status of success",
						Reception.ofStatus(receipt.status()));
			}
			InputStream all = new SequenceInputStream(new ByteArrayInputStream(start), body);
			InputStream content = (source.content() == null) ? all : new ByteArrayInputStream(
					DocumentContent.of(all.readAllBytes(), receipt, source.content(), address));
			return new FetchOutcome.Fetched(storage.store(content), Reception.of(receipt));
		}
		catch (UnreadablePageException ex) {
			return new FetchOutcome.Refused(RejectionReason.LACKS_EXPECTED_TEXT, String.valueOf(ex.getMessage()),
					Reception.ofStatus(receipt.status()));
		}
	}

	/** Stores a document that came without a response of its own. */
	static FetchOutcome store(byte[] content, Storage storage) {
		try {
			return new FetchOutcome.Fetched(storage.store(new ByteArrayInputStream(content)));
		}
		catch (IOException ex) {
			return new FetchOutcome.Refused(RejectionReason.STORE_FAILED, String.valueOf(ex.getMessage()));
		}
	}

	/**
	 * The response that encloses a document is of another type than its name announces.
	 */
	static ContentExpectation expected(SourceDefinition source, String announcedType) {
		FetchPolicy rules = source.fetchRules();
		boolean enclosed = source.content() != null && source.content().isEnclosed();
		return new ContentExpectation(rules.accept(), rules.requirePatterns(), enclosed ? "" : announcedType);
	}

	/** Where bytes of a document go. */
	interface Storage {

		StoredFile store(InputStream content) throws IOException;

	}

}
