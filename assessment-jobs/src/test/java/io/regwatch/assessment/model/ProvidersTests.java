package io.regwatch.assessment.model;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.StubSite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

/** Other providers than the one that all speak like. */
class ProvidersTests {

	private static final ModelRequest QUESTION = new ModelRequest(new Prompt("test-1", "Answer in JSON."), "Well?",
			new ResponseSchema("test", List.of(new SchemaField.Text("word", "a word"))));

	private final StubSite site = new StubSite();

	private final List<JsonNode> questions = new CopyOnWriteArrayList<>();

	private final List<Headers> headers = new CopyOnWriteArrayList<>();

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void anthropicIsAskedWithItsKeyAndTheShape() {
		this.site.on("/v1/messages", (exchange) -> answer(exchange, """
				{"id": "1", "type": "message", "role": "assistant", "model": "big", "stop_reason": "end_turn",
				"content": [{"type": "text", "text": "{\\"word\\": \\"yes\\"}"}],
				"usage": {"input_tokens": 10, "output_tokens": 5}}"""));
		assertAnswered(ask(Map.of("provider", "anthropic", "base-url", this.site.uri("/v1").toString(), "api-key",
				"secret", "temperature", "0")));
		assertThat(this.headers.getFirst().getFirst("x-api-key")).isEqualTo("secret");
		JsonNode question = this.questions.getFirst();
		assertThat(question.at("/max_tokens").asInt()).isEqualTo(1500);
		assertThat(question.at("/system/0/cache_control/type").asString()).isEqualTo("ephemeral");
		assertThat(question.toString()).contains("\"word\"", "json_schema");
	}

	@Test
	void ollamaIsAskedWithTheShape() {
		this.site.on("/api/chat", (exchange) -> answer(exchange, """
				{"model": "big", "created_at": "2026-01-01T00:00:00Z", "done": true, "done_reason": "stop",
				"message": {"role": "assistant", "content": "{\\"word\\": \\"yes\\"}"},
				"prompt_eval_count": 10, "eval_count": 5}"""));
		assertAnswered(ask(Map.of("provider", "ollama", "base-url", this.site.uri("").toString())));
		JsonNode question = this.questions.getFirst();
		assertThat(question.at("/format/required/0").asString()).isEqualTo("word");
		assertThat(question.at("/options/num_predict").asInt()).isEqualTo(1500);
	}

	private static void assertAnswered(ModelReply reply) {
		ModelReply.Answered answered = (ModelReply.Answered) reply;
		assertThat(answered.answer().get("word").asString()).isEqualTo("yes");
		assertThat(answered.usage().inputTokens()).isEqualTo(10);
		assertThat(answered.usage().outputTokens()).isEqualTo(5);
		assertThat(answered.usage().cost()).isNull();
	}

	private static ModelReply ask(Map<String, String> properties) {
		MockEnvironment environment = new MockEnvironment();
		environment.setProperty(ModelProperties.PREFIX + ".name", "big");
		properties.forEach((name, value) -> environment.setProperty(ModelProperties.PREFIX + "." + name, value));
		return LanguageModels.of(environment).configured().orElseThrow().ask(QUESTION, Budget.unlimited());
	}

	private void answer(HttpExchange exchange, String body) throws IOException {
		this.questions.add(JsonMapper.shared().readTree(exchange.getRequestBody().readAllBytes()));
		this.headers.add(exchange.getRequestHeaders());
		StubSite.answer(exchange, 200, "application/json", body);
	}

}
