package io.regwatch.ingest.source.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchPolicy.Recheck;
import io.regwatch.http.FetchPolicy;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Reception;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Brings documents of the web into the file store. */
@Component
class WebDocuments {

	private static final Set<Integer> GONE = Set.of(404, 410);

	private final CrawlClient web;

	private final FileStore files;

	WebDocuments(CrawlClient web, FileStore files) {
		this.web = web;
		this.files = files;
	}

	FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		FetchPolicy rules = source.fetchRules();
		if (item.text() != null) {
			return store(item.text());
		}
		if (rules.recheck() == Recheck.ROW_CHANGED && last != null && item.equals(last.listed())
				&& Files.exists(this.files.path(last.file()))) {
			return new FetchOutcome.NotModified(Reception.NONE);
		}
		URI address = URI.create(item.locator());
		ContentExpectation expected = new ContentExpectation(rules.accept(), rules.requirePatterns(),
				item.announcedType());
		WebRequest request = new WebRequest(address, since(address, expected, rules, last), expected);
		return switch (this.web.get(request, rules, (body, _) -> this.files.store(body))) {
			case FetchResponse.Received<StoredFile> received ->
				taken(received.body(), Reception.of(received.receipt()), last);
			case FetchResponse.NotModified<StoredFile> same ->
				new FetchOutcome.NotModified(Reception.of(same.receipt()));
			case FetchResponse.Gone<StoredFile> gone -> new FetchOutcome.Gone(Reception.of(gone.receipt()));
			case FetchResponse.Refused<StoredFile> refused ->
				new FetchOutcome.Refused(refused.reason(), refused.detail(), Reception.ofStatus(refused.status()));
		};
	}

	/** What comes damaged is no new version of what is known. */
	private FetchOutcome taken(StoredFile file, Reception reception, @Nullable LastCapture last) {
		return damage(file, last)
			.<FetchOutcome>map((damage) -> new FetchOutcome.Refused(RejectionReason.CORRUPT, damage,
					Reception.ofStatus(reception.status())))
			.orElseGet(() -> new FetchOutcome.Fetched(file, reception));
	}

	private Optional<String> damage(StoredFile file, @Nullable LastCapture last) {
		if (last == null || last.file().equals(file.hash()) || !Files.exists(this.files.path(last.file()))) {
			return Optional.empty();
		}
		try {
			return TruncationDetector.between(this.files.path(last.file()), this.files.path(file.hash()));
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	private FetchOutcome store(String text) {
		try {
			return new FetchOutcome.Fetched(
					this.files.store(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
		}
		catch (IOException ex) {
			return new FetchOutcome.Refused(RejectionReason.STORE_FAILED, String.valueOf(ex.getMessage()));
		}
	}

	/**
	 * Whether the host says "not found" of the document or of its page. The listing no
	 * longer names it either, so an answer after a redirect within the site counts, too.
	 */
	boolean isGone(SourceDefinition source, @Nullable LastCapture last) {
		return last != null && Stream.of(last.url(), String.valueOf(last.page()))
			.filter((address) -> address.matches("(?i)https?://.*"))
			.distinct()
			.anyMatch((address) -> isGone(source, URI.create(address)));
	}

	private boolean isGone(SourceDefinition source, URI address) {
		WebRequest request = new WebRequest(address, Validators.NONE, ContentExpectation.of(""));
		return switch (this.web.get(request, source.fetchRules(), (body, _) -> body.read())) {
			case FetchResponse.Gone<Integer> _ -> true;
			case FetchResponse.Refused<Integer> refused ->
				refused.reason() == RejectionReason.NOT_FOUND_PAGE && refused.status() != null
						&& GONE.contains(refused.status());
			case FetchResponse.Received<Integer> _, FetchResponse.NotModified<Integer> _ -> false;
		};
	}

	/**
	 * Validators are used only while the bytes are stored and pass the present content
	 * gate, which may detect more block pages than the one that accepted them.
	 */
	private Validators since(URI address, ContentExpectation expected, FetchPolicy rules, @Nullable LastCapture last) {
		if (last == null || last.validators().isEmpty() || !last.url().equals(address.toString())) {
			return Validators.NONE;
		}
		try (InputStream stored = Files.newInputStream(this.files.path(last.file()))) {
			return CrawlClient.wouldTake(stored, address, expected, rules) ? last.validators() : Validators.NONE;
		}
		catch (IOException ex) {
			return Validators.NONE;
		}
	}

}
