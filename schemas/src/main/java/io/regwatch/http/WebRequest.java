package io.regwatch.http;

import java.net.URI;

/**
 * A question to a host.
 *
 * @param uri http or https
 * @param since answered with {@link FetchResponse.NotModified} if they still hold
 * @param expected of the body
 */
public record WebRequest(URI uri, Validators since, ContentExpectation expected) {

}
