package io.regwatch.ingest.source.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchPolicy.Recheck;
import io.regwatch.http.FetchPolicy;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.DamageCheck;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.catalogue.ContentRule;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.parse.DocumentContent;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.jspecify.annotations.Nullable;

/** Stores documents of the web. */
final class WebDocuments {

	private final CrawlClient web;

	private final FileStore files;

	private final DamageCheck damage;

	WebDocuments(CrawlClient web, FileStore files) {
		this.web = web;
		this.files = files;
		this.damage = new DamageCheck(files);
	}

	FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		FetchPolicy rules = source.fetchRules();
		if (item.text() != null) {
			return store(item.text().getBytes(StandardCharsets.UTF_8), Reception.NONE);
		}
		if (item.locator().equals(ListedItem.NO_DOCUMENT)) {
			return new FetchOutcome.Gone(Reception.NONE);
		}
		if (rules.recheck() == Recheck.ROW_CHANGED && last != null && !last.due() && item.equals(last.listed())
				&& Files.exists(this.files.path(last.file()))) {
			return new FetchOutcome.NotModified(Reception.NONE);
		}
		return this.damage.of(item.files().isEmpty() ? fetchOne(source, item, last) : fetchAll(source, item, last),
				item, last);
	}

	private FetchOutcome fetchOne(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		@Nullable String follow = (source.content() != null) ? source.content().follow() : null;
		URI address = URI.create(item.locator());
		return (follow != null) ? followFrom(address, follow, source, item) : fetchAt(address, source, item, last);
	}

	private FetchOutcome followFrom(URI page, String selector, SourceDefinition source, ListedItem item) {
		WebRequest request = new WebRequest(page, Validators.NONE, ContentExpectation.of("html"));
		return switch (this.web.get(request, source.fetchRules(),
				(body, receipt) -> DocumentContent.link(body.readAllBytes(), receipt, selector))) {
			case FetchResponse.Received<Optional<URI>> received -> received.body()
				.map((address) -> fetchAt(address, source, item, null))
				.orElseGet(() -> new FetchOutcome.Refused(RejectionReason.LACKS_EXPECTED_TEXT,
						"The page has no link '%s'".formatted(selector), Reception.of(received.receipt())));
			case FetchResponse.NotModified<Optional<URI>> same ->
				new FetchOutcome.NotModified(Reception.of(same.receipt()));
			case FetchResponse.Gone<Optional<URI>> gone -> new FetchOutcome.Gone(Reception.of(gone.receipt()));
			case FetchResponse.Refused<Optional<URI>> refused ->
				new FetchOutcome.Refused(refused.reason(), refused.detail(), Reception.ofStatus(refused.status()));
		};
	}

	private FetchOutcome fetchAt(URI address, SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		ContentExpectation expected = expected(source, item.announcedType());
		boolean changed = last != null && last.listed() != null && !last.listed().equals(item);
		return fetch(
				source, new WebRequest(address,
						changed ? Validators.NONE : since(address, expected, source.fetchRules(), last), expected),
				this.files::store);
	}

	/** One refused file refuses all: without it the document would seem to be shorter. */
	private FetchOutcome fetchAll(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		Map<URI, byte[]> contents = new LinkedHashMap<>();
		List<URI> addresses = Stream.concat(Stream.of(item.locator()), item.files().stream())
			.distinct()
			.map(URI::create)
			.toList();
		for (URI address : addresses) {
			WebRequest request = new WebRequest(address, Validators.NONE, expected(source, ""));
			FetchOutcome outcome = fetch(source, request, (body) -> {
				byte[] content = body.readAllBytes();
				contents.put(address, content);
				return new StoredFile(ContentHash.of(ContentHash.sha256().digest(content)), content.length);
			});
			if (!(outcome instanceof FetchOutcome.Fetched)) {
				return address.equals(addresses.getFirst()) ? outcome : incomplete(address, outcome);
			}
		}
		try {
			return store(DocumentBundle.of(contents, (last != null) ? this.files.path(last.file()) : null),
					Reception.NONE);
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

	private FetchOutcome fetch(SourceDefinition source, WebRequest request, Storage storage) {
		return switch (this.web.get(request, source.fetchRules(),
				(body, receipt) -> store(body, receipt, source.content(), storage))) {
			case FetchResponse.Received<FetchOutcome> received -> received.body();
			case FetchResponse.NotModified<FetchOutcome> same ->
				new FetchOutcome.NotModified(Reception.of(same.receipt()));
			case FetchResponse.Gone<FetchOutcome> gone -> new FetchOutcome.Gone(Reception.of(gone.receipt()));
			case FetchResponse.Refused<FetchOutcome> refused ->
				new FetchOutcome.Refused(refused.reason(), refused.detail(), Reception.ofStatus(refused.status()));
		};
	}

	private static FetchOutcome store(InputStream body, ResponseMetadata receipt, @Nullable ContentRule rule,
			Storage storage) throws IOException {
		try {
			InputStream content = (rule == null) ? body
					: new ByteArrayInputStream(DocumentContent.of(body.readAllBytes(), receipt, rule));
			return new FetchOutcome.Fetched(storage.store(content), Reception.of(receipt));
		}
		catch (UnreadablePageException ex) {
			return new FetchOutcome.Refused(RejectionReason.LACKS_EXPECTED_TEXT, String.valueOf(ex.getMessage()),
					Reception.ofStatus(receipt.status()));
		}
	}

	/**
	 * The response that encloses a document is of another type than its name announces.
	 */
	private static ContentExpectation expected(SourceDefinition source, String announcedType) {
		FetchPolicy rules = source.fetchRules();
		boolean enclosed = source.content() != null && source.content().isEnclosed();
		return new ContentExpectation(rules.accept(), rules.requirePatterns(), enclosed ? "" : announcedType);
	}

	private FetchOutcome store(byte[] content, Reception reception) {
		try {
			return new FetchOutcome.Fetched(this.files.store(new ByteArrayInputStream(content)), reception);
		}
		catch (IOException ex) {
			return new FetchOutcome.Refused(RejectionReason.STORE_FAILED, String.valueOf(ex.getMessage()));
		}
	}

	/**
	 * Validators are used only while the bytes are stored and pass the present content
	 * gate, which may detect more block pages than the one that accepted them.
	 */
	private Validators since(URI address, ContentExpectation expected, FetchPolicy rules, @Nullable LastCapture last) {
		if (last == null || last.validators().isEmpty() || !last.url().equals(address.toString())) {
			return Validators.NONE;
		}
		try {
			return this.web.wouldTake(this.files.path(last.file()), last.file(), address, expected, rules)
					? last.validators() : Validators.NONE;
		}
		catch (IOException ex) {
			return Validators.NONE;
		}
	}

	/** Where bytes of a document go. */
	private interface Storage {

		StoredFile store(InputStream content) throws IOException;

	}

}
