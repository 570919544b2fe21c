package io.regwatch.ops.benchmark.workers;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * Sites of this machine that take their time, each at a port of its own: politeness knows
 * hosts by their ports. {@code /ANY/N/list.json} lists N documents, {@code /ANY/n.txt} is
 * one of them, which never changes.
 */
final class SlowSites implements AutoCloseable {

	private static final int PARAGRAPHS = 12;

	private static final String ETAG = "\"1\"";

	private final List<HttpServer> servers = new ArrayList<>();

	private volatile Duration latency = Duration.ZERO;

	SlowSites(int count) throws IOException {
		for (int number = 0; number < count; number++) {
			HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1000);
			server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
			server.createContext("/", this::answer);
			server.start();
			this.servers.add(server);
		}
	}

	String origin(int number) {
		return "http://127.0.0.1:%d".formatted(this.servers.get(number % this.servers.size()).getAddress().getPort());
	}

	void wait(Duration time) {
		this.latency = time;
	}

	private void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			Thread.sleep(this.latency);
			String path = exchange.getRequestURI().getPath();
			boolean list = path.endsWith("/list.json");
			byte[] body = (list ? list(Integer.parseInt(Path.of(path).getName(1).toString())) : document(path))
				.getBytes(StandardCharsets.UTF_8);
			exchange.getResponseHeaders().set("Content-Type", list ? "application/json" : "text/plain");
			exchange.getResponseHeaders().set("ETag", ETAG);
			if (!list && ETAG.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
				exchange.sendResponseHeaders(304, -1);
			}
			else {
				exchange.sendResponseHeaders(200, body.length);
				exchange.getResponseBody().write(body);
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static String list(int count) {
		return IntStream.range(0, count)
			.mapToObj("\"%d.txt\""::formatted)
			.collect(Collectors.joining(",", "{\"results\":[", "]}"));
	}

	private static String document(String path) {
		Random random = new Random(path.hashCode());
		return random.ints(PARAGRAPHS, 1000, 10_000)
			.mapToObj(("The manufacturer shall keep record %d of each device with its label, and show it to the"
					+ " authority within thirty days.")::formatted)
			.collect(Collectors.joining("\n\n", "Guidance of " + path + "\n\n", "\n"));
	}

	@Override
	public void close() {
		this.servers.forEach((server) -> server.stop(0));
	}

}
