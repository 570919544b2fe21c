package io.regwatch.assessment.translation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.ModelReply;
import io.regwatch.assessment.model.ModelRequest;
import io.regwatch.assessment.model.Prompt;
import io.regwatch.assessment.model.ResponseSchema;
import io.regwatch.assessment.model.SchemaField;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Translates texts by a language model. What it answers is checked, and shown beside the
 * original only.
 */
final class Translator {

	static final Prompt PROMPT = Prompt.of(Translator.class, "translation-1");

	private static final ResponseSchema TRANSLATIONS = new ResponseSchema("translation",
			List.of(new SchemaField.Items("translations", "The translation of each text",
					List.of(new SchemaField.Whole("number", "Number of the text"),
							new SchemaField.Text("text", "Its translation, without markup and links")))));

	/** Characters of one call, so that the answer fits into a model's usual limit. */
	private static final int MOST = 3000;

	private final LanguageModel model;

	Translator(LanguageModel model) {
		this.model = model;
	}

	/**
	 * Translates texts that belong together.
	 * @param texts of which those that are blank or do not fit are left out
	 * @param original language of the texts, as the source states it; {@code null} if
	 * unknown
	 * @param into language of the translations
	 * @return {@code null} for each text without a faithful translation; empty if the
	 * model does not answer now
	 */
	Optional<List<@Nullable String>> translate(List<String> texts, @Nullable String original, Locale into,
			Budget budget) {
		List<MaskedText> masked = texts.stream().map(MaskedText::of).toList();
		List<Integer> sent = sent(masked);
		if (sent.isEmpty()) {
			return Optional.of(faithful(Map.of(), masked, sent, facts(original, into)));
		}
		return switch (this.model.ask(question(masked, sent, into), budget)) {
			case ModelReply.Answered answered ->
				Optional.of(faithful(answers(answered.answer()), masked, sent, facts(original, into)));
			case ModelReply.NotAnswered not when !not.failure().isPassing() ->
				Optional.of(faithful(Map.of(), masked, sent, facts(original, into)));
			case ModelReply.NotAnswered _, ModelReply.Unaffordable _ -> Optional.empty();
		};
	}

	/** Maximum of tokens of the call; 0 for none. */
	long estimate(List<String> texts, Locale into) {
		List<MaskedText> masked = texts.stream().map(MaskedText::of).toList();
		List<Integer> sent = sent(masked);
		return sent.isEmpty() ? 0 : this.model.most(question(masked, sent, into));
	}

	private static List<Integer> sent(List<MaskedText> texts) {
		List<Integer> sent = new ArrayList<>();
		int size = 0;
		for (int i = 0; i < texts.size(); i++) {
			int length = texts.get(i).text().length();
			if (!texts.get(i).text().isBlank() && size + length <= MOST) {
				sent.add(i);
				size += length;
			}
		}
		return sent;
	}

	private static ModelRequest question(List<MaskedText> texts, List<Integer> sent, Locale into) {
		String list = sent.stream()
			.map((i) -> "[%d] %s".formatted(i, texts.get(i).text()))
			.collect(Collectors.joining("\n\n"));
		return new ModelRequest(PROMPT,
				"LANGUAGE: %s (%s)%n%n%s".formatted(into.getDisplayName(Locale.ENGLISH), into.toLanguageTag(), list),
				TRANSLATIONS);
	}

	private static Map<Integer, String> answers(JsonNode answer) {
		Map<Integer, String> answers = new HashMap<>();
		answer.get("translations")
			.valueStream()
			.forEach((one) -> answers.putIfAbsent(one.get("number").asInt(), one.get("text").asString().strip()));
		return answers;
	}

	private static KeptFacts facts(@Nullable String original, Locale into) {
		return new KeptFacts(
				(original != null) ? List.of(Locale.ENGLISH, Locale.forLanguageTag(original)) : List.of(Locale.ENGLISH),
				into);
	}

	private static List<@Nullable String> faithful(Map<Integer, String> answers, List<MaskedText> masked,
			List<Integer> sent, KeptFacts facts) {
		List<@Nullable String> translations = new ArrayList<>();
		IntStream.range(0, masked.size())
			.forEach((i) -> translations.add(Optional.ofNullable(answers.get(i))
				.filter((_) -> sent.contains(i))
				.filter((answer) -> facts.areIn(masked.get(i).text(), answer))
				.flatMap(masked.get(i)::unmask)
				.orElse(null)));
		return translations;
	}

}
