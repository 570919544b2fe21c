package io.regwatch.http;

import java.io.IOException;

import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.core5.http.ClassicHttpResponse;

/**
 * A request and its response.
 *
 * @param request sent
 * @param response whose body may be incomplete
 */
record Exchange(HttpUriRequestBase request, ClassicHttpResponse response) implements AutoCloseable {

	/**
	 * Cancels the request first: otherwise the client would read the rest of the body,
	 * which may be endless.
	 */
	@Override
	public void close() {
		this.request.cancel();
		try {
			this.response.close();
		}
		catch (IOException ex) {
			return;
		}
	}

}
