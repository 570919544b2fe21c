package io.regwatch.assessment.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Words;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.SchemaField;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.Prompt;
import io.regwatch.assessment.model.ModelRequest;
import io.regwatch.assessment.model.ModelReply;
import io.regwatch.assessment.model.ResponseSchema;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.schema.GeneratedProfile;
import io.regwatch.schema.Geography;
import tools.jackson.databind.JsonNode;

/**
 * A profile that a language model has picked from a website. It picks; what does not
 * stand on the pages is left out.
 */
final class ModelProfile {

	private static final Prompt PROMPT = Prompt.of(ModelProfile.class, "profile-1");

	private static final Map<String, Topic> KINDS = Map.of("market", Topic.MARKETS, "risk_class",
			Topic.RISK_CLASSIFICATIONS, "characteristic", Topic.DEVICE_CHARACTERISTICS, "area",
			Topic.THERAPEUTIC_AREAS);

	private static final ResponseSchema SHAPE = new ResponseSchema("profile", List.of(
			new SchemaField.Texts("sentences", "Sentences that say what the company is and makes, copied exactly"),
			new SchemaField.Items("facts", "What the pages say of the company",
					List.of(new SchemaField.Choice("kind", "What the fact is about",
							KINDS.keySet().stream().sorted().toList()),
							new SchemaField.Text("label", "A code of a market, a risk class, or a few words"),
							new SchemaField.Text("quote", "Words of a page that show it, copied exactly"))),
			new SchemaField.Items("products", "The company's devices, the most important first",
					List.of(new SchemaField.Text("name", "As it stands on the page"),
							new SchemaField.Text("description", "What the page says it is, copied exactly")))));

	private static final int LETTERS = 24_000;

	private static final int PRODUCTS = 50;

	private static final int NAME = 200;

	private static final int DESCRIPTION = 2000;

	private static final int SENTENCES = 6;

	private final LanguageModel model;

	private final Vocabulary vocabulary;

	ModelProfile(LanguageModel model, Vocabulary vocabulary) {
		this.model = model;
		this.vocabulary = vocabulary;
	}

	/** The profile of pages; the given one if the model does not answer. */
	GeneratedProfile of(List<WebPage> pages, GeneratedProfile extract, Budget budget) {
		String text = pages.stream().map(ModelProfile::words).collect(Collectors.joining("\n\n"));
		String shown = text.substring(0, Math.min(text.length(), LETTERS));
		return (this.model.ask(new ModelRequest(PROMPT, shown, SHAPE), budget) instanceof ModelReply.Answered answered)
				? checked(answered.answer(), new Words(shown), extract) : extract;
	}

	/**
	 * What was found without the model is never narrowed where it decides what is seen.
	 */
	private GeneratedProfile checked(JsonNode answer, Words page, GeneratedProfile extract) {
		Set<String> markets = new LinkedHashSet<>(extract.markets());
		markets.addAll(labels(answer, Topic.MARKETS, page));
		String description = answer.get("sentences")
			.valueStream()
			.map(JsonNode::asString)
			.filter((sentence) -> page.has(sentence) && PlainText.isPlain(sentence))
			.distinct()
			.limit(SENTENCES)
			.map((sentence) -> PlainText.of(sentence, DESCRIPTION))
			.collect(Collectors.joining(" "));
		return new GeneratedProfile(description.isBlank() ? extract.companyDescription() : description,
				List.copyOf(markets),
				or(labels(answer, Topic.RISK_CLASSIFICATIONS, page), extract.riskClassifications()),
				or(labels(answer, Topic.DEVICE_CHARACTERISTICS, page), extract.deviceCharacteristics()),
				or(labels(answer, Topic.THERAPEUTIC_AREAS, page), extract.therapeuticAreas()),
				or(products(answer, page), extract.products()));
	}

	private List<String> labels(JsonNode answer, Topic topic, Words page) {
		return answer.get("facts")
			.valueStream()
			.filter((fact) -> KINDS.get(fact.get("kind").asString()) == topic && page.has(fact.get("quote").asString()))
			.flatMap((fact) -> normalised(topic, fact.get("label").asString()))
			.distinct()
			.toList();
	}

	/** Only labels that the vocabulary knows, and codes. */
	private Stream<String> normalised(Topic topic, String label) {
		if (topic == Topic.MARKETS && Geography.isCode(label.strip().toUpperCase(Locale.ROOT))) {
			return Stream.of(label.strip().toUpperCase(Locale.ROOT));
		}
		return Stream.concat(this.vocabulary.find(topic, List.of(label)).stream(),
				this.vocabulary.known(topic).stream().filter((known) -> known.equalsIgnoreCase(label.strip())));
	}

	private static List<GeneratedProfile.Product> products(JsonNode answer, Words page) {
		Map<String, GeneratedProfile.Product> products = new LinkedHashMap<>();
		answer.get("products").valueStream().limit(PRODUCTS).forEach((one) -> {
			String name = PlainText.of(one.get("name").asString(), NAME);
			String description = one.get("description").asString();
			if (!name.isBlank() && page.has(name)) {
				products.putIfAbsent(name.toLowerCase(Locale.ROOT), new GeneratedProfile.Product(name,
						page.has(description) ? PlainText.of(description, DESCRIPTION) : ""));
			}
		});
		return new ArrayList<>(products.values());
	}

	private static <T> List<T> or(List<T> said, List<T> found) {
		return said.isEmpty() ? found : said;
	}

	private static String words(WebPage page) {
		return Stream.concat(page.heads().stream(), page.blocks().stream())
			.distinct()
			.collect(Collectors.joining("\n"));
	}

}
