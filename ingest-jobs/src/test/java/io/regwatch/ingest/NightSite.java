package io.regwatch.ingest;

import java.util.function.UnaryOperator;
import java.time.LocalDate;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A replicated site: a list in one of the shapes, and documents as pages or in JSON. */
final class NightSite implements AutoCloseable {

	private static final byte[] HOME = "<html><title>Authority</title><main>Welcome</main></html>"
		.getBytes(StandardCharsets.UTF_8);

	private static final byte[] NOT_FOUND = "<html><title>Page not found</title><main>Search for it</main></html>"
		.getBytes(StandardCharsets.UTF_8);

	private final HttpServer server;

	private final ListFormat format;

	private final boolean encoded;

	private final Map<Integer, Row> rows = new TreeMap<>();

	private final Map<String, String> documents = new ConcurrentHashMap<>();

	private volatile Fault fault = Fault.NONE;

	private final AtomicInteger views = new AtomicInteger();

	NightSite(ListFormat format, boolean encoded) throws IOException {
		this.format = format;
		this.encoded = encoded;
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
		this.server.createContext("/list", this::answerList);
		this.server.createContext("/documents/", this::answerDocument);
		this.server.createContext("/", NightSite::answerOther);
		this.server.start();
	}

	String source(String id) {
		String content = this.encoded ? "content: {pointer: /bytes, base64: true}\n"
				: "content: {select: main, ignore: [.views]}\n";
		return """
				id: %s
				title: Replicated
				geography: DE
				institution: Authority
				type: guidance
				removal: %s
				fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, concurrency: 8, retries: 0, deadlineSeconds: 5}
				""".formatted(id, this.format.isRegister() ? "withdraws" : "keeps") + content
				+ this.format.description(base());
	}

	private String base() {
		return "http://127.0.0.1:" + this.server.getAddress().getPort();
	}

	/** Lists a document and publishes its text at an address. */
	NightSite publish(int number, String id, String title, String path, String text) {
		return publish(number, id, title, path, text, "in_force");
	}

	NightSite publish(int number, String id, String title, String path, String text, String state) {
		Row row = new Row(id, title, "/documents/" + path, state, LocalDate.of(2026, 3, 2), "1");
		this.rows.put(number, row);
		this.documents.put(row.url(), text);
		this.documents.put(row.annex(), "Test of five days: " + text.replace(" is ", " was "));
		return this;
	}

	/** Changes a row without its document. */
	NightSite list(int number, UnaryOperator<Row> change) {
		this.rows.compute(number, (_, row) -> change.apply(Objects.requireNonNull(row)));
		return this;
	}

	/** Changes the further file of a document. */
	NightSite annex(int number, String text) {
		this.documents.put(row(number).annex(), text);
		return this;
	}

	/** Takes a document away, but not its row. */
	NightSite take(int number) {
		this.documents.remove(row(number).url());
		this.documents.remove(row(number).annex());
		return this;
	}

	NightSite remove(int number) {
		take(number).rows.remove(number);
		return this;
	}

	private Row row(int number) {
		return Objects.requireNonNull(this.rows.get(number));
	}

	NightSite fail(Fault fault) {
		this.fault = fault;
		return this;
	}

	/** What changes without a change of a document. */
	NightSite passNight() {
		this.views.addAndGet(17);
		return this;
	}

	private void answerList(HttpExchange exchange) throws IOException {
		try (exchange) {
			byte[] list = this.format.list(List.copyOf(this.rows.values()), ListRequest.of(exchange), base());
			if (list.length == 0) {
				exchange.sendResponseHeaders(404, -1);
				return;
			}
			this.fault.answer(exchange, this.format.type(), list);
		}
	}

	private void answerDocument(HttpExchange exchange) throws IOException {
		try (exchange) {
			String text = this.documents.get(exchange.getRequestURI().getPath());
			if (text == null) {
				answerMissing(exchange);
				return;
			}
			String page = "<html><body><main><h1>Document</h1><p class=\"views\">%d views</p><p>%s</p></main></body></html>"
				.formatted(this.encoded ? 0 : this.views.get(), text);
			byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
			String json = "{\"views\": %d, \"bytes\": \"%s\"}".formatted(this.views.get(),
					Base64.getEncoder().encodeToString(bytes));
			Fault.NONE.answer(exchange, this.encoded ? "application/json" : "text/html",
					this.encoded ? json.getBytes(StandardCharsets.UTF_8) : bytes);
		}
	}

	private static void answerOther(HttpExchange exchange) throws IOException {
		try (exchange) {
			if (exchange.getRequestURI().getPath().equals("/")) {
				Fault.NONE.answer(exchange, "text/html", HOME);
			}
			else {
				exchange.sendResponseHeaders(404, -1);
			}
		}
	}

	/**
	 * As sites say "not found": by status, by a redirect to the home page, by a title.
	 */
	private void answerMissing(HttpExchange exchange) throws IOException {
		switch (this.format.name().length() % 3) {
			case 0 -> exchange.sendResponseHeaders(410, -1);
			case 1 -> {
				exchange.getResponseHeaders().set("Location", "/");
				exchange.sendResponseHeaders(302, -1);
			}
			default -> Fault.NONE.answer(exchange, "text/html", NOT_FOUND);
		}
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

	/** A row of the list. */
	record Row(String id, String title, String url, String state, LocalDate published, String edition) {

		/** The address of a further file. */
		String annex() {
			return this.url + ".annex.html";
		}

		Row published(LocalDate date) {
			return new Row(this.id, this.title, this.url, this.state, date, this.edition);
		}

		Row edition(String label) {
			return new Row(this.id, this.title, this.url, this.state, this.published, label);
		}

		Row state(String code) {
			return new Row(this.id, this.title, this.url, code, this.published, this.edition);
		}

	}

}
