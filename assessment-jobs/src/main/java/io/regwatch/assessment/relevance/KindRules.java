package io.regwatch.assessment.relevance;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ProfileKeywords;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Compares kinds of devices and products that titles name. */
final class KindRules {

	/** What is for all devices of a wide group is not for a kind that it names alone. */
	private static final WordPattern ALL_POWERED = WordPattern
		.of("\\b(all|any|every|alle|tous les|toutes les|todos los|tutti (i|gli)|todos os) (\\w+ )?(medical electrical|electromedical|electrical|powered|active|medizinischen elektrischen|aktiven|appareils électromédicaux|dispositifs (médicaux )?actifs|equipos electromédicos|productos (sanitarios )?activos|apparecchi elettromedicali|dispositivi (medici )?attivi|dispositivos (médicos )?ativos)\\b(?! (implantable|ingredient|substance|pharmaceutical|implantierbar))");

	/** Words in common that make two devices the same. */
	private static final int SAME = 2;

	private static final Set<String> PROGRAMMED = Set.of(DeviceFamily.SOFTWARE, "AI/ML", "connected");

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
		Optional<Relevance> found = compare(named, TitleWords.nameExamples(titles.texts()))
			.map((one) -> isOfOtherThings(one, titles) ? foreign(named, this.company) : one);
		boolean mentioned = titles.labels(Topic.DEVICE_KINDS).stream().anyMatch(this.facts.kinds()::contains);
		return found.map((one) -> (one instanceof Relevance.Foreign && (mentioned || isContradicted(text)
				|| !isConfirmed(named, text) || haveWordsInCommon(titles) || listProduct(titles)))
						? new Relevance.Unclear(question(named)) : one);
	}

	/** Whether the text speaks of the company's own where it says what it is for. */
	boolean isContradicted(Passages text) {
		List<String> included = text.statements().inclusions();
		return Vocabulary.shipped().find(Topic.DEVICE_KINDS, included).stream().anyMatch(this.facts.kinds()::contains)
				|| !this.keywords.productsIn(text).isEmpty()
				|| (this.facts.characteristic("active") != ThreeValued.HAS_NOT
						&& included.stream().anyMatch(ALL_POWERED::isIn));
	}

	/**
	 * The second signal beside a title: the text names the kind again, in unchanged parts
	 * as well, or the nomenclature keeps it apart from the company's.
	 */
	private boolean isConfirmed(Set<String> named, Passages text) {
		Set<String> own = this.facts.kinds()
			.stream()
			.map(KindRules::category)
			.collect(Collectors.toCollection(LinkedHashSet::new));
		return named.stream().noneMatch((kind) -> own.contains(category(kind)))
				|| this.vocabulary.find(Topic.DEVICE_KINDS, text.all().stream().map(Segment::text).toList())
					.stream()
					.anyMatch(named::contains);
	}

	/** Words of the profile that are not those of many kinds of devices. */
	private boolean haveWordsInCommon(UpdateTitles titles) {
		Set<String> own = SignificantWords.of(this.company.words());
		return SignificantWords.of(titles.texts().stream().map(this::withoutKinds).toList())
			.stream()
			.anyMatch((word) -> own.contains(word) && !SignificantWords.isCommon(word));
	}

	/** Two words of a product in a member of a list that is no known kind. */
	private boolean listProduct(UpdateTitles titles) {
		List<Set<String>> members = titles.texts()
			.stream()
			.flatMap(ListedSubjects::beside)
			.map((member) -> SignificantWords.of(List.of(member)))
			.toList();
		return this.company.products()
			.stream()
			.map((product) -> SignificantWords.of(List.of(product.description())))
			.anyMatch((words) -> members.stream()
				.anyMatch((one) -> one.stream().filter(words::contains).count() >= SAME));
	}

	/** A title without the names of kinds, which are compared as such. */
	private String withoutKinds(String title) {
		StringBuilder rest = new StringBuilder(title);
		this.vocabulary.matches(Topic.DEVICE_KINDS, title)
			.forEach((kind) -> rest.replace(kind.start(), kind.end(), " ".repeat(kind.end() - kind.start())));
		return rest.toString();
	}

	private static String category(String kind) {
		return DeviceKind.named(kind).map(DeviceKind::category).orElse("");
	}

	/**
	 * Two words that stand side by side in titles and in what the products are, at least
	 * one of which names few kinds of devices: "diaphragm pacing".
	 */
	Optional<Relevance> phrase(UpdateTitles titles) {
		Set<String> own = SignificantWords.pairs(this.company.products().stream().map(Company.Product::description));
		return SignificantWords.pairs(titles.texts().stream())
			.stream()
			.filter(own::contains)
			.findFirst()
			.map((pair) -> new Relevance.Shared(List.of(pair)));
	}

	/**
	 * Things that titles name beside kinds, and of which a product consists or is one.
	 */
	Optional<Relevance> beside(UpdateTitles titles) {
		Set<String> own = SignificantWords
			.of(this.company.products().stream().map(Company.Product::description).toList());
		return titles.texts()
			.stream()
			.flatMap(ListedSubjects::beside)
			.filter((one) -> SignificantWords.first(one).filter(own::contains).isPresent())
			.findFirst()
			.map((one) -> new Relevance.Unclear(question(List.of(one))));
	}

	/** Words of the products in titles that name no kind that is known. */
	Optional<Relevance> words(UpdateTitles titles) {
		List<String> products = this.company.products()
			.stream()
			.flatMap((one) -> Stream.of(one.name(), one.description()))
			.toList();
		Set<String> shared = SignificantWords.of(titles.texts());
		shared.retainAll(SignificantWords.of(products));
		boolean same = shared.size() >= SAME && titles.labels(Topic.DEVICE_KINDS).isEmpty();
		return same ? Optional.of(new Relevance.Shared(List.copyOf(shared))) : Optional.empty();
	}

	/** What follows from kinds that are named, or of which examples are named. */
	Optional<Relevance> compare(Set<String> named, boolean examples) {
		Set<String> own = this.facts.kinds();
		List<String> both = named.stream().filter(own::contains).toList();
		if (!both.isEmpty()) {
			return Optional.of(new Relevance.Shared(both));
		}
		if (named.isEmpty()) {
			return Optional.empty();
		}
		boolean open = own.isEmpty() || RelatedKinds.areRelated(named, own);
		boolean partly = examples || (open && !this.facts.deniesAll(named));
		return Optional.of(!partly ? foreign(named, this.company) : new Relevance.Unclear(question(named)));
	}

	/**
	 * Whether the company makes nothing but programs of no known kind, and titles name
	 * things and no programs.
	 */
	private boolean isOfOtherThings(Relevance found, UpdateTitles titles) {
		return found instanceof Relevance.Unclear && this.facts.kinds().isEmpty() && this.facts.isSoftwareOnly()
				&& Collections.disjoint(titles.labels(Topic.DEVICE_CHARACTERISTICS), PROGRAMMED)
				&& titles.kinds()
					.stream()
					.allMatch((kind) -> DeviceKind.named(kind).filter(DeviceKind::isTangible).isPresent());
	}

	static Relevance foreign(Collection<String> named, Company company) {
		return new Relevance.Foreign("device_kind", List.copyOf(named), "products", company.productNames());
	}

	static String question(Collection<String> named) {
		return "Does the company make %s, or parts of them?".formatted(String.join(", ", named));
	}

}
