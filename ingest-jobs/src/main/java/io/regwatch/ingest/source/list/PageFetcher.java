package io.regwatch.ingest.source.list;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Optional;
import java.util.function.Predicate;

import io.regwatch.http.BodyReader;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchPolicy;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.PageCache.ReadPage;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.schema.ContentHash;

/**
 * Fetches pages of lists, unless an interrupted listing has stored them.
 *
 * @param web that sends requests
 * @param read before the interruption
 */
record PageFetcher(CrawlClient web, PageCache read) {

	/**
	 * Gets a page.
	 * @param usable whether the page is stored for an interrupted listing
	 */
	<T> FetchResponse<T> get(WebRequest request, FetchPolicy rules, BodyReader<T> reader, Predicate<T> usable) {
		Optional<ReadPage> before = this.read.find(key(request));
		return before.isPresent() ? replay(before.get(), reader) : fetch(request, rules, reader, usable);
	}

	private static <T> FetchResponse<T> replay(ReadPage page, BodyReader<T> reader) {
		try {
			return new FetchResponse.Received<>(reader.read(new ByteArrayInputStream(page.body()), page.receipt()),
					page.receipt());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private <T> FetchResponse<T> fetch(WebRequest request, FetchPolicy rules, BodyReader<T> reader,
			Predicate<T> usable) {
		TeeBodyReader<T> copying = new TeeBodyReader<>(reader);
		FetchResponse<T> answer = this.web.get(request, rules, copying);
		if (answer instanceof FetchResponse.Received<T> received && usable.test(received.body())) {
			copying.copy().ifPresent((body) -> this.read.keep(key(request), new ReadPage(received.receipt(), body)));
		}
		return answer;
	}

	/** Requests with one address and different bodies are for different pages. */
	private static URI key(WebRequest request) {
		return (request.payload() == null) ? request.uri()
				: URI.create(request.uri() + "#" + ContentHash.of(request.payload().body()).hex());
	}

}
