package io.regwatch.ops.demo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** The regulators' sites, on this machine only. */
public final class DemoSite implements AutoCloseable {

	private static final List<Regulator> REGULATORS = List.of(new FederalOffice(), new EuropeanBoard(),
			new CommonwealthAgency());

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final HttpServer server;

	private final AtomicInteger requests = new AtomicInteger();

	private final AtomicInteger unmodified = new AtomicInteger();

	private volatile Map<String, Page> pages = Map.of();

	private DemoSite(HttpServer server) {
		this.server = server;
	}

	/**
	 * Starts the sites.
	 * @param port wished for; 0 for any
	 * @return sites that have nothing to show yet
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
	 * Tells where the sites are.
	 * @return the port
	 */
	public int port() {
		return this.server.getAddress().getPort();
	}

	/**
	 * Shows what the authorities publish on a night; what they no longer do is gone.
	 * @param night 1 or 2
	 */
	public void show(int night) {
		Map<String, Page> shown = new HashMap<>();
		if (night == 2) {
			pages(1).keySet().forEach((path) -> shown.put(path, Page.gone()));
		}
		shown.putAll(pages(night));
		this.pages = Map.copyOf(shown);
	}

	/**
	 * Counts the answers since the last call.
	 * @return how many, and how many of them said "not modified"
	 */
	public Traffic takeTraffic() {
		return new Traffic(this.requests.getAndSet(0), this.unmodified.getAndSet(0));
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.threads.close();
	}

	private static Map<String, Page> pages(int night) {
		Map<String, Page> pages = new HashMap<>();
		REGULATORS.forEach((regulator) -> pages.putAll(regulator.pages(night)));
		return pages;
	}

	private void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			this.requests.incrementAndGet();
			Page page = this.pages.getOrDefault(exchange.getRequestURI().toString(), Page.missing());
			exchange.getResponseHeaders().set("Content-Type", page.type());
			if (page.status() == 200) {
				exchange.getResponseHeaders().set("ETag", page.tag());
			}
			if (page.tag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
				this.unmodified.incrementAndGet();
				exchange.sendResponseHeaders(304, -1);
			}
			else {
				exchange.sendResponseHeaders(page.status(), page.body().length);
				exchange.getResponseBody().write(page.body());
			}
		}
	}

	/**
	 * What the sites were asked.
	 *
	 * @param requests answered
	 * @param notModified of them with status 304
	 */
	public record Traffic(int requests, int notModified) {

	}

}
