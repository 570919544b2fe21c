package io.regwatch.ops.benchmark.assessment;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A stub server with the API of OpenAI and a given latency, which counts calls. */
public final class StubServer implements AutoCloseable {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final Pattern PASSAGE = Pattern.compile("(?m)^\\[(\\d+)] (?!Heading: )([^.\\n]{12,400}\\.?)");

	private final HttpServer server;

	private final AtomicLong calls = new AtomicLong();

	private final AtomicLong characters = new AtomicLong();

	private final AtomicLong thought = new AtomicLong();

	private final AtomicLong first = new AtomicLong();

	private volatile Supplier<Duration> latency = () -> Duration.ZERO;

	/**
	 * Starts it at a free port of this machine; it thinks no time.
	 * @throws IOException if there is none
	 */
	public StubServer() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1000);
		this.server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
		this.server.createContext("/v1/chat/completions", this::answer);
		this.server.start();
	}

	/**
	 * Returns its address.
	 * @return a setting of the program
	 */
	public String baseUrl() {
		return "http://127.0.0.1:%d/v1".formatted(this.server.getAddress().getPort());
	}

	/**
	 * Begins to count anew.
	 * @param time that it takes for an answer, asked for each
	 */
	public void think(Supplier<Duration> time) {
		this.latency = time;
		List.of(this.calls, this.characters, this.thought, this.first).forEach((count) -> count.set(0));
	}

	/**
	 * Counts the questions.
	 * @return number of calls since the latency was set
	 */
	public long calls() {
		return this.calls.get();
	}

	/** Letters of all questions. */
	long characters() {
		return this.characters.get();
	}

	/** How long it thought, all calls together. */
	Duration thought() {
		return Duration.ofNanos(this.thought.get());
	}

	/** When it was first asked, as {@link System#nanoTime()}. */
	long first() {
		return this.first.get();
	}

	/** Its own work, and waking up late, are a part of the time that it thinks. */
	private void answer(HttpExchange exchange) throws IOException {
		long asked = System.nanoTime();
		this.first.compareAndSet(0, asked);
		Duration time = this.latency.get();
		JsonNode question = JSON.readTree(exchange.getRequestBody().readAllBytes());
		this.calls.incrementAndGet();
		question.get("messages").forEach((one) -> this.characters.addAndGet(one.get("content").asString().length()));
		byte[] body = reply(question).getBytes(StandardCharsets.UTF_8);
		pause(time.minusNanos(System.nanoTime() - asked));
		this.thought.addAndGet(System.nanoTime() - asked);
		exchange.getResponseHeaders().set("Content-Type", "application/json");
		exchange.sendResponseHeaders(200, body.length);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

	private static String reply(JsonNode question) {
		Matcher passage = PASSAGE.matcher(question.at("/messages/1/content").asString());
		List<Map<String, Object>> statements = passage.find() ? List.of(Map.of("kind", "impact", "text",
				"The text says so.", "segment", Integer.parseInt(passage.group(1)), "quote", passage.group(2)))
				: List.of();
		String content = JSON
			.writeValueAsString(Map.of("status", "applicable", "priority", "medium", "statements", statements));
		return JSON
			.writeValueAsString(Map.of("id", "1", "object", "chat.completion", "created", 1, "model", "stub", "choices",
					List.of(Map.of("index", 0, "message", Map.of("role", "assistant", "content", content),
							"finish_reason", "stop")),
					"usage", Map.of("prompt_tokens", 1000, "completion_tokens", 100, "total_tokens", 1100)));
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
		this.server.stop(0);
	}

}
