package io.regwatch.http;

import java.io.IOException;

import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.core5.http.ClassicHttpResponse;

/**
 * A request and its response.
 *
 * @param request sent
 * @param response whose body may still be under way
 */
record Exchange(HttpUriRequestBase request, ClassicHttpResponse response) implements AutoCloseable {

	/**
	 * Leaves the rest of a body where it is: closed politely, the client would read it to
	 * an end that may never come.
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
