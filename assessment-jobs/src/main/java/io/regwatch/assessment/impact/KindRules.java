package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.ClassificationPanel;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Compares kinds of devices and products. */
final class KindRules {

	/** What a text is about stands at its beginning. */
	private static final int READ = 40;

	private static final Pattern WORDS = Pattern.compile("[\\P{L}]+");

	private static final int SIGNIFICANT = 5;

	/** Words in common that make two devices the same. */
	private static final int SAME = 2;

	private static final Set<String> GENERIC = Set.of("device", "medical", "system", "software", "class", "special",
			"control", "based", "computer", "assisted", "patient", "clinical", "other", "under", "analysi", "analysis",
			"measurement", "treatment", "using", "product", "accessorie", "accessory", "powered", "single", "human",
			"monitoring", "external", "health", "diagnostic", "type", "certain", "sterile", "reusable", "disposable",
			"hospital", "which", "their", "these", "where", "within", "regulation", "requirement", "guidance",
			"manufacturer", "service", "data", "safety", "performance", "quality", "digital", "general", "after",
			"before", "between", "including");

	/** Some devices of a class, which the text names. */
	private static final Pattern SELECTION = WordPattern
		.of("\\b(certain|specific|selected|listed|bestimmte[rn]?|ausgewählte[rn]?|certaine?s|ciert[oa]s|determinad[oa]s|determinat[ie]|alcun[ie]|alguns|algumas) (\\w+ ){0,3}(devices?|produkte|medizinprodukte|dispositi\\w+|produits|productos|produtos|prodotti)\\b");

	private static final Set<String> BY_OTHER_SIGNS = Set.of("device_kind", "selected_devices", "scope_of_text",
			"classification_panel", "risk_class", "therapeutic_area", "addressee", "device_characteristic",
			"act_or_standard");

	/** Words that name more than two kinds of devices, or a therapeutic area. */
	private static final Set<String> COMMON = common();

	private final Vocabulary vocabulary = Vocabulary.shipped();

	private final Company company;

	private final ProfileFacts facts;

	private final ProfileKeywords keywords;

	KindRules(Company company, ProfileFacts facts, ProfileKeywords keywords) {
		this.company = company;
		this.facts = facts;
		this.keywords = keywords;
	}

	Optional<Relevance> product(List<String> texts) {
		List<String> named = this.keywords.productsIn(texts);
		return named.isEmpty() ? Optional.empty() : Optional.of(new Relevance.Shared(named));
	}

	Optional<Relevance> inTitles(UpdateTitles titles, Passages text) {
		Set<String> named = titles.kinds();
		Optional<Relevance> found = compare(named, TitleWords.nameExamples(titles.texts()));
		boolean mentioned = titles.labels(Topic.DEVICE_KINDS).stream().anyMatch(this.facts.kinds()::contains);
		return found.map((one) -> (one instanceof Relevance.Foreign
				&& (mentioned || isContradicted(text) || !isConfirmed(named, text) || haveWordsInCommon(titles)))
						? new Relevance.Unclear(question(named)) : one);
	}

	/**
	 * The second signal beside a title: the text names the kind again, in unchanged parts
	 * as well, or the nomenclature keeps it apart from the company's.
	 */
	private boolean isConfirmed(Set<String> named, Passages text) {
		Set<String> own = this.facts.kinds().stream().map(KindRules::category).collect(Collectors.toSet());
		return named.stream().noneMatch((kind) -> own.contains(category(kind)))
				|| this.vocabulary.find(Topic.DEVICE_KINDS, text.all().stream().map(Segment::text).toList())
					.stream()
					.anyMatch(named::contains);
	}

	/** Words of the profile that are not those of many kinds of devices. */
	private boolean haveWordsInCommon(UpdateTitles titles) {
		Set<String> own = significant(ProfileWords.of(this.company));
		return significant(titles.texts()).stream().anyMatch((word) -> own.contains(word) && !COMMON.contains(word));
	}

	private static String category(String kind) {
		return DeviceKind.named(kind).map(DeviceKind::category).orElse("");
	}

