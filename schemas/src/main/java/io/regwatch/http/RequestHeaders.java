package io.regwatch.http;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http.io.entity.StringEntity;
import org.jspecify.annotations.Nullable;

/** Writes headers of requests. */
final class RequestHeaders {

	private RequestHeaders() {
	}

	static HttpUriRequestBase of(URI uri, Mirrors mirrors, WebRequest request, FetchPolicy rules)
			throws UriNotAllowedException {
		boolean isSameOrigin = Origin.of(uri).equals(Origin.of(request.uri()));
		URI address = isSameOrigin ? Secrets.in(mirrors.of(uri)) : mirrors.of(uri);
		HttpUriRequestBase get = uri.equals(request.uri()) ? first(address, request.payload()) : new HttpGet(address);
		get.setHeader(HttpHeaders.USER_AGENT, rules.userAgent());
		List<String> accept = request.expected().accept();
		get.setHeader(HttpHeaders.ACCEPT, accept.isEmpty() ? "*/*" : String.join(", ", accept));
		Validators since = request.since().at(uri);
		if (since.etag() != null) {
			get.setHeader(HttpHeaders.IF_NONE_MATCH, since.etag());
		}
		if (since.lastModified() != null) {
			get.setHeader(HttpHeaders.IF_MODIFIED_SINCE, since.lastModified());
		}
		if (isSameOrigin) {
			for (Map.Entry<String, String> header : rules.headers().entrySet()) {
				get.setHeader(header.getKey(), Secrets.in(header.getValue()));
			}
		}
		return get;
	}

	/** A redirect is followed with GET. */
	private static HttpUriRequestBase first(URI address, WebRequest.@Nullable Payload payload)
			throws UriNotAllowedException {
		if (payload == null) {
			return new HttpGet(address);
		}
		HttpPost post = new HttpPost(address);
		post.setEntity(new StringEntity(Secrets.in(payload.body()),
				ContentType.parse(payload.contentType()).withCharset(StandardCharsets.UTF_8)));
		for (Map.Entry<String, String> header : payload.headers().entrySet()) {
			post.setHeader(header.getKey(), Secrets.in(header.getValue()));
		}
		return post;
	}

}
