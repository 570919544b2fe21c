package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedSet;

import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.content.DocumentLinks;
import io.regwatch.ingest.source.content.PageContent;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.StoredFile;
import org.jspecify.annotations.Nullable;

/**
 * Fetches the files of documents that have several. One refused file refuses all: without
 * it the document would seem to be shorter. If the host says that a file of a known
 * document is gone, the others are compared with it.
 *
 * @param documents that fetches one file
 * @param storage of the document
 */
record BundleFetcher(DocumentFetcher documents, DocumentFetcher.Storage storage) {

	private static final int MAX_ATTACHMENTS = 100;

	/** Where the text of a row comes from. */
	private static final URI ROW = URI.create("row:/row.txt");

	private static final URI ROW_PAGE = URI.create("row:/" + ListedItem.ROW_PAGE);

	/**
	 * Fetches all files of a document.
	 * @param source whose rules hold
	 * @param item to fetch
	 * @param before archive of the document as it was; {@code null} if there is none
	 */
	FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable Path before) {
		Map<URI, byte[]> contents = new LinkedHashMap<>();
		SequencedSet<URI> others = new LinkedHashSet<>(item.files().stream().map(URI::create).toList());
		@Nullable String row = item.text();
		if (row != null) {
			contents.put(row.startsWith(ListedItem.MARKUP) ? ROW_PAGE : ROW, row.getBytes(StandardCharsets.UTF_8));
		}
		else {
			URI page = URI.create(item.locator());
			FetchOutcome first = fetch(source, page, contents);
			if (!(first instanceof FetchOutcome.Fetched)) {
				return first;
			}
			try {
				others.addAll(attachments(source, Objects.requireNonNull(contents.get(page)),
						first.reception().hops().getLast()));
			}
			catch (UnreadablePageException ex) {
				return new FetchOutcome.Refused(RejectionReason.LACKS_EXPECTED_TEXT, String.valueOf(ex.getMessage()));
			}
			others.remove(page);
		}
		if (others.size() > MAX_ATTACHMENTS) {
			return new FetchOutcome.Refused(RejectionReason.TOO_LARGE,
					"The document has %d files, more than %d: does 'attachments' select too many links?"
						.formatted(others.size(), MAX_ATTACHMENTS));
		}
		for (URI file : others) {
			FetchOutcome outcome = fetch(source, file, contents);
			boolean lost = outcome instanceof FetchOutcome.Gone && before != null;
			if (!lost && !(outcome instanceof FetchOutcome.Fetched)) {
				return incomplete(file, outcome);
			}
		}
		return store(contents, before);
	}

	private FetchOutcome fetch(SourceDefinition source, URI address, Map<URI, byte[]> contents) {
		WebRequest request = new WebRequest(address, Validators.NONE, DocumentFetcher.expected(source, ""));
		return this.documents.fetch(source, request, (body) -> {
			byte[] content = body.readAllBytes();
			contents.put(address, content);
			return new StoredFile(ContentHash.of(ContentHash.sha256().digest(content)), content.length);
		});
	}

	private static List<URI> attachments(SourceDefinition source, byte[] page, URI address)
			throws UnreadablePageException {
		@Nullable String links = (source.content() != null) ? source.content().attachments() : null;
		@Nullable PagePart part = source.pagePart();
		return (links == null) ? List.of()
				: DocumentLinks.attachments((part != null) ? PageContent.part(page, part) : page, address, links);
	}

	private FetchOutcome store(Map<URI, byte[]> contents, @Nullable Path before) {
		try {
			return DocumentFetcher.store(DocumentBundle.of(contents, before), this.storage);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static FetchOutcome incomplete(URI address, FetchOutcome outcome) {
		return switch (outcome) {
			case FetchOutcome.Refused refused -> new FetchOutcome.Refused(refused.reason(),
					"'%s': %s".formatted(address, refused.detail()), refused.reception());
			case FetchOutcome.Gone gone -> new FetchOutcome.Refused(RejectionReason.GONE,
					"'%s', a file of the document, is not there".formatted(address), gone.reception());
			case FetchOutcome.Fetched _, FetchOutcome.NotModified _ -> outcome;
		};
	}

}
