package io.regwatch.ops.benchmark.ingest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * Hosts on this machine, a port each, with documents that never change and know their
 * validators. The first host lists them, one of each host after the other.
 */
final class Site implements AutoCloseable {

	private static final String ETAG = "\"1\"";

	private static final int ROWS = 500;

	private final List<HttpServer> hosts = new ArrayList<>();

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final AtomicLong bodies = new AtomicLong();

	private final AtomicLong pages = new AtomicLong();

	private final AtomicIntegerArray requests;

	private final int clauses;

	private volatile Duration latency = Duration.ZERO;

	/**
	 * Starts.
	 * @param hosts how many
	 * @param documents on all of them together
	 * @param clauses of each
	 */
	Site(int hosts, int documents, int clauses) throws IOException {
		this.requests = new AtomicIntegerArray(documents);
		this.clauses = clauses;
		for (int host = 0; host < hosts; host++) {
			this.hosts.add(host());
		}
	}

	/** Where its list begins, whose pages are counted from 1 by {@code page}. */
	String listAddress() {
		return "http://127.0.0.1:%d/list".formatted(port(0));
	}

	int documents() {
		return this.requests.length();
	}

	/** Takes this time for each document, and begins to count anew. */
	void take(Duration time) {
		this.latency = time;
		this.bodies.set(0);
	}

	/** How often it was asked for pages of its list. */
	long pages() {
		return this.pages.get();
	}

	/** How many documents it was asked for more than so often. */
	long askedMoreThan(int times) {
		return IntStream.range(0, documents()).filter((number) -> this.requests.get(number) > times).count();
	}

	/** How many documents it sent. */
	long bodies() {
		return this.bodies.get();
	}

	private HttpServer host() throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1000);
		server.setExecutor(this.threads);
		server.createContext("/list", (exchange) -> send(exchange, "application/json",
				page(numberIn(exchange.getRequestURI().getQuery()) - 1)));
		server.createContext("/documents/", this::answer);
		server.createContext("/robots.txt", (exchange) -> {
			exchange.sendResponseHeaders(404, -1);
			exchange.close();
		});
		server.start();
		return server;
	}

	private int port(int host) {
		return this.hosts.get(host).getAddress().getPort();
	}

	private void answer(HttpExchange exchange) throws IOException {
		int number = numberIn(exchange.getRequestURI().getPath());
		this.requests.incrementAndGet(number);
		pause(this.latency);
		exchange.getResponseHeaders().set("ETag", ETAG);
		if (ETAG.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
			exchange.sendResponseHeaders(304, -1);
			exchange.close();
		}
		else {
			this.bodies.incrementAndGet();
			send(exchange, "text/html", document(number));
		}
	}

	private byte[] page(int number) {
		this.pages.incrementAndGet();
		return IntStream.range(number * ROWS, Math.min(documents(), (number + 1) * ROWS))
			.mapToObj((row) -> """
					{"id": "D %d", "title": "Document %d", "url": "http://127.0.0.1:%d/documents/%d.html"}"""
				.formatted(row, row, port(row % this.hosts.size()), row))
			.collect(Collectors.joining(",", "{\"total\": %d, \"results\": [".formatted(documents()), "]}"))
			.getBytes(StandardCharsets.UTF_8);
	}

	private byte[] document(int number) {
		return IntStream.range(0, this.clauses)
			.mapToObj((clause) -> "<p>Clause %d of document %d says how long records of sterile devices are kept.</p>\n"
				.formatted(clause, number))
			.collect(Collectors.joining("", "<html><body><h1>Document</h1>\n", "</body></html>"))
			.getBytes(StandardCharsets.UTF_8);
	}

	private static int numberIn(String address) {
		return Integer.parseInt(address.replaceAll("\\D", ""));
	}

	private static void send(HttpExchange exchange, String type, byte[] body) throws IOException {
		exchange.getResponseHeaders().set("Content-Type", type);
		exchange.sendResponseHeaders(200, body.length);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

	private static void pause(Duration time) {
		try {
			Thread.sleep(time);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	@Override
	public void close() {
		this.hosts.forEach((host) -> host.stop(0));
		this.threads.close();
	}

}
