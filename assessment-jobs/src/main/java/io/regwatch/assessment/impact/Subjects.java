package io.regwatch.assessment.impact;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Compares what a document is about with what a company makes, from the most telling to
 * the least: kinds of devices, details, characteristics, classes, areas, devices at
 * large. What is not told on either side decides nothing.
 */
final class Subjects {

	private static final Pattern BODY_CONTACT = Pattern.compile(
			"biological evaluation|biocompatib\\w+|chemical characteri[sz]ation|toxicolog\\w+|cytotoxicity|leachables?"
					+ "|extractables?|packaging|steril\\w+|cleanroom|clean room|shelf[- ]life|reprocessing",
			Pattern.CASE_INSENSITIVE);

	/** What concerns every maker of devices. */
	private static final Pattern FOR_ALL = Pattern
		.compile("\\bdevices?\\b|\\bmanufacturers?\\b|quality (management )?system|vigilance|post-market|postmarket"
				+ "|unique device identification|\\bUDI\\b|labell?ing|clinical (evaluation|investigation)s?"
				+ "|risk management|adverse (event|incident)s?|serious incidents?|economic operators?|usability"
				+ "|notified bod(y|ies)|dispositifs? médica|dispositivos? médico|dispositivi medici|produtos? para saúde"
				+ "|medizinprodukt|medische hulpmiddelen|medicintekniska|wyrob\\w* medyczn|医療機器|医疗器械|의료기기",
				Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	/** Titles that name some devices of many. */
	private static final Pattern EXAMPLES = Pattern.compile(
			"\\b(including|such as|for example|and other (medical )?devices|among (them|others))\\b",
			Pattern.CASE_INSENSITIVE);

	/** What makers do whatever they make. */
	private static final Pattern OF_EVERY_MAKER = Pattern.compile(
			"quality (management )?system|production|vigilance|\\bUDI\\b|unique device identification|economic operators?"
					+ "|registration|importers?|distributors?|post-?market|adverse events?|incidents?|emergency|pandemic",
			Pattern.CASE_INSENSITIVE);

	/** Whom duties of every maker are laid on. */
	private static final Pattern MAKERS = Pattern.compile(
			"\\b(manufacturers?|makers|sponsors?|importers?|establishments?|economic operators?|medical devices?|hersteller|fabricants?"
					+ "|fabricantes?|fabbricant[ei])\\b|製造販売業者|製造業者|注册人",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	/** Characteristics that a device may have without its profile saying so. */
	private static final Set<String> QUIET = Set.of("connected", "active", "biocompatible contact",
			"measuring function", "reusable", "invasive", "wearable", "single-use");

	/** Where there is one of these, there may be software and what goes with it. */
	private static final Set<String> ELECTRIC = Set.of("software", "active", "connected", "AI/ML", "wearable");

	private static final Set<String> OF_SOFTWARE = Set.of("software", "AI/ML", "connected");

	/** What a text is about stands at its beginning. */
	private static final int READ = 200;

	private final Vocabulary vocabulary = Vocabulary.shipped();

	private final Company company;

	private final Interests interests;

	private final String profile;

	private final Set<String> kinds;

	Subjects(Company company, Interests interests) {
		this.company = company;
		this.interests = interests;
		List<String> words = ProfileWords.of(company);
		this.profile = String.join("\n", words);
		this.kinds = this.vocabulary.find(Topic.DEVICE_KINDS, words);
	}

	Relevance of(Candidate candidate, List<Segment> said) {
		List<String> titles = List.of(candidate.title(), candidate.reference().title());
		List<String> headings = said.stream().filter(Segment::heading).map(Segment::text).toList();
		List<String> bodies = said.stream().filter((one) -> !one.heading()).map(Segment::text).toList();
		return Stream
			.<Supplier<Optional<Relevance>>>of(() -> exclusion(bodies), () -> product(titles), () -> kind(titles),
					() -> detail(titles), () -> characteristic(titles), () -> riskClass(titles), () -> area(titles),
					() -> product(headings), () -> below(titles, kind(headings)), () -> below(titles, mostly(bodies)),
					() -> devicesAtLarge(titles), () -> characteristic(headings), () -> makers(bodies))
			.flatMap((rule) -> rule.get().stream())
			.findFirst()
			.filter((relevance) -> !(candidate.explicit() && relevance instanceof Relevance.Foreign))
			.orElseGet(Relevance.Unclear::new);
	}

	/** A text that says itself that the company's kinds of devices are not meant. */
	private Optional<Relevance> exclusion(List<String> bodies) {
		Set<String> excluded = this.vocabulary.find(Topic.DEVICE_KINDS, Exclusions.of(bodies));
		return (!this.kinds.isEmpty() && excluded.containsAll(this.kinds))
				? foreign("excluded_by_text", this.kinds, "products", ProfileWords.products(this.company))
				: Optional.empty();
	}

	private Optional<Relevance> product(List<String> texts) {
		return shared(this.interests.productsIn(texts));
	}

	private Optional<Relevance> kind(List<String> texts) {
		Set<String> named = this.vocabulary.find(Topic.DEVICE_KINDS, texts);
		boolean partly = texts.stream().anyMatch((text) -> EXAMPLES.matcher(text).find())
				|| Families.areRelated(named, this.kinds);
		if (partly && named.stream().noneMatch(this.kinds::contains)) {
			return named.isEmpty() ? Optional.empty() : Optional.of(new Relevance.Unclear());
		}
		return compare("device_kind", named, this.kinds, "products", ProfileWords.products(this.company));
	}

	/** Nobody asks for what a profile does not tell; only that it cannot be is told. */
	private Optional<Relevance> detail(List<String> titles) {
		Optional<Detail> named = titles.stream().flatMap((title) -> Detail.of(title).stream()).findFirst();
		return named.flatMap((detail) -> {
			if (detail.isNamedIn(this.profile)) {
				return shared(List.of(detail.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
			}
			boolean possible = !isSoftwareOnly() && detail.isPossibleFor(this.profile);
			return possible ? Optional.of(new Relevance.Unclear())
					: foreign("product_detail", List.of(detail.name().toLowerCase(Locale.ROOT).replace('_', ' ')),
							"deviceCharacteristics", this.company.deviceCharacteristics());
		});
	}

	private Optional<Relevance> characteristic(List<String> texts) {
		Set<String> named = new LinkedHashSet<>(this.vocabulary.find(Topic.DEVICE_CHARACTERISTICS, texts));
		if (texts.stream().anyMatch(OtherGoods::namesDevicesAtLarge)) {
			named.remove("in vitro diagnostic");
		}
		List<String> own = this.interests.labelsOf(Topic.DEVICE_CHARACTERISTICS);
		boolean perhaps = named.stream().anyMatch((one) -> isPossible(one, own))
				|| (!named.isEmpty() && texts.stream().anyMatch((text) -> OF_EVERY_MAKER.matcher(text).find()));
		if (perhaps && own.stream().noneMatch(named::contains)) {
			return Optional.of(new Relevance.Unclear());
		}
		return compare("device_characteristic", named, own, "deviceCharacteristics",
				this.company.deviceCharacteristics());
	}

	private static boolean isPossible(String characteristic, Collection<String> own) {
		return OF_SOFTWARE.contains(characteristic) ? own.stream().anyMatch(ELECTRIC::contains)
				: QUIET.contains(characteristic);
	}

	private Optional<Relevance> riskClass(List<String> titles) {
		return compare("risk_class", this.vocabulary.find(Topic.RISK_CLASSIFICATIONS, titles),
				this.interests.labelsOf(Topic.RISK_CLASSIFICATIONS), "riskClassifications",
				this.company.riskClassifications());
	}

	/** Another area makes it only uncertain: many devices serve more than one. */
	private Optional<Relevance> area(List<String> titles) {
		return compare("therapeutic_area", this.vocabulary.find(Topic.THERAPEUTIC_AREAS, titles),
				this.interests.labelsOf(Topic.THERAPEUTIC_AREAS), "therapeuticAreas", this.company.therapeuticAreas())
			.map((found) -> (found instanceof Relevance.Foreign) ? new Relevance.Unclear() : found);
	}

	/** What a title of devices at large is followed by does not narrow it for sure. */
	private static Optional<Relevance> below(List<String> titles, Optional<Relevance> found) {
		boolean wide = titles.stream().anyMatch((title) -> FOR_ALL.matcher(title).find());
		return found.map((one) -> (wide && one instanceof Relevance.Foreign) ? new Relevance.Unclear() : one);
	}

	/** Duties of makers, where nothing says of what. */
	private static Optional<Relevance> makers(List<String> bodies) {
		boolean all = bodies.stream()
			.flatMap((text) -> Obligations.of(text).stream())
			.anyMatch((duty) -> MAKERS.matcher(duty).find());
		return all ? Optional.of(new Relevance.ForAll()) : Optional.empty();
	}

	/** What most of a text speaks of, if its titles do not say. */
	private Optional<Relevance> mostly(List<String> all) {
		List<String> bodies = all.stream().limit(READ).toList();
		long own = bodies.stream().filter((text) -> speaksOf(text, true)).count();
		long others = bodies.stream().filter((text) -> speaksOf(text, false)).count();
		return (own > 0 || 2 * others > bodies.size()) ? kind(bodies) : Optional.empty();
	}

	private boolean speaksOf(String text, boolean own) {
		Set<String> named = this.vocabulary.find(Topic.DEVICE_KINDS, List.of(text));
		return !named.isEmpty() && named.stream().anyMatch(this.kinds::contains) == own;
	}

	private Optional<Relevance> devicesAtLarge(List<String> titles) {
		if (titles.stream().noneMatch((title) -> FOR_ALL.matcher(title).find())) {
			return Optional.empty();
		}
		return (isSoftwareOnly() && titles.stream().anyMatch((title) -> BODY_CONTACT.matcher(title).find()))
				? foreign("software_only", List.of("materials"), "deviceCharacteristics",
						this.company.deviceCharacteristics())
				: Optional.of(new Relevance.ForAll());
	}

	private boolean isSoftwareOnly() {
		List<String> own = this.interests.labelsOf(Topic.DEVICE_CHARACTERISTICS);
		return own.contains("software") && !this.company.deviceCharacteristics().isEmpty()
				&& OF_SOFTWARE.containsAll(this.company.deviceCharacteristics());
	}

	/** Nothing follows if either side names nothing. */
	private static Optional<Relevance> compare(String rule, Collection<String> named, Collection<String> own,
			String profileField, List<String> values) {
		List<String> both = new ArrayList<>(named);
		both.retainAll(own);
		if (!both.isEmpty() || named.isEmpty()) {
			return shared(both);
		}
		return (own.isEmpty() || values.isEmpty()) ? Optional.empty() : foreign(rule, named, profileField, values);
	}

	private static Optional<Relevance> shared(List<String> labels) {
		return labels.isEmpty() ? Optional.empty() : Optional.of(new Relevance.Shared(labels));
	}

	private static Optional<Relevance> foreign(String rule, Collection<String> named, String profileField,
			List<String> values) {
		return Optional.of(new Relevance.Foreign(rule, List.copyOf(named), profileField, values));
	}

}
