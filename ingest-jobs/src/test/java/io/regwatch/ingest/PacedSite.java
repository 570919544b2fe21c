package io.regwatch.ingest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * A site with a list in pages and a document for each row, which remembers what it was
 * asked and when.
 */
record PacedSite(HttpServer server, int pages, int rows, Collection<Request> requests) implements AutoCloseable {

	static PacedSite start(int pages, int rows) throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		PacedSite site = new PacedSite(server, pages, rows, new ConcurrentLinkedQueue<>());
		server.createContext("/", site::answer);
		server.start();
		return site;
	}

	int port() {
		return this.server.getAddress().getPort();
	}

	/** Paths asked so far that begin like this, in their order. */
	List<String> asked(String beginning) {
		return this.requests.stream().map(Request::path).filter((path) -> path.startsWith(beginning)).toList();
	}

	/** The most requests that came within a time. */
	long mostWithin(long nanos) {
		List<Long> times = this.requests.stream().map(Request::time).sorted().toList();
		return times.stream()
			.mapToLong((begin) -> times.stream().filter((time) -> time >= begin && time - begin < nanos).count())
			.max()
			.orElse(0);
	}

	private void answer(HttpExchange exchange) throws IOException {
		String path = exchange.getRequestURI().toString();
		this.requests.add(new Request(path, System.nanoTime()));
		if (path.startsWith("/robots.txt")) {
			exchange.sendResponseHeaders(404, -1);
		}
		else {
			byte[] body = (path.startsWith("/list?page=") ? page(Integer.parseInt(path.substring(11)))
					: "Guidance %s on sterile devices\n".formatted(path))
				.getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(200, body.length);
			exchange.getResponseBody().write(body);
		}
		exchange.close();
	}

	private String page(int number) {
		return IntStream.range(0, (number <= this.pages) ? this.rows : 0)
			.map((row) -> (number - 1) * this.rows + row)
			.mapToObj("""
					{"id": "D %1$d", "url": "/documents/%1$d.txt", "published": "2019-03-01"}"""::formatted)
			.collect(Collectors.joining(",", "{\"total\": %d, \"results\": [".formatted(this.pages * this.rows), "]}"));
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

	record Request(String path, long time) {

	}

}
