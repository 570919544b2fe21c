package io.regwatch.http;

import java.net.URI;
import java.util.List;

import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.core5.http.HttpHeaders;

/** Writes headers of requests. */
final class RequestHead {

	private RequestHead() {
	}

	static HttpGet get(URI uri, WebRequest request, FetchRules rules) {
		HttpGet get = new HttpGet(uri);
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
		return get;
	}

}
