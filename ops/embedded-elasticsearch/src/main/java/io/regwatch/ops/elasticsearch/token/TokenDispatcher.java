package io.regwatch.ops.elasticsearch.token;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;

import org.elasticsearch.common.util.concurrent.ThreadContext;
import org.elasticsearch.http.HttpRouteStats;
import org.elasticsearch.http.HttpServerTransport;
import org.elasticsearch.rest.RestChannel;
import org.elasticsearch.rest.RestRequest;
import org.elasticsearch.rest.RestResponse;
import org.elasticsearch.rest.RestStatus;

/** Answers 401 to requests without the header {@code Authorization: ApiKey TOKEN}. */
final class TokenDispatcher implements HttpServerTransport.Dispatcher {

	private static final String HEADER = "Authorization";

	private final HttpServerTransport.Dispatcher dispatcher;

	private final byte[] expected;

	TokenDispatcher(HttpServerTransport.Dispatcher dispatcher, String token) {
		this.dispatcher = dispatcher;
		this.expected = bytes("ApiKey " + token);
	}

	@Override
	public void dispatchRequest(RestRequest request, RestChannel channel, ThreadContext context) {
		String given = request.header(HEADER);
		if (given != null && MessageDigest.isEqual(this.expected, bytes(given))) {
			this.dispatcher.dispatchRequest(request, channel, context);
		}
		else {
			channel.sendResponse(new RestResponse(RestStatus.UNAUTHORIZED, "Missing or invalid token"));
		}
	}

	@Override
	public void dispatchBadRequest(RestChannel channel, ThreadContext context, Throwable cause) {
		this.dispatcher.dispatchBadRequest(channel, context, cause);
	}

	@Override
	public Map<String, HttpRouteStats> getStats() {
		return this.dispatcher.getStats();
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
