package io.regwatch.ingest.http;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http.HttpMessage;
import org.jspecify.annotations.Nullable;

/** Reads headers of responses. */
final class ResponseHead {

	private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);

	private ResponseHead() {
	}

	static Optional<URI> redirect(ClassicHttpResponse response, URI from) throws ForbiddenAddressException {
		String location = value(response, HttpHeaders.LOCATION);
		if (location == null || !REDIRECTS.contains(response.getCode())) {
			return Optional.empty();
		}
		try {
			return Optional.of(from.resolve(location.strip().replace(" ", "%20")));
		}
		catch (IllegalArgumentException ex) {
			throw new ForbiddenAddressException("Redirected to '%s', which is no address".formatted(location));
		}
	}

	static Validators validators(HttpMessage response) {
		return new Validators(value(response, HttpHeaders.ETAG), value(response, HttpHeaders.LAST_MODIFIED));
	}

	static @Nullable String contentType(HttpMessage response) {
		return value(response, HttpHeaders.CONTENT_TYPE);
	}

	/** In seconds; a date is not followed, the usual wait is then long enough. */
	static @Nullable Duration retryAfter(HttpMessage response) {
		String seconds = value(response, HttpHeaders.RETRY_AFTER);
		return (seconds != null && seconds.matches("\\d{1,9}")) ? Duration.ofSeconds(Long.parseLong(seconds)) : null;
	}

	private static @Nullable String value(HttpMessage response, String name) {
		Header header = response.getFirstHeader(name);
		return (header != null) ? header.getValue() : null;
	}

}
