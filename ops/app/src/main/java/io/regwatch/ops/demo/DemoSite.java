package io.regwatch.ops.demo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** The websites of the invented regulators, on the loopback address. */
public final class DemoSite implements AutoCloseable {

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final HttpServer server;

	private final AtomicInteger requests = new AtomicInteger();

	private final AtomicInteger notModified = new AtomicInteger();

	private volatile Map<String, Page> pages = Map.of();

	private DemoSite(HttpServer server) {
		this.server = server;
	}

	/**
	 * Starts the sites.
	 * @param port to listen on; 0 for any
	 * @return sites without pages
	 * @throws IOException if the port is taken
	 */
	public static DemoSite open(int port) throws IOException {
		DemoSite site = new DemoSite(
				HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), 0));
		site.server.createContext("/", site::answer);
		site.server.setExecutor(site.threads);
		site.server.start();
		return site;
	}

	/**
	 * Returns the port of the sites.
	 * @return on the loopback address
	 */
	public int port() {
		return this.server.getAddress().getPort();
	}

	/**
	 * Shows the pages of a night.
	 * @param night 1 or 2
	 */
	public void show(int night) {
		this.pages = DemoPages.on(night);
	}

	/**
	 * Returns the number of requests since the last call and resets it.
	 * @return counts
	 */
	public Traffic takeTraffic() {
		return new Traffic(this.requests.getAndSet(0), this.notModified.getAndSet(0));
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.threads.close();
	}

	private void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			this.requests.incrementAndGet();
			Page page = this.pages.getOrDefault(exchange.getRequestURI().toString(), Page.missing());
			exchange.getResponseHeaders().set("Content-Type", page.type());
			if (page.status() == 200) {
				exchange.getResponseHeaders().set("ETag", page.etag());
			}
			if (page.etag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
				this.notModified.incrementAndGet();
				exchange.sendResponseHeaders(304, -1);
			}
			else {
				exchange.sendResponseHeaders(page.status(), page.body().length);
				exchange.getResponseBody().write(page.body());
			}
		}
	}

	/**
	 * Counts of requests.
	 *
	 * @param requests all
	 * @param notModified those answered with status 304
	 */
	public record Traffic(int requests, int notModified) {

	}

}
