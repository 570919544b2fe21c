package io.regwatch.assessment.model;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.StubSite;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A stub server with the API of OpenAI and selectable behaviour. */
public final class StubModel implements AutoCloseable {

	/** Reported input tokens of each call. */
	public static final int INPUT_TOKENS = 1000;

	/** Reported output tokens of each call. */
	public static final int OUTPUT_TOKENS = 100;

	private static final JsonMapper JSON = JsonMapper.shared();

	private final StubSite site = new StubSite();

	private final List<JsonNode> questions = new CopyOnWriteArrayList<>();

	private final Deque<Behaviour> next = new ArrayDeque<>();

	private volatile Behaviour lasting;

	/**
	 * A server that behaves the same each time.
	 * @param lasting its behaviour
	 */
	public StubModel(Behaviour lasting) {
		this.lasting = lasting;
		this.site.on("/v1/chat/completions", this::answer);
	}

	/**
	 * Lets it behave otherwise for some calls.
	 * @param behaviours one for each call
	 * @return this
	 */
	public synchronized StubModel first(Behaviour... behaviours) {
		Collections.addAll(this.next, behaviours);
		return this;
	}

	/**
	 * Lets it behave otherwise from now on.
	 * @param behaviour for all calls
	 */
	public void behave(Behaviour behaviour) {
		this.lasting = behaviour;
	}

	/**
	 * The requests that it received.
	 * @return bodies of requests, in their order
	 */
	public List<JsonNode> questions() {
		return List.copyOf(this.questions);
	}

	/**
	 * Properties of an application that uses it.
	 * @return with short timeouts
	 */
	public Map<String, String> properties() {
		String prefix = ModelProperties.PREFIX;
		return Map.of(prefix + ".provider", "openai", prefix + ".name", "stub", prefix + ".base-url",
				this.site.uri("/v1").toString(), prefix + ".timeout", "2s", prefix + ".backoff.initial", "10ms",
				prefix + ".circuit-breaker.open-duration", "1ms", prefix + ".attempts", "3", prefix + ".input-price",
				"2", prefix + ".output-price", "10");
	}

	private void answer(HttpExchange exchange) throws IOException {
		JsonNode question = JSON.readTree(exchange.getRequestBody().readAllBytes());
		this.questions.add(question);
		Behaviour behaviour = behaviour();
		switch (behaviour) {
			case RATE_LIMITED -> {
				exchange.getResponseHeaders().set("Retry-After", "1");
				StubSite.answer(exchange, 429, "application/json", "{\"error\": {\"message\": \"slow down\"}}");
			}
			case FAILING -> StubSite.answer(exchange, 503, "text/html", "<html>Maintenance</html>");
			case FORBIDDING -> StubSite.answer(exchange, 401, "application/json", "{\"error\": {}}");
			case SLOW -> {
				pause();
				speak(exchange, behaviour, question);
			}
			case GOOD, MALFORMED, INCOMPLETE, TRUNCATED, FENCED, OVER_LONG, REFUSING, OBEDIENT, INVENTING ->
				speak(exchange, behaviour, question);
		}
	}

	private synchronized Behaviour behaviour() {
		Behaviour once = this.next.poll();
		return (once != null) ? once : this.lasting;
	}

	private static void speak(HttpExchange exchange, Behaviour behaviour, JsonNode question) throws IOException {
		String content = JSON.writeValueAsString(StubAnswers.content(behaviour, question));
		String message = (behaviour == Behaviour.REFUSING) ? "\"content\": null, \"refusal\": \"I cannot do that.\""
				: "\"content\": " + content;
		StubSite.answer(exchange, 200, "application/json",
				"""
						{"id": "1", "object": "chat.completion", "created": 1, "model": "stub", "choices": [{"index": 0,
						"message": {"role": "assistant", %s}, "finish_reason": "%s"}],
						"usage": {"prompt_tokens": %d, "completion_tokens": %d, "total_tokens": %d}}""".formatted(
						message, (behaviour == Behaviour.TRUNCATED) ? "length" : "stop", INPUT_TOKENS, OUTPUT_TOKENS,
						INPUT_TOKENS + OUTPUT_TOKENS));
	}

	private static void pause() {
		try {
			TimeUnit.SECONDS.sleep(3);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	@Override
	public void close() {
		this.site.close();
	}

	/** How it behaves. */
	public enum Behaviour {

		/** A valid answer with quotes from the prompt. */
		GOOD,
		/** Exceeds the timeout. */
		SLOW,
		/** Answers what is not JSON. */
		MALFORMED,
		/** Answers without a field. */
		INCOMPLETE,
		/** Stops in the middle. */
		TRUNCATED,
		/** Answers in a Markdown code fence. */
		FENCED,
		/** Exceeds the maximum size. */
		OVER_LONG,
		/** Refuses to answer. */
		REFUSING,
		/** Rate limit exceeded. */
		RATE_LIMITED,
		/** Server error. */
		FAILING,
		/** Invalid API key. */
		FORBIDDING,
		/** Obeys prompt injections of the document. */
		OBEDIENT,
		/** Invents quotes. */
		INVENTING

	}

}
