package io.regwatch.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;

/** A site on this machine whose pages a test writes. */
public final class StubSite implements AutoCloseable {

	private final HttpServer server;

	public StubSite() {
		try {
			this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
		this.server.start();
	}

	public URI uri(String path) {
		return URI.create("http://127.0.0.1:%d%s".formatted(this.server.getAddress().getPort(), path));
	}

	public StubSite on(String path, HttpHandler handler) {
		this.server.createContext(path, handler);
		return this;
	}

	public StubSite page(String path, String type, String body) {
		return on(path, (exchange) -> answer(exchange, 200, type, body));
	}

	public static void answer(HttpExchange exchange, int status, String type, String body) throws IOException {
		byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
		exchange.getResponseHeaders().set("Content-Type", type);
		exchange.sendResponseHeaders(status, (bytes.length == 0) ? -1 : bytes.length);
		if (bytes.length > 0) {
			exchange.getResponseBody().write(bytes);
		}
		exchange.close();
	}

	static void redirect(HttpExchange exchange, String location) throws IOException {
		exchange.getResponseHeaders().set("Location", location);
		exchange.sendResponseHeaders(302, -1);
		exchange.close();
	}

	static byte[] zeros(int megabytes) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
			for (int i = 0; i < megabytes; i++) {
				zip.write(new byte[1 << 20]);
			}
		}
		return bytes.toByteArray();
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
