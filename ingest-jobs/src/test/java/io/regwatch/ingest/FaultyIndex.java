package io.regwatch.ingest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A proxy of a real Elasticsearch that injects faults into writes. */
final class FaultyIndex implements AutoCloseable {

	private static final Set<String> SENT = Set.of("content-type", "accept", "authorization");

	private static final Set<String> RETURNED = Set.of("content-type", "x-elastic-product");

	private final URI server;

	private final HttpServer proxy;

	private final HttpClient client = HttpClient.newHttpClient();

	private volatile WriteFault fault = new WriteFault.None();

	FaultyIndex(URI server) throws IOException {
		this.server = server;
		this.proxy = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.proxy.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
		this.proxy.createContext("/", this::answer);
		this.proxy.start();
	}

	String uri() {
		return "http://127.0.0.1:%d".formatted(this.proxy.getAddress().getPort());
	}

	/** What happens to writes from now on. */
	void let(WriteFault fault) {
		this.fault = fault;
	}

	private void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			boolean write = exchange.getRequestURI().getPath().endsWith("_bulk");
			switch (this.fault) {
				case WriteFault.Down _ -> throw new IOException("Nobody is there");
				case WriteFault.Busy _ when write -> reply(exchange, 429, """
						{"error": {"type": "es_rejected_execution_exception", "reason": "queue is full"}, "status": 429}
						""".getBytes(StandardCharsets.UTF_8));
				case WriteFault.Items items when write -> passSome(exchange, items);
				case WriteFault.None _, WriteFault.Busy _, WriteFault.Items _ ->
					pass(exchange, exchange.getRequestBody().readAllBytes());
			}
		}
	}

	private void passSome(HttpExchange exchange, WriteFault.Items items) throws IOException {
		BulkBody body = BulkBody.of(exchange.getRequestBody().readAllBytes());
		List<Boolean> refused = body.matching(items.marked());
		byte[] passed = body.without(refused);
		byte[] answer = (passed.length > 0) ? send(exchange, passed).body() : BulkBody.NOTHING_DONE;
		reply(exchange, 200, BulkBody.answer(answer, refused, items));
	}

	private void pass(HttpExchange exchange, byte[] body) throws IOException {
		HttpResponse<byte[]> response = send(exchange, body);
		response.headers().map().forEach((name, values) -> {
			if (RETURNED.contains(name)) {
				exchange.getResponseHeaders().put(name, values);
			}
		});
		boolean empty = response.body().length == 0;
		exchange.sendResponseHeaders(response.statusCode(), empty ? -1 : response.body().length);
		if (!empty) {
			exchange.getResponseBody().write(response.body());
		}
	}

	private HttpResponse<byte[]> send(HttpExchange exchange, byte[] body) throws IOException {
		HttpRequest.Builder request = HttpRequest.newBuilder(this.server.resolve(exchange.getRequestURI()))
			.method(exchange.getRequestMethod(), BodyPublishers.ofByteArray(body));
		exchange.getRequestHeaders().forEach((name, values) -> {
			if (SENT.contains(name.toLowerCase(Locale.ROOT))) {
				values.forEach((value) -> request.header(name, value));
			}
		});
		try {
			return this.client.send(request.build(), BodyHandlers.ofByteArray());
		}
		catch (InterruptedException ex) {
			throw new IOException(ex);
		}
	}

	private static void reply(HttpExchange exchange, int status, byte[] body) throws IOException {
		exchange.getResponseHeaders().set("X-Elastic-Product", "Elasticsearch");
		exchange.getResponseHeaders().set("Content-Type", "application/vnd.elasticsearch+json;compatible-with=9");
		exchange.sendResponseHeaders(status, body.length);
		exchange.getResponseBody().write(body);
	}

	@Override
	public void close() {
		this.proxy.stop(0);
		this.client.close();
	}

}
