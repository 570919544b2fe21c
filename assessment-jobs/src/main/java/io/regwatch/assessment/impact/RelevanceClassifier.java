package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Compares what a document is about with what a company makes, from the most telling to
 * the least: kinds of devices, details, characteristics, classes, areas, devices at
 * large. What is not told on either side decides nothing.
 */
final class RelevanceClassifier {

	/** What a text is about stands at its beginning. */
	private static final int READ = 40;

	private final Vocabulary vocabulary = Vocabulary.shipped();

	private final Company company;

	private final ProfileKeywords interests;

	private final Characteristics characteristics;

	private final String profile;

	private final Set<String> kinds;

	RelevanceClassifier(Company company, ProfileKeywords interests) {
		this.company = company;
		this.interests = interests;
		this.characteristics = new Characteristics(company, interests);
		List<String> words = ProfileWords.of(company);
		this.profile = String.join("\n", words);
		this.kinds = this.vocabulary.find(Topic.DEVICE_KINDS, words);
	}

	/** What the workspace follows by name is never put aside. */
	Relevance of(AssessableUpdate candidate, Passages text) {
		List<String> titles = List.of(candidate.title(), candidate.reference().title());
		List<String> headings = text.headings();
		List<String> bodies = text.bodies();
		return Stream
			.<Supplier<Optional<Relevance>>>of(() -> exclusion(bodies), () -> product(titles), () -> kind(titles),
					() -> detail(titles), () -> this.characteristics.compare(titles), () -> riskClass(titles),
					() -> area(titles), () -> product(headings), () -> below(titles, kind(headings)),
					() -> below(titles, mostly(bodies)), () -> devicesAtLarge(titles),
					() -> this.characteristics.compare(headings), () -> makers(text.obligations()))
			.flatMap((rule) -> rule.get().stream())
			.findFirst()
			.filter((relevance) -> !(candidate.explicit() && relevance instanceof Relevance.Foreign))
			.orElseGet(Relevance.Unclear::new);
	}

	/** A text that says itself that the company's kinds of devices are not meant. */
	private Optional<Relevance> exclusion(List<String> bodies) {
		Set<String> excluded = this.vocabulary.find(Topic.DEVICE_KINDS, Exclusions.of(bodies));
		return (!this.kinds.isEmpty() && excluded.containsAll(this.kinds))
				? products("excluded_by_text").foreign(this.kinds) : Optional.empty();
	}

	private Optional<Relevance> product(List<String> texts) {
		return LabelComparison.shared(this.interests.productsIn(texts));
	}

	private Optional<Relevance> kind(List<String> texts) {
		Set<String> named = this.vocabulary.find(Topic.DEVICE_KINDS, texts);
		boolean partly = TitleWords.nameExamples(texts) || RelatedDeviceKinds.areRelated(named, this.kinds);
		if (partly && named.stream().noneMatch(this.kinds::contains)) {
			return named.isEmpty() ? Optional.empty() : LabelComparison.unclear();
		}
		return products("device_kind").of(named, this.kinds);
	}

	/** What a profile does not tell is left open; only that it cannot be is told. */
	private Optional<Relevance> detail(List<String> titles) {
		return titles.stream()
			.flatMap((title) -> ProductDetailRule.of(title).stream())
			.findFirst()
			.flatMap((detail) -> {
				List<String> name = List.of(detail.name().toLowerCase(Locale.ROOT).replace('_', ' '));
				if (detail.isNamedIn(this.profile)) {
					return LabelComparison.shared(name);
				}
				boolean possible = !this.characteristics.areOfSoftwareOnly() && detail.isPossibleFor(this.profile);
				return possible ? LabelComparison.unclear()
						: this.characteristics.comparison("product_detail").foreign(name);
			});
	}

	private Optional<Relevance> riskClass(List<String> titles) {
		return new LabelComparison("risk_class", "riskClassifications", this.company.riskClassifications()).of(
				this.vocabulary.find(Topic.RISK_CLASSIFICATIONS, titles),
				this.interests.labelsOf(Topic.RISK_CLASSIFICATIONS));
	}

	/** Another area makes it only uncertain: many devices serve more than one. */
	private Optional<Relevance> area(List<String> titles) {
		return new LabelComparison("therapeutic_area", "therapeuticAreas", this.company.therapeuticAreas())
			.of(this.vocabulary.find(Topic.THERAPEUTIC_AREAS, titles), this.interests.labelsOf(Topic.THERAPEUTIC_AREAS))
			.map((found) -> (found instanceof Relevance.Foreign) ? new Relevance.Unclear() : found);
	}

	/** What a title of devices at large is followed by does not narrow it for sure. */
	private static Optional<Relevance> below(List<String> titles, Optional<Relevance> found) {
		boolean wide = TitleWords.speakOfDevicesAtLarge(titles);
		return found.map((one) -> (wide && one instanceof Relevance.Foreign) ? new Relevance.Unclear() : one);
	}

	/** What most of a text speaks of, if its titles do not say. */
	private Optional<Relevance> mostly(List<String> all) {
		List<String> bodies = all.stream().limit(READ).toList();
		List<Set<String>> named = bodies.stream()
			.map((text) -> this.vocabulary.find(Topic.DEVICE_KINDS, List.of(text)))
			.filter((found) -> !found.isEmpty())
			.toList();
		boolean own = named.stream().anyMatch((found) -> found.stream().anyMatch(this.kinds::contains));
		return (own || 2 * named.size() > bodies.size()) ? kind(bodies) : Optional.empty();
	}

	private Optional<Relevance> devicesAtLarge(List<String> titles) {
		if (!TitleWords.speakOfDevicesAtLarge(titles)) {
			return Optional.empty();
		}
		return (this.characteristics.areOfSoftwareOnly() && TitleWords.speakOfBodies(titles))
				? this.characteristics.comparison("software_only").foreign(List.of("materials"))
				: Optional.of(new Relevance.ForAll());
	}

	/** DutyExtractor of makers, where nothing says of what. */
	private static Optional<Relevance> makers(List<String> obligations) {
		return TitleWords.obligeMakers(obligations) ? Optional.of(new Relevance.ForAll()) : Optional.empty();
	}

	private LabelComparison products(String rule) {
		return new LabelComparison(rule, "products", ProfileWords.products(this.company));
	}

}
