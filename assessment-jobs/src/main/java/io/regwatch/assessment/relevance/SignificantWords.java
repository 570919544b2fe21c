package io.regwatch.assessment.relevance;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Words of names of devices, without those that any device may be called with. */
final class SignificantWords {

	private static final Pattern WORDS = Pattern.compile("[\\P{L}]+");

	private static final int SHORTEST = 5;

	/** What any device may be called, and what notices of any device are called. */
	private static final Set<String> GENERIC = Set.of("device", "medical", "system", "software", "class", "special",
			"control", "based", "computer", "assisted", "patient", "clinical", "other", "under", "analysi", "analysis",
			"measurement", "treatment", "using", "product", "accessorie", "accessory", "powered", "single", "human",
			"monitoring", "external", "health", "diagnostic", "type", "certain", "sterile", "reusable", "disposable",
			"hospital", "which", "their", "these", "where", "within", "regulation", "requirement", "guidance",
			"manufacturer", "service", "data", "safety", "performance", "quality", "digital", "general", "after",
			"before", "between", "including", "alert", "recall", "notice", "urgent", "field", "action", "warning",
			"information", "national", "communication", "update", "range", "model", "hazard", "correction", "removal",
			"function", "without", "about", "above", "against", "among", "around", "because", "being", "below", "could",
			"during", "every", "having", "might", "never", "often", "should", "since", "still", "there", "through",
			"until", "while", "whose", "would", "person", "people", "professional", "adult", "amendment", "amending",
			"supply", "supplied", "market", "contain", "containing", "contained", "include", "included", "incorporate",
			"incorporating", "intended", "concerning", "relating", "related", "regarding", "question", "answer",
			"particular", "collateral", "basic", "essential", "licence", "license", "holder", "annual", "summary",
			"report", "reporting");

	/** Who deals with any device, and where. */
	private static final Set<String> ROLES = Set.of("sponsor", "importer", "distributor", "applicant", "representative",
			"supplier", "authority", "agency", "industry", "company", "maker", "european", "union", "british",
			"kingdom", "hersteller", "fabricant", "fabricante", "fabbricante", "europäische", "européenne", "europea");

	/** Classes of the law, of which most kinds of devices are. */
	private static final Set<String> CLASSES = Set.of("active", "aktive", "aktiven", "actif", "activo", "attivo",
			"ativo", "attivi", "implantable", "implantierbare", "invasive", "invasif");

	private static final List<Locale> LANGUAGES = Stream.of("en", "de", "fr", "es", "it", "pt")
		.map(Locale::of)
		.toList();

	/**
	 * Words that name more than two kinds of devices, a therapeutic area, a class of the
	 * law, a role or a country.
	 */
	private static final Set<String> COMMON = common();

	private SignificantWords() {
	}

	/** In small letters, in the singular. */
	static Set<String> of(Collection<String> texts) {
		Set<String> words = new HashSet<>();
		texts.forEach((text) -> WORDS.splitAsStream(text.toLowerCase(Locale.ROOT))
			.map(SignificantWords::singular)
			.filter(SignificantWords::isSignificant)
			.forEach(words::add));
		return words;
	}

	/** The word that a phrase begins with, if it is significant. */
	static Optional<String> first(String phrase) {
		return WORDS.splitAsStream(phrase.strip().toLowerCase(Locale.ROOT))
			.findFirst()
			.map(SignificantWords::singular)
			.filter(SignificantWords::isSignificant);
	}

	/** Neighbours of which at least one names few kinds of devices. */
	static Set<String> pairs(Stream<String> texts) {
		Set<String> pairs = new HashSet<>();
		texts.forEach((text) -> {
			List<String> words = WORDS.splitAsStream(text.toLowerCase(Locale.ROOT))
				.map(SignificantWords::singular)
				.toList();
			for (int i = 1; i < words.size(); i++) {
				List<String> pair = words.subList(i - 1, i + 1);
				if (pair.stream().allMatch(SignificantWords::isSignificant)
						&& !pair.stream().allMatch(COMMON::contains)) {
					pairs.add(String.join(" ", pair));
				}
			}
		});
		return pairs;
	}

	private static String singular(String word) {
		return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
	}

	private static boolean isSignificant(String word) {
		return word.length() >= SHORTEST && !GENERIC.contains(word);
	}

	/**
	 * Whether a word does not tell devices apart: it names more than two kinds, an area,
	 * a class of the law, a role or a country.
	 */
	static boolean isCommon(String word) {
		return COMMON.contains(word);
	}

	private static Set<String> common() {
		Vocabulary vocabulary = Vocabulary.shipped();
		Stream<String> ofAreas = vocabulary.known(Topic.THERAPEUTIC_AREAS)
			.stream()
			.flatMap((area) -> of(vocabulary.terms(Topic.THERAPEUTIC_AREAS, area)).stream());
		Stream<String> ofCountries = Stream.of(Locale.getISOCountries())
			.map((country) -> Locale.of("", country))
			.flatMap((country) -> LANGUAGES.stream().map(country::getDisplayCountry))
			.flatMap((name) -> of(List.of(name)).stream());
		Stream<String> ofKinds = DeviceKind.all()
			.values()
			.stream()
			.flatMap((kind) -> of(kind.terms()).stream())
			.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
			.entrySet()
			.stream()
			.filter((word) -> word.getValue() > 2)
			.map(Map.Entry::getKey);
		return Stream.of(ofAreas, ofCountries, ofKinds, ROLES.stream(), CLASSES.stream())
			.flatMap(Function.identity())
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

}
