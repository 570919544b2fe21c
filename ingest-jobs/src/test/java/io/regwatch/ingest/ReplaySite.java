package io.regwatch.ingest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * A register on this machine: its list, its documents, and what is wrong with them
 * tonight.
 */
public final class ReplaySite implements AutoCloseable {

	private static final int PAGE_SIZE = 4;

	private final HttpServer server;

	private final ListShape shape;

	private final Map<Integer, String> documents = new ConcurrentHashMap<>();

	private final Set<Integer> gone = ConcurrentHashMap.newKeySet();

	private volatile Fault inLists = Fault.NONE;

	private volatile Fault inDocuments = Fault.NONE;

	private volatile PagingFault paging = PagingFault.NONE;

	public ReplaySite(ListShape shape) throws IOException {
		this.shape = shape;
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
		this.server.createContext("/list", this::answerList);
		this.server.createContext("/documents/", this::answerDocument);
		this.server.start();
	}

	static String idOf(int number) {
		return "Leitfaden für Geräte %d".formatted(number);
	}

	/**
	 * Slow answers are given up after a second; others have the time that a busy machine
	 * needs.
	 */
	public String source(String id) {
		boolean slow = this.inLists == Fault.SLOW || this.inDocuments == Fault.SLOW;
		return this.shape.source(id, this.server.getAddress().getPort(), slow ? 1 : 20);
	}

	public ReplaySite write(int number, String text) {
		this.documents.put(number, """
				<html><head><meta charset="utf-8"><title>Gerät %d</title></head>
				<body><h1>Über Gerät %d</h1><p>%s</p></body></html>
				""".formatted(number, number, text));
		return this;
	}

	/** Reports documents as gone, but still lists them. */
	ReplaySite deny(Set<Integer> numbers) {
		this.gone.clear();
		this.gone.addAll(numbers);
		return this;
	}

	/** Takes a document off the list and says that it is gone. */
	ReplaySite remove(int number) {
		this.documents.remove(number);
		return this;
	}

	public ReplaySite fail(Fault inLists, Fault inDocuments) {
		this.inLists = inLists;
		this.inDocuments = inDocuments;
		return this;
	}

	public ReplaySite fail(PagingFault inPaging) {
		this.paging = inPaging;
		return this;
	}

	public ReplaySite recover() {
		return deny(Set.of()).fail(Fault.NONE, Fault.NONE).fail(PagingFault.NONE);
	}

	private void answerList(HttpExchange exchange) throws IOException {
		try (exchange) {
			int page = Integer.parseInt(exchange.getRequestURI().getQuery().replaceAll("\\D", ""));
			List<String> all = new ArrayList<>(
					new TreeMap<>(this.documents).keySet().stream().map(ReplaySite::idOf).toList());
			String body = this.shape.page(this.paging.rows(all, page, PAGE_SIZE), this.paging.total(all.size(), page));
			this.inLists.answer(exchange, this.shape.type(), body.getBytes(StandardCharsets.UTF_8));
		}
	}

	private void answerDocument(HttpExchange exchange) throws IOException {
		try (exchange) {
			int number = Integer.parseInt(exchange.getRequestURI().getPath().replaceAll("\\D", ""));
			String text = this.documents.get(number);
			if (text == null || this.gone.contains(number)) {
				exchange.sendResponseHeaders(410, -1);
				return;
			}
			this.inDocuments.answer(exchange, "text/html", text.getBytes(StandardCharsets.UTF_8));
		}
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
