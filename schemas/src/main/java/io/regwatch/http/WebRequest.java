package io.regwatch.http;

import java.net.URI;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * A request to a host. {@code ${NAME}} in its address, its body and its headers is
 * replaced by an environment variable just before it is sent.
 *
 * @param uri http or https
 * @param since answered with {@link FetchResponse.NotModified} if they still hold
 * @param expected of the body
 * @param payload sent with POST; {@code null} for GET
 */
public record WebRequest(URI uri, Validators since, ContentExpectation expected, @Nullable Payload payload) {

	/** A request with GET. */
	public WebRequest(URI uri, Validators since, ContentExpectation expected) {
		this(uri, since, expected, null);
	}

	/**
	 * What is sent with POST.
	 *
	 * @param body as text
	 * @param contentType of the body
	 * @param headers further ones
	 */
	public record Payload(String body, String contentType, Map<String, String> headers) {

		public Payload {
			headers = Map.copyOf(headers);
		}

	}

}
