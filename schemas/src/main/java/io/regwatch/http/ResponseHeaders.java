package io.regwatch.http;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.schema.text.BoundedPattern;
import org.apache.hc.client5.http.utils.DateUtils;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http.HttpMessage;
import org.jspecify.annotations.Nullable;

/** Reads headers of responses. */
final class ResponseHeaders {

	private static final String UNTIL_CLOSED = "Regwatch-Until-Closed";

	private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);

	private static final BoundedPattern SECONDS = BoundedPattern.compile("\\d{1,9}");

	private ResponseHeaders() {
	}

	static Optional<URI> redirect(ClassicHttpResponse response, URI from) throws UriNotAllowedException {
		String location = value(response, HttpHeaders.LOCATION);
		if (location == null || !REDIRECTS.contains(response.getCode())) {
			return Optional.empty();
		}
		try {
			return Optional.of(from.resolve(Secrets.defuse(UriEscaper.escape(location, StandardCharsets.ISO_8859_1))));
		}
		catch (IllegalArgumentException ex) {
			throw new UriNotAllowedException("Redirected to '%s', which is no address".formatted(location));
		}
	}

	static ResponseMetadata receipt(ClassicHttpResponse response, List<URI> hops) {
		@Nullable ContentType type = contentType(response);
		Validators validators = new Validators(value(response, HttpHeaders.ETAG),
				value(response, HttpHeaders.LAST_MODIFIED), hops.getLast().toString());
		return new ResponseMetadata(response.getCode(), hops, validators, (type != null) ? type.getCharset() : null);
	}

	/**
	 * Marks a body that is ended only by the end of its connection; decoding removes the
	 * headers that show it.
	 */
	static void markFraming(HttpMessage response) {
		if (Stream.of(HttpHeaders.CONTENT_LENGTH, HttpHeaders.TRANSFER_ENCODING, HttpHeaders.CONTENT_ENCODING)
			.noneMatch(response::containsHeader)) {
			response.setHeader(UNTIL_CLOSED, true);
		}
	}

	static boolean isUntilClosed(HttpMessage response) {
		return response.containsHeader(UNTIL_CLOSED);
	}

	/** The announced type; {@code null} if there is none or it is no type. */
	static @Nullable ContentType contentType(HttpMessage response) {
		try {
			return ContentType.parseLenient(value(response, HttpHeaders.CONTENT_TYPE));
		}
		catch (IllegalArgumentException ex) {
			return null;
		}
	}

	/** In seconds, or until a time by the host's own clock. */
	static @Nullable Duration retryAfter(HttpMessage response) {
		String text = value(response, HttpHeaders.RETRY_AFTER);
		if (text == null || SECONDS.matches(text)) {
			return (text != null) ? Duration.ofSeconds(Long.parseLong(text)) : null;
		}
		Instant until = DateUtils.parseStandardDate(text);
		Instant now = DateUtils.parseStandardDate(response, HttpHeaders.DATE);
		return (until != null && now != null && until.isAfter(now)) ? Duration.between(now, until) : null;
	}

	private static @Nullable String value(HttpMessage response, String name) {
		Header header = response.getFirstHeader(name);
		return (header != null) ? header.getValue() : null;
	}

}