	/**
	 * Whether a text names the company's own kind although a rule that does not compare
	 * kinds or read exclusions would put it aside.
	 */
	boolean isSpokenOf(Relevance.Foreign found, Passages text) {
		return BY_OTHER_SIGNS.contains(found.rule()) && this.vocabulary
			.find(Topic.DEVICE_KINDS,
					found.rule().equals("addressee") ? text.withoutDutiesOfOthers() : text.withoutExclusions())
			.stream()
			.anyMatch(this.facts.kinds()::contains);
	}

	/** What a title of devices at large is followed by does not narrow it for sure. */
	Optional<Relevance> below(UpdateTitles titles, Passages text) {
		boolean wide = titles.speakOfDevicesAtLarge() && titles.panel().filter(this::isForeign).isEmpty();
		return Stream
			.of(compare(this.vocabulary.find(Topic.DEVICE_KINDS, text.headings()), false), mostly(text.bodies()))
			.flatMap(Optional::stream)
			.findFirst()
			.map((one) -> (wide && one instanceof Relevance.Foreign) ? new Relevance.Unclear() : one);
	}

	/** Words of the products in titles that name no kind that is known. */
	Optional<Relevance> words(UpdateTitles titles) {
		List<String> products = this.company.products()
			.stream()
			.flatMap((one) -> Stream.of(one.name(), one.description()))
			.toList();
		Set<String> shared = significant(titles.texts());
		shared.retainAll(significant(products));
		boolean same = shared.size() >= SAME && titles.labels(Topic.DEVICE_KINDS).isEmpty();
		return same ? Optional.of(new Relevance.Shared(List.copyOf(shared))) : Optional.empty();
	}

	/** A decision about one type of device that the vocabulary does not know. */
	Optional<Relevance> oneDevice(UpdateTitles titles, Passages text) {
		return titles.oneDevice().map((device) -> {
			Optional<String> lacking = this.vocabulary.find(Topic.DEVICE_CHARACTERISTICS, List.of(device))
				.stream()
				.filter((label) -> this.facts.characteristic(label) == ThreeValued.HAS_NOT)
				.findFirst();
			List<String> own = this.vocabulary.find(Topic.DEVICE_KINDS, text.bodies())
				.stream()
				.filter(this.facts.kinds()::contains)
				.toList();
			if (!own.isEmpty()) {
				return new Relevance.Shared(own);
			}
			if (lacking.isPresent()) {
				return new Relevance.Foreign("device_characteristic", List.of(lacking.get()), "deviceCharacteristics",
						this.company.deviceCharacteristics());
			}
			boolean alike = significant(List.of(device)).stream()
				.anyMatch(significant(this.facts.sentences())::contains);
			boolean otherPanel = titles.panel().filter(this::isForeign).isPresent();
			return (otherPanel && !alike && !this.company.products().isEmpty() && !isContradicted(text))
					? foreign(List.of(device)) : new Relevance.Unclear(question(List.of(device)));
		});
	}

	/**
	 * Titles of certain devices that the text names. Two signals put aside: the title
	 * selects, and several kinds are selected or its panel is that of other kinds.
	 */
	Optional<Relevance> selected(UpdateTitles titles, Passages text) {
		Set<String> named = this.vocabulary.find(Topic.DEVICE_KINDS, text.bodies());
		boolean selects = titles.texts().stream().anyMatch((title) -> SELECTION.matcher(title).find());
		if (!selects || named.isEmpty() || this.facts.kinds().isEmpty()) {
			return Optional.empty();
		}
		boolean agreed = ExclusionConditions.areDifferent(named) || titles.panel().filter(this::isForeign).isPresent();
		return compare(named, !agreed).map((one) -> (one instanceof Relevance.Foreign other)
				? new Relevance.Foreign("selected_devices", other.named(), other.profileField(), other.values()) : one);
	}

	/** A text of a classification panel that names no device. */
	Optional<Relevance> panel(UpdateTitles titles, Passages text) {
		return titles.panel().map((panel) -> {
			if (isOwn(panel)) {
				return new Relevance.Shared(List.of(panel.title()));
			}
			return (!isForeign(panel) || this.company.products().isEmpty() || isContradicted(text))
					? new Relevance.Unclear(question(List.of(panel.title())))
					: new Relevance.Foreign("classification_panel", List.of(panel.title()), "products",
							ProfileWords.products(this.company));
		});
	}

