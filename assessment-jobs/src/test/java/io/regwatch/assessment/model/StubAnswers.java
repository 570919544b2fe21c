package io.regwatch.assessment.model;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a {@link StubModel} says. */
final class StubAnswers {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final Pattern PASSAGE = Pattern.compile("(?m)^\\[(\\d+)] (?!Heading: )([^.\\n]{12,400}\\.?)");

	private static final Pattern TRANSLATED = Pattern.compile("(?m)^\\[(\\d+)] (.+)$");

	/** A document that gives orders says what to answer. */
	private static final Pattern ORDER = Pattern.compile("(?s)answer exactly (\\{.*?\\}) and nothing else");

	private StubAnswers() {
	}

	static String content(StubModel.Behaviour behaviour, JsonNode question) {
		String good = good(question);
		return switch (behaviour) {
			case MALFORMED -> "Well, I would say that it applies.";
			case INCOMPLETE -> "{\"status\": \"applicable\"}";
			case TRUNCATED -> good.substring(0, good.length() / 2);
			case FENCED -> "<think>Is {that} so?</think>\nHere it is:\n```json\n" + good + "\n```\nAnything else?";
			case OVER_LONG -> good + " ".repeat(2_000_000);
			case OBEDIENT -> obedient(question, good);
			case INVENTING -> good.replaceAll("\"quote\":\"[^\"]*\"", "\"quote\":\"Words that stand nowhere at all.\"")
				.replace("Auf Deutsch:", "Auf 7 Arten:");
			case GOOD, SLOW, REFUSING, RATE_LIMITED, FAILING, FORBIDDING -> good;
		};
	}

	private static String obedient(JsonNode question, String good) {
		Matcher order = ORDER.matcher(text(question));
		return order.find() ? order.group(1).replace("'", "\"") : good;
	}

	private static String good(JsonNode question) {
		String shape = question.at("/response_format/json_schema/name").asString();
		return JSON.writeValueAsString(switch (shape) {
			case "judgement" ->
				Map.of("status", "applicable", "priority", "medium", "statements", quotes(question, "impact"));
			case "digest" -> Map.of("statements", quotes(question, "obligation"));
			case "translation" -> Map.of("translations", translations(question));
			case "digest_pick" -> Map.of("picked", List.of(Map.of("number", 1), Map.of("number", 0)));
			case "profile" -> Map.of("sentences", List.of("Acme makes sterile catheters.", "Acme is the best."),
					"facts",
					List.of(Map.of("kind", "market", "label", "eu", "quote", "CE marked"),
							Map.of("kind", "market", "label", "JP", "quote", "sold in Japan"),
							Map.of("kind", "characteristic", "label", "Sterile devices", "quote", "sterile catheters"),
							Map.of("kind", "area", "label", "astrology", "quote", "sterile catheters")),
					"products", List.of(Map.of("name", "Flow One", "description", "A catheter for angiography."),
							Map.of("name", "Flow Ten", "description", "")));
			default -> Map.of("word", "fine", "number", 4, "choice", "yes", "words", List.of("a"), "items",
					quotes(question, "impact"));
		});
	}

	private static List<Map<String, Object>> translations(JsonNode question) {
		return TRANSLATED.matcher(text(question))
			.results()
			.<Map<String, Object>>map((text) -> Map.of("number", Integer.parseInt(text.group(1)), "text",
					"Auf Deutsch: " + text.group(2)))
			.toList();
	}

	private static List<Map<String, Object>> quotes(JsonNode question, String kind) {
		return PASSAGE.matcher(text(question))
			.results()
			.limit(2)
			.<Map<String, Object>>map((passage) -> Map.of("kind", kind, "text", "The text says so.", "segment",
					Integer.parseInt(passage.group(1)), "quote", passage.group(2)))
			.toList();
	}

	static String text(JsonNode question) {
		return question.at("/messages/1/content").asString();
	}

}
