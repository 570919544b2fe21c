package io.regwatch.http;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.core5.http.HttpHeaders;

/** Writes headers of requests. */
final class RequestHeaders {

	private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z][A-Z0-9_]*)}");

	private RequestHeaders() {
	}

	static HttpGet get(URI uri, Mirrors mirrors, WebRequest request, FetchPolicy rules) throws UriNotAllowedException {
		HttpGet get = new HttpGet(mirrors.of(uri));
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
		if (uri.getHost().equalsIgnoreCase(request.uri().getHost())) {
			for (Map.Entry<String, String> header : rules.headers().entrySet()) {
				get.setHeader(header.getKey(), resolved(header.getValue()));
			}
		}
		return get;
	}

	/** Keys come from the environment: catalogues are no place for secrets. */
	private static String resolved(String value) throws UriNotAllowedException {
		Matcher variable = VARIABLE.matcher(value);
		if (!variable.matches()) {
			return value;
		}
		String secret = System.getenv(variable.group(1));
		if (secret == null || secret.isBlank()) {
			throw new UriNotAllowedException(
					"A key is needed: set the environment variable '%s'".formatted(variable.group(1)));
		}
		return secret.strip();
	}

}
