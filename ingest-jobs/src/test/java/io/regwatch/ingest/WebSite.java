package io.regwatch.ingest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.jspecify.annotations.Nullable;

/** A site on this machine that sends validators. */
public record WebSite(HttpServer server, Map<String, String> pages,
		Map<String, String> validators) implements AutoCloseable {

	private static final String REDIRECT = "redirect to ";

	public static WebSite start() throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		WebSite site = new WebSite(server, new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
		server.createContext("/", site::answer);
		server.start();
		return site;
	}

	public int port() {
		return this.server.getAddress().getPort();
	}

	public WebSite list(String names) {
		return text("/list.json", "{\"results\": [%s]}".formatted(names));
	}

	/** Sets a page; {@code null} takes it away. */
	public WebSite text(String path, @Nullable String content) {
		if (content == null) {
			this.pages.remove(path);
		}
		else {
			this.pages.put(path, content);
		}
		return this;
	}

	/** Lets a page lead to another one. */
	public WebSite redirect(String path, String location) {
		return text(path, REDIRECT + location);
	}

	private void answer(HttpExchange exchange) throws IOException {
		String page = this.pages.get(exchange.getRequestURI().getPath());
		if (page == null) {
			exchange.sendResponseHeaders(404, -1);
		}
		else if (page.startsWith(REDIRECT)) {
			exchange.getResponseHeaders().set("Location", page.substring(REDIRECT.length()));
			exchange.sendResponseHeaders(302, -1);
		}
		else {
			answer(exchange, page);
		}
		exchange.close();
	}

	private void answer(HttpExchange exchange, String page) throws IOException {
		String etag = this.validators.getOrDefault(exchange.getRequestURI().getPath(),
				"\"%d\"".formatted(page.hashCode()));
		exchange.getResponseHeaders().set("ETag", etag);
		if (etag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
			exchange.sendResponseHeaders(304, -1);
			return;
		}
		byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
		exchange.sendResponseHeaders(200, bytes.length);
		exchange.getResponseBody().write(bytes);
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
