package io.regwatch.assessment.passage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.model.Embedding;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.model.PhraseQueries;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

import org.springframework.util.function.SingletonSupplier;

/**
 * What a company is interested in: the labels of its profile, those of the words that the
 * profile uses, and its products' names.
 */
public final class ProfileKeywords {

	private static final List<Topic> TOPICS = List.of(Topic.DEVICE_CHARACTERISTICS, Topic.THERAPEUTIC_AREAS,
			Topic.RISK_CLASSIFICATIONS, Topic.DEVICE_KINDS);

	private static final TextFact<String> LOWER_CASE = TextFact
		.of((text) -> String.join("\n", text.bodies()).toLowerCase(Locale.ROOT));

	private final Vocabulary vocabulary;

	private final Map<Topic, Set<String>> labels = new TreeMap<>();

	private final List<String> products;

	private final Supplier<PhraseQueries> queries = SingletonSupplier.of(() -> PhraseQueries.of(phrases()));

	private final Supplier<Optional<Embedding>> meaning;

	/**
	 * Reads what a company is interested in.
	 * @param vocabulary with the words that stand for labels
	 * @param company from its profile
	 */
	public ProfileKeywords(Vocabulary vocabulary, Company company) {
		this.vocabulary = vocabulary;
		this.products = company.productNames();
		List<String> words = company.words();
		this.meaning = SingletonSupplier.of(() -> Embeddings.of(String.join(". ", words)));
		TOPICS.forEach((topic) -> this.labels.put(topic, new LinkedHashSet<>(vocabulary.find(topic, words))));
		labels(Topic.DEVICE_CHARACTERISTICS).addAll(company.deviceCharacteristics());
		labels(Topic.THERAPEUTIC_AREAS).addAll(company.therapeuticAreas());
		labels(Topic.RISK_CLASSIFICATIONS).addAll(company.riskClassifications());
	}

	/** The words that stand for the company's labels, and its products. */
	PhraseQueries queries() {
		return this.queries.get();
	}

	private List<String> phrases() {
		List<String> phrases = new ArrayList<>(this.products);
		this.labels
			.forEach((topic, labels) -> labels.forEach((label) -> phrases.addAll(this.vocabulary.terms(topic, label))));
		return phrases;
	}

	/** What the company makes; empty if its profile does not say so. */
	Optional<Embedding> meaning() {
		return this.meaning.get();
	}

	/**
	 * Products of the company whose names stand in new passages.
	 * @param text possibly empty
	 * @return names, in the order of the profile
	 */
	public List<String> productsIn(Passages text) {
		return productsIn(LOWER_CASE.in(text));
	}

	/**
	 * Products of the company whose names stand in texts.
	 * @param texts in any order
	 * @return names, in the order of the profile
	 */
	public List<String> productsIn(Collection<String> texts) {
		return productsIn(String.join("\n", texts).toLowerCase(Locale.ROOT));
	}

	private List<String> productsIn(String all) {
		return this.products.stream().filter((name) -> standsIn(name.toLowerCase(Locale.ROOT), all)).toList();
	}

	/** Whether a name stands in a text as a whole word or words. */
	private static boolean standsIn(String name, String text) {
		for (int place = text.indexOf(name); place >= 0; place = text.indexOf(name, place + 1)) {
			int end = endOfPlural(place + name.length(), text);
			boolean begins = place == 0 || !Character.isLetterOrDigit(text.charAt(place - 1));
			if (begins && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)))) {
				return !name.isBlank();
			}
		}
		return false;
	}

	/** The name may stand in the plural. */
	private static int endOfPlural(int end, String text) {
		return text.startsWith("es", end) ? end + 2 : text.startsWith("s", end) ? end + 1 : end;
	}

	private Set<String> labels(Topic topic) {
		return this.labels.computeIfAbsent(topic, (_) -> new LinkedHashSet<>());
	}

}
