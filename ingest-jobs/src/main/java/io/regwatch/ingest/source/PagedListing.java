package io.regwatch.ingest.source;

import java.net.URI;
import java.util.HashSet;
import java.util.Set;

import io.regwatch.http.Answer;
import io.regwatch.http.Expectation;
import io.regwatch.http.Receipt;
import io.regwatch.http.Validators;
import io.regwatch.http.Web;
import io.regwatch.http.WebRequest;
import org.jspecify.annotations.Nullable;

/** Goes through all pages of a source's lists; whatever stops it early is a shortfall. */
final class PagedListing {

	private static final int MAX_PAGES = 2000;

	private final SourceDefinition source;

	private final Paged list;

	private final PageReader reader;

	private final Web web;

	private final Findings findings;

	private final Set<URI> visited = new HashSet<>();

	PagedListing(SourceDefinition source, Paged list, PageReader reader, Web web) {
		this.source = source;
		this.list = list;
		this.reader = reader;
		this.web = web;
		this.findings = new Findings(list);
	}

	Listing read() {
		for (String url : this.list.urls()) {
			readFrom(URI.create(url));
		}
		return this.findings.listing();
	}

	private void readFrom(URI start) {
		Paging paging = new Paging(this.list, start);
		@Nullable URI address = paging.first();
		while (address != null) {
			if (!this.visited.add(address) || this.visited.size() > MAX_PAGES) {
				this.findings.miss("The pages lead in a circle or on for ever: '%s'".formatted(address));
				return;
			}
			Page page = read(address);
			if (page == null || !this.findings.add(page, paging.isFirst())) {
				return;
			}
			address = paging.after(page);
		}
	}

	private @Nullable Page read(URI address) {
		WebRequest request = new WebRequest(address, Validators.NONE, Expectation.of(this.reader.type()));
		return switch (this.web.get(request, this.source.fetchRules(), (body) -> body.readAllBytes())) {
			case Answer.Received<byte[]> received -> parse(received.body(), received.receipt());
			case Answer.NotModified<byte[]> _ -> missed(address, "not modified");
			case Answer.Gone<byte[]> gone -> missed(address, "status " + gone.receipt().status());
			case Answer.Refused<byte[]> refused ->
				missed(address, "%s: %s".formatted(refused.reason().code(), refused.detail()));
		};
	}

	private @Nullable Page parse(byte[] body, Receipt receipt) {
		try {
			return this.reader.read(body, receipt);
		}
		catch (UnreadablePageException ex) {
			return missed(receipt.url(), String.valueOf(ex.getMessage()));
		}
	}

	private @Nullable Page missed(URI address, String detail) {
		this.findings.miss("The page '%s' cannot be read: %s".formatted(address, detail));
		return null;
	}

}
