package io.regwatch.assessment.model;

import java.util.List;
import java.util.regex.Matcher;

import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;
import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The answer of a model, parsed.
 *
 * @param text all of it
 * @param json the JSON in it; {@code null} if there is none
 * @param problems violations of the schema; empty if there are none
 */
record ParsedAnswer(String text, @Nullable JsonNode json, List<String> problems) {

	private static final JsonMapper MAPPER = JsonMapper.shared();

	/** Text around the JSON object, such as a Markdown fence, is ignored. */
	private static final BoundedPattern OBJECT = BoundedPattern.compile("(?s)(?:.*</think>)?[^{]*(\\{.*\\})[^}]*");

	static ParsedAnswer of(ChatResponse response, ResponseSchema shape) {
		String text = response.aiMessage().text();
		if (text == null || text.isBlank()) {
			return new ParsedAnswer("", null, List.of("the answer is empty"));
		}
		if (response.finishReason() == FinishReason.LENGTH) {
			return new ParsedAnswer(text, null,
					List.of("the answer is too long and was cut off: answer in fewer words"));
		}
		Matcher object = OBJECT.matcher(text);
		return object.matches() ? read(text, object.group(1), shape)
				: new ParsedAnswer(text, null, List.of("the answer is not a JSON object"));
	}

	private static ParsedAnswer read(String text, String object, ResponseSchema shape) {
		try {
			JsonNode json = MAPPER.readTree(object);
			return new ParsedAnswer(text, json, shape.problems(json));
		}
		catch (JacksonException ex) {
			return new ParsedAnswer(text, null, List.of("the answer is not valid JSON: " + ex.getOriginalMessage()));
		}
	}

}
