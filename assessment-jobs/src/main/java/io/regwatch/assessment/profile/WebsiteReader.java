package io.regwatch.assessment.profile;

import java.net.URI;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchPolicy;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.schema.RejectionReason;
import org.jsoup.nodes.Document;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

/** Reads the given page and the most relevant pages that it links to. */
@Component
@EnableConfigurationProperties(WebsiteProperties.class)
class WebsiteReader {

	private static final ContentExpectation HTML = new ContentExpectation(List.of("text/html", "application/xhtml+xml"),
			List.of(), "html");

	private final CrawlClient web;

	private final WebsiteProperties properties;

	WebsiteReader(CrawlClient web, WebsiteProperties properties) {
		this.web = web;
		this.properties = properties;
	}

	/**
	 * Reads a site until the time limit, which includes the waits for its pace, its
	 * robots.txt and its redirects. Pages that were read by then count.
	 */
	Website read(URI address) {
		List<WebPage> pages = new CopyOnWriteArrayList<>();
		FutureTask<Website> reading = new FutureTask<>(() -> read(address, pages));
		Thread.ofPlatform().daemon().name("website").start(reading);
		try {
			return reading.get(this.properties.timeout().toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (TimeoutException ex) {
			return pages.isEmpty() ? refused(address, new FetchResponse.Refused<>(RejectionReason.TIMED_OUT, "", null))
					: new Website.Read(pages);
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException("The website '%s' could not be read".formatted(address), ex.getCause());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while the website '%s' was read".formatted(address));
		}
		finally {
			reading.cancel(true);
		}
	}

	private Website read(URI address, List<WebPage> pages) {
		return switch (get(address, rules(address))) {
			case FetchResponse.Received<WebPage> received when received.body().isEmpty() ->
				new Website.Unreadable("The website '%s' has no text".formatted(address));
			case FetchResponse.Received<WebPage> received -> {
				pages.add(received.body());
				follow(received.body(), pages);
				yield new Website.Read(pages);
			}
			case FetchResponse.NotModified<WebPage> _, FetchResponse.Gone<WebPage> _ ->
				new Website.Unreadable("There is no page at '%s'".formatted(address));
			case FetchResponse.Refused<WebPage> refused -> refused(address, refused);
		};
	}

	private void follow(WebPage first, List<WebPage> pages) {
		Set<URI> seen = new LinkedHashSet<>(List.of(first.address()));
		FetchPolicy rules = rules(first.address());
		for (URI next : LinkRanker.of(first)) {
			if (pages.size() >= this.properties.maxPages() || Thread.currentThread().isInterrupted()) {
				break;
			}
			if (seen.add(next) && get(next, rules) instanceof FetchResponse.Received<WebPage> received
					&& LinkRanker.isSameSite(first.address(), received.body().address())
					&& (seen.add(received.body().address()) || received.body().address().equals(next))) {
				pages.add(received.body());
			}
		}
	}

	private FetchResponse<WebPage> get(URI address, FetchPolicy rules) {
		FetchResponse<Document> answer = this.web.get(new WebRequest(address, Validators.NONE, HTML), rules,
				(body, receipt) -> WebPage.parse(body, null, address));
		return switch (answer) {
			case FetchResponse.Received<Document> received -> new FetchResponse.Received<>(
					new WebPage(received.receipt().url(), received.body()), received.receipt());
			case FetchResponse.NotModified<Document> same -> new FetchResponse.NotModified<>(same.receipt());
			case FetchResponse.Gone<Document> gone -> new FetchResponse.Gone<>(gone.receipt());
			case FetchResponse.Refused<Document> refused ->
				new FetchResponse.Refused<>(refused.reason(), refused.detail(), refused.status());
		};
	}

	private static Website refused(URI address, FetchResponse.Refused<WebPage> refused) {
		if (refused.reason() == RejectionReason.NOT_ALLOWED) {
			return new Website.NotAllowed(
					"Field 'url' is '%s', which is not an address of the public web".formatted(address));
		}
		return new Website.Unreadable(
				"The website '%s' could not be read: %s".formatted(address, switch (refused.reason()) {
					case NOT_THE_ANNOUNCED_TYPE -> "it is not an HTML page";
					case EMPTY -> "the page is empty";
					case UNREACHABLE -> "there is no such host, or it does not answer";
					case TIMED_OUT -> "it took too long";
					case TOO_LARGE -> "the page is too large";
					case BLOCKED, CHALLENGE, LOGIN, CONSENT ->
						"it keeps programs out (%s)".formatted(refused.reason().code());
					default -> refused.detail();
				}));
	}

	/** A website with a private address must not redirect to other private addresses. */
	private FetchPolicy rules(URI address) {
		boolean isPrivate = this.properties.allowedPrivateOrigins().contains(LinkRanker.origin(address));
		FetchPolicy defaults = FetchPolicy.DEFAULTS;
		int timeout = (int) this.properties.pageTimeout().toSeconds();
		return new FetchPolicy(this.properties.userAgent(), 4, defaults.concurrency(), defaults.readTimeoutSeconds(),
				timeout, timeout, this.properties.maxMegabytes(), 0, defaults.retrySeconds(), List.of(),
				isPrivate ? List.of(address.getHost()) : List.of(), List.of(), List.of(), List.of(), Map.of(), true,
				List.of(), FetchPolicy.Recheck.ALWAYS, false);
	}

}
