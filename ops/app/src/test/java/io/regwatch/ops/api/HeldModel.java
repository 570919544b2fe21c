package io.regwatch.ops.api;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.StubSite;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A model that answers some calls and blocks all others. */
final class HeldModel implements AutoCloseable {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final Pattern PASSAGE = Pattern
		.compile("\\[(\\d+)] \\[new] (Coronary catheters number \\d+ shall be long)");

	private final StubSite site = new StubSite();

	private final List<String> asked = new CopyOnWriteArrayList<>();

	private final Semaphore answers;

	/**
	 * A model that blocks.
	 * @param answers number of answers before it blocks
	 */
	HeldModel(int answers) {
		this.answers = new Semaphore(answers);
		this.site.on("/v1/chat/completions", this::answer);
	}

	/** The passages of its calls, in order. */
	List<String> asked() {
		return List.copyOf(this.asked);
	}

	void resume() {
		this.answers.release(1_000_000);
	}

	/** Environment variables for a program. */
	Map<String, String> environment() {
		return Map.of("REGWATCH_ASSESSMENT_MODEL_PROVIDER", "openai", "REGWATCH_ASSESSMENT_MODEL_NAME", "held",
				"REGWATCH_ASSESSMENT_MODEL_BASEURL", this.site.uri("/v1").toString(),
				"REGWATCH_ASSESSMENT_MODEL_CONCURRENCY", "64");
	}

	/** Properties for an application. */
	Map<String, String> properties() {
		return Map.of("regwatch.assessment.model.provider", "openai", "regwatch.assessment.model.name", "held",
				"regwatch.assessment.model.base-url", this.site.uri("/v1").toString(),
				"regwatch.assessment.model.concurrency", "64");
	}

	private void answer(HttpExchange exchange) throws IOException {
		JsonNode question = JSON.readTree(exchange.getRequestBody().readAllBytes());
		Matcher passage = PASSAGE.matcher(question.at("/messages/1/content").asString());
		passage.find();
		this.asked.add(passage.group(2));
		await();
		StubSite.answer(exchange, 200, "application/json", JSON.writeValueAsString(reply(passage)));
	}

	private static Map<String, Object> reply(Matcher passage) {
		String content = JSON.writeValueAsString(Map.of("status", "applicable", "priority", "medium", "statements",
				List.of(Map.of("kind", "impact", "text", "It says so.", "segment", Integer.parseInt(passage.group(1)),
						"quote", passage.group(2)))));
		return Map.of("id", "1", "object", "chat.completion", "created", 1, "model", "held", "choices",
				List.of(Map.of("index", 0, "finish_reason", "stop", "message",
						Map.of("role", "assistant", "content", content))),
				"usage", Map.of("prompt_tokens", 1000, "completion_tokens", 100, "total_tokens", 1100));
	}

	private void await() {
		try {
			if (!this.answers.tryAcquire(120, TimeUnit.SECONDS)) {
				throw new IllegalStateException("It was not resumed");
			}
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@Override
	public void close() {
		resume();
		this.site.close();
	}

}
