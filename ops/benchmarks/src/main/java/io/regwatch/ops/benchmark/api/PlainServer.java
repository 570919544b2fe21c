package io.regwatch.ops.benchmark.api;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import tools.jackson.core.JsonGenerator;

/**
 * The same lists, streams and details by plain code: it knows beforehand what each
 * workspace follows, has no authentication, and checks nothing.
 */
final class PlainServer implements AutoCloseable {

	private final HttpServer http;

	private final PlainSearch search;

	private final PlainRows rows;

	private final Map<String, Workspace> workspaces;

	PlainServer(PlainSearch search, PlainRows rows, List<Workspace> workspaces) throws IOException {
		this.search = search;
		this.rows = rows;
		this.workspaces = workspaces.stream()
			.collect(Collectors.toMap((workspace) -> workspace.id().toString(), Function.identity()));
		this.http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.http.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
		this.http.createContext("/api/workspaces/", this::answer);
		this.http.start();
	}

	int port() {
		return this.http.getAddress().getPort();
	}

	@Override
	public void close() {
		this.http.stop(0);
	}

	private void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			String[] path = exchange.getRequestURI().getPath().split("/", -1);
			Workspace workspace = this.workspaces.get(path[3]);
			if (workspace == null) {
				exchange.sendResponseHeaders(404, -1);
			}
			else if (path.length > 5) {
				detail(exchange, workspace, path[5]);
			}
			else {
				list(exchange, workspace, exchange.getRequestURI().getQuery());
			}
		}
	}

	private void list(HttpExchange exchange, Workspace workspace, String query) throws IOException {
		if (query == null) {
			stream(exchange, workspace);
			return;
		}
		ListQuery wish = ListQuery.of(query);
		ByteArrayOutputStream body = new ByteArrayOutputStream();
		try (JsonGenerator json = PlainRows.begin(body)) {
			this.rows.list(workspace, this.search.find(workspace, wish), json);
			json.writeEndArray();
		}
		send(exchange, body);
	}

	private void stream(HttpExchange exchange, Workspace workspace) throws IOException {
		begin(exchange, 0);
		try (OutputStream body = new BufferedOutputStream(exchange.getResponseBody(), 8192);
				JsonGenerator json = PlainRows.begin(body)) {
			this.search.findAll(workspace, (ids) -> this.rows.list(workspace, ids, json));
			json.writeEndArray();
		}
	}

	private void detail(HttpExchange exchange, Workspace workspace, String id) throws IOException {
		ByteArrayOutputStream body = new ByteArrayOutputStream();
		this.rows.detail(workspace, id, body);
		send(exchange, body);
	}

	private static void send(HttpExchange exchange, ByteArrayOutputStream body) throws IOException {
		begin(exchange, body.size());
		body.writeTo(exchange.getResponseBody());
	}

	private static void begin(HttpExchange exchange, int length) throws IOException {
		exchange.getResponseHeaders().set("Content-Type", "application/json");
		exchange.sendResponseHeaders(200, length);
	}

}
