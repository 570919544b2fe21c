package io.regwatch.api.mcp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import org.apache.commons.io.input.BoundedInputStream;

/**
 * Refuses bodies of more than 1 MiB before they are parsed, and paths in other spellings
 * such as {@code //mcp}: Tomcat finds the servlet by them, but the filter chain does not
 * know that they need a key.
 */
final class McpServlet extends HttpServlet {

	private static final long serialVersionUID = 1L;

	private static final int MAX = 1024 * 1024;

	private final transient Servlet transport;

	private final String path;

	McpServlet(Servlet transport, String path) {
		this.transport = transport;
		this.path = path;
	}

	@Override
	public void destroy() {
		this.transport.destroy();
	}

	@Override
	protected void service(HttpServletRequest request, HttpServletResponse response)
			throws ServletException, IOException {
		if (!request.getRequestURI().equals(request.getContextPath() + this.path)) {
			response.sendError(HttpServletResponse.SC_NOT_FOUND);
			return;
		}
		if (request.getContentLengthLong() > MAX) {
			response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
			return;
		}
		this.transport.service(new Limited(request), new ClientErrors(response));
	}

	/** A body without length is cut, so that it is not JSON any more. */
	private static final class Limited extends HttpServletRequestWrapper {

		Limited(HttpServletRequest request) {
			super(request);
		}

		@Override
		public BufferedReader getReader() throws IOException {
			return new BufferedReader(new InputStreamReader(
					BoundedInputStream.builder().setInputStream(getRequest().getInputStream()).setMaxCount(MAX).get(),
					StandardCharsets.UTF_8));
		}

	}

	/**
	 * The transport answers 500 to messages that it does not understand, such as unknown
	 * methods. Failures of tools are results.
	 */
	private static final class ClientErrors extends HttpServletResponseWrapper {

		ClientErrors(HttpServletResponse response) {
			super(response);
		}

		@Override
		public void setStatus(int status) {
			super.setStatus((status == SC_INTERNAL_SERVER_ERROR) ? SC_BAD_REQUEST : status);
		}

	}

}