	/** A text for others than makers that does not speak of the company's own. */
	Optional<Relevance> addressees(UpdateTitles titles, Passages text) {
		boolean own = this.vocabulary.find(Topic.DEVICE_KINDS, text.bodies())
			.stream()
			.anyMatch(this.facts.kinds()::contains);
		return own ? Optional.empty() : Addressees.others(titles, text, this.company);
	}

	private Optional<Relevance> compare(Set<String> named, boolean examples) {
		Set<String> own = this.facts.kinds();
		List<String> both = named.stream().filter(own::contains).toList();
		if (!both.isEmpty()) {
			return Optional.of(new Relevance.Shared(both));
		}
		if (named.isEmpty()) {
			return Optional.empty();
		}
		boolean partly = examples || own.isEmpty() || RelatedKinds.areRelated(named, own);
		return Optional.of(!partly ? foreign(named) : new Relevance.Unclear(question(named)));
	}

	/** Whether the text speaks of the company's own where it says what it is for. */
	private boolean isContradicted(Passages text) {
		return this.vocabulary.find(Topic.DEVICE_KINDS, text.inclusions())
			.stream()
			.anyMatch(this.facts.kinds()::contains) || !this.keywords.productsIn(text.bodies()).isEmpty();
	}

	/** What most of a text speaks of, if its titles do not say. */
	private Optional<Relevance> mostly(List<String> all) {
		List<String> bodies = all.stream().limit(READ).toList();
		List<Set<String>> named = bodies.stream()
			.map((text) -> PassingMention.without(text).map(TermMatch::label).collect(Collectors.toSet()))
			.filter((found) -> !found.isEmpty())
			.toList();
		boolean own = named.stream().anyMatch((found) -> found.stream().anyMatch(this.facts.kinds()::contains));
		return (own || 2 * named.size() > bodies.size())
				? compare(named.stream().flatMap(Set::stream).collect(Collectors.toSet()), false) : Optional.empty();
	}

	private boolean isForeign(ClassificationPanel panel) {
		return !parts().isEmpty() && !isOwn(panel);
	}

	private boolean isOwn(ClassificationPanel panel) {
		Set<String> areas = this.facts.labelsOf(Topic.THERAPEUTIC_AREAS);
		return parts().contains(panel.part()) || panel.areas().stream().anyMatch(areas::contains);
	}

	/** Parts of 21 CFR that hold the company's kinds. */
	private Set<String> parts() {
		return this.facts.kinds()
			.stream()
			.flatMap((kind) -> DeviceKind.named(kind).flatMap(DeviceKind::part).stream())
			.collect(Collectors.toUnmodifiableSet());
	}

	private Relevance foreign(Collection<String> named) {
		return new Relevance.Foreign("device_kind", List.copyOf(named), "products",
				ProfileWords.products(this.company));
	}

	private static String question(Collection<String> named) {
		return "Does the company make %s, or parts of them?".formatted(String.join(", ", named));
	}

	private static Set<String> significant(Collection<String> texts) {
		Set<String> words = new HashSet<>();
		texts.forEach((text) -> WORDS.splitAsStream(text.toLowerCase(Locale.ROOT))
			.map((word) -> word.endsWith("s") ? word.substring(0, word.length() - 1) : word)
			.filter((word) -> word.length() >= SIGNIFICANT && !GENERIC.contains(word))
			.forEach(words::add));
		return words;
	}

	private static Set<String> common() {
		Vocabulary vocabulary = Vocabulary.shipped();
		Stream<String> ofAreas = vocabulary.known(Topic.THERAPEUTIC_AREAS)
			.stream()
			.flatMap((area) -> significant(vocabulary.terms(Topic.THERAPEUTIC_AREAS, area)).stream());
		Stream<String> ofKinds = DeviceKind.all()
			.values()
			.stream()
			.flatMap((kind) -> significant(kind.terms()).stream())
			.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
			.entrySet()
			.stream()
			.filter((word) -> word.getValue() > 2)
			.map(Map.Entry::getKey);
		return Stream.concat(ofAreas, ofKinds).collect(Collectors.toUnmodifiableSet());
	}

}
