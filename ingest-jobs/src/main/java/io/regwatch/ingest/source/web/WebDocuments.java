package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchPolicy.Recheck;
import io.regwatch.http.FetchPolicy;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.DamageCheck;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.parse.DocumentContent;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

/** Stores documents of the web. */
final class WebDocuments {

	private final CrawlClient web;

	private final FileStore files;

	private final DocumentFetcher documents;

	private final DamageCheck damage;

	WebDocuments(CrawlClient web, FileStore files) {
		this.web = web;
		this.files = files;
		this.documents = new DocumentFetcher(web, files);
		this.damage = new DamageCheck(files);
	}

	FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		FetchPolicy rules = source.fetchRules();
		if (item.text() != null) {
			return this.documents.store(item.text().getBytes(StandardCharsets.UTF_8));
		}
		if (item.locator().equals(ListedItem.NO_DOCUMENT)) {
			return new FetchOutcome.Gone(Reception.NONE);
		}
		if (rules.recheck() == Recheck.ROW_CHANGED && last != null && !last.due() && item.equals(last.listed())
				&& Files.exists(this.files.path(last.file()))) {
			return new FetchOutcome.NotModified(Reception.NONE);
		}
		boolean several = item.fileName().equals(ListedItem.SEVERAL_FILES);
		return this.damage.of(several ? fetchAll(source, item, last) : fetchOne(source, item, last), item, last);
	}

	private FetchOutcome fetchAll(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		return new BundleFetcher(this.documents).fetch(source, item,
				(last != null) ? this.files.path(last.file()) : null);
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
		ContentExpectation expected = DocumentFetcher.expected(source, item.announcedType());
		boolean changed = last != null && last.listed() != null && !last.listed().equals(item);
		Validators validators = changed ? Validators.NONE : since(address, expected, source.fetchRules(), last);
		return this.documents.fetch(source, new WebRequest(address, validators, expected));
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

}
