package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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
import io.regwatch.ingest.source.content.DocumentLinks;
import io.regwatch.ingest.source.content.EmbeddedDocument;
import io.regwatch.ingest.source.parse.HtmlTruncation;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

/** Stores documents of the web. */
final class WebDocuments {

	private static final long LONGEST_PAGE = 4L << 20;

	private final CrawlClient web;

	private final FileStore files;

	private final DocumentFetcher documents;

	private final DamageCheck damage;

	WebDocuments(CrawlClient web, FileStore files) {
		this.web = web;
		this.files = files;
		this.documents = new DocumentFetcher(web);
		this.damage = new DamageCheck(files);
	}

	FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		FetchPolicy rules = source.fetchRules();
		boolean several = item.fileName().equals(ListedItem.SEVERAL_FILES);
		if (item.text() != null && !several) {
			return DocumentFetcher.store(item.text().getBytes(StandardCharsets.UTF_8), this.files::store);
		}
		if (item.locator().equals(ListedItem.NO_DOCUMENT)) {
			return new FetchOutcome.Gone(Reception.NONE);
		}
		if (rules.recheck() == Recheck.ROW_CHANGED && last != null && !last.due() && item.equals(last.listed())
				&& Files.exists(this.files.path(last.file()))) {
			return new FetchOutcome.NotModified(Reception.NONE);
		}
		FetchOutcome outcome = several ? fetchAll(source, item, last) : withText(fetchOne(source, item, last), source);
		return (last != null) ? this.damage.of(outcome, item, last) : whole(outcome);
	}

	/** A new document has no earlier file that shows where it ends. */
	private FetchOutcome whole(FetchOutcome outcome) {
		if (!(outcome instanceof FetchOutcome.Fetched fetched) || fetched.file().size() > LONGEST_PAGE) {
			return outcome;
		}
		try {
			Path file = this.files.path(fetched.file().hash());
			return HtmlTruncation.isCutOffInText(Files.readAllBytes(file))
					? new FetchOutcome.Refused(RejectionReason.CORRUPT, "The page stops in its middle",
							Reception.ofStatus(fetched.reception().status()))
					: outcome;
		}
		catch (IOException ex) {
			return outcome;
		}
	}

	/** A change of what a page only frames would not be seen. */
	private FetchOutcome withText(FetchOutcome outcome, SourceDefinition source) {
		if (!(outcome instanceof FetchOutcome.Fetched fetched) || fetched.file().size() > LONGEST_PAGE) {
			return outcome;
		}
		try {
			return EmbeddedDocument
				.find(Files.readAllBytes(this.files.path(fetched.file().hash())), source.pagePart(),
						fetched.reception().hops().getLast())
				.<FetchOutcome>map((shown) -> new FetchOutcome.Refused(RejectionReason.LACKS_EXPECTED_TEXT,
						shown.advice(), Reception.ofStatus(fetched.reception().status())))
				.orElse(outcome);
		}
		catch (IOException | UnreadablePageException ex) {
			return outcome;
		}
	}

	private FetchOutcome fetchAll(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		return new BundleFetcher(this.documents, DocumentStorage.of(this.files, source, item, last)).fetch(source, item,
				(last != null) ? this.files.path(last.file()) : null);
	}

	private FetchOutcome fetchOne(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		@Nullable String follow = (source.content() != null) ? source.content().follow() : null;
		URI address = URI.create(item.locator());
		return (follow != null) ? followFrom(address, follow, source, item, last)
				: fetchAt(address, source, item, last);
	}

	private FetchOutcome followFrom(URI page, String selector, SourceDefinition source, ListedItem item,
			@Nullable LastCapture last) {
		WebRequest request = new WebRequest(page, Validators.NONE, ContentExpectation.of("html"));
		return switch (this.web.get(request, source.fetchRules(),
				(body, receipt) -> DocumentLinks.links(body.readAllBytes(), receipt, selector))) {
			case FetchResponse.Received<List<URI>> received when received.body().size() == 1 ->
				fetchAt(received.body().getFirst(), source, item, last);
			case FetchResponse.Received<List<URI>> received ->
				new FetchOutcome.Refused(RejectionReason.LACKS_EXPECTED_TEXT, ambiguity(received.body(), selector),
						Reception.of(received.receipt()));
			case FetchResponse.NotModified<List<URI>> same ->
				new FetchOutcome.NotModified(Reception.of(same.receipt()));
			case FetchResponse.Gone<List<URI>> gone -> new FetchOutcome.Gone(Reception.of(gone.receipt()));
			case FetchResponse.Refused<List<URI>> refused ->
				new FetchOutcome.Refused(refused.reason(), refused.detail(), Reception.ofStatus(refused.status()));
		};
	}

	private static String ambiguity(List<URI> links, String selector) {
		return links.isEmpty() ? "The page has no link '%s'".formatted(selector)
				: "The page has %d links '%s', such as '%s' and '%s': 'attachments' reads all as one document, a narrower 'follow' one of them"
					.formatted(links.size(), selector, links.getFirst(), links.getLast());
	}

	private FetchOutcome fetchAt(URI address, SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		ContentExpectation expected = DocumentFetcher.expected(source, item.announcedType());
		boolean changed = last != null && last.listed() != null && !last.listed().equals(item);
		Validators validators = changed ? Validators.NONE : since(address, expected, source.fetchRules(), last);
		return this.documents.fetch(source, new WebRequest(address, validators, expected),
				DocumentStorage.of(this.files, source, item, last));
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
