package io.regwatch.ops.demo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** The website of an invented device manufacturer, on a free port of this machine. */
public final class CompanySite implements AutoCloseable {

	private static final Page HOME = Page.html(Resources.read("company.html"));

	private final HttpServer server;

	private CompanySite(HttpServer server) {
		this.server = server;
	}

	/**
	 * Starts the website.
	 * @return the website
	 * @throws IOException if no port is free
	 */
	public static CompanySite open() throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
		server.createContext("/", CompanySite::answer);
		server.start();
		return new CompanySite(server);
	}

	/**
	 * Returns the address of the website.
	 * @return scheme, host and port
	 */
	public URI origin() {
		return URI.create("http://127.0.0.1:%d".formatted(this.server.getAddress().getPort()));
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

	private static void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			Page page = exchange.getRequestURI().getPath().equals("/") ? HOME : Page.missing();
			exchange.getResponseHeaders().set("Content-Type", page.type());
			exchange.sendResponseHeaders(page.status(), page.body().length);
			exchange.getResponseBody().write(page.body());
		}
	}

}
