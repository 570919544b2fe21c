package io.regwatch.assessment.relevance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProductDetails;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.knowledge.ActOrStandard;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.AffirmedTerms;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Compares how devices are made and work: characteristics, details, and acts that ask for
 * them.
 */
final class CharacteristicRules {

	/** What stands before a member of a list. */
	private static final WordPattern BEFORE_MEMBER = WordPattern.of("(,|\\b(and|or|und|oder|et|ou|y|o|e))\\s+$");

	/** Characteristics whose words are devices themselves. */
	static final Set<String> NOUNS = Set.of(DeviceFamily.SOFTWARE, DeviceFamily.DIAGNOSTIC, "implantable");

	private static final WordPattern DEVICES_BEHIND = WordPattern.of("\\W+(medical )?(devices?|products?|systems?)\\b");

	private final Company company;

	private final ProfileFacts facts;

	private final ProductDetails details;

	CharacteristicRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
		this.details = new ProductDetails(facts);
	}

	/**
	 * Whom the acts and standards concern that titles name. A title that names a
	 * framework is about something of it.
	 */
	Optional<Relevance> act(UpdateTitles titles, Passages text) {
		boolean frameworks = titles.acts().allMatch(ActOrStandard::isFramework);
		return Relevance.any(titles.acts().map((act) -> of(act, text)))
			.filter((one) -> !(frameworks && one instanceof Relevance.ForAll));
	}

	/**
	 * What follows from the details that titles name. Several, and characteristics beside
	 * them, have to agree.
	 */
	Optional<Relevance> detail(UpdateTitles titles) {
		List<Relevance> details = titles.texts()
			.stream()
			.flatMap((title) -> phrases(ScopeSentences.withoutExamples(title)).stream())
			.map((phrase) -> Relevance.every(phrase.stream().map(this::of)))
			.distinct()
			.toList();
		boolean mixed = details.stream().map(Object::getClass).distinct().count() > 1;
		Stream<Relevance> beside = (mixed || details.stream().anyMatch(Relevance.Shared.class::isInstance))
				? inTitles(titles).stream() : Stream.empty();
		Optional<Relevance> open = Stream.concat(details.stream(), beside)
			.filter(Relevance.Unclear.class::isInstance)
			.findFirst();
		return open.or(() -> mixed ? Optional.of(new Relevance.Unclear()) : details.stream().findFirst());
	}

	/** Details that stand side by side are one: "absorbable powder". */
	private Collection<List<ProductDetail>> phrases(String title) {
		Map<Integer, List<ProductDetail>> byEnd = new TreeMap<>();
		this.details.needed(title).forEach((place) -> {
			List<ProductDetail> phrase = byEnd.remove(place.start() - 1);
			byEnd.computeIfAbsent(place.end(), (_) -> (phrase != null) ? phrase : new ArrayList<>())
				.add(place.detail());
		});
		return byEnd.values();
	}

	/** Details of which a device has one and not the others. */
	ContrastRules contrasts() {
		return new ContrastRules(this.facts, this.details);
	}

	Optional<Relevance> inTitles(UpdateTitles titles) {
		return named(titles.texts());
	}

	/** Whether titles ask for what the profile says in so many words that it has not. */
	boolean areDenied(UpdateTitles titles) {
		return inTitles(titles)
			.filter((found) -> found instanceof Relevance.Foreign foreign && areDenied(foreign.named()))
			.isPresent();
	}

	/** Whether the profile says in so many words that it has not one of them. */
	boolean areDenied(Collection<String> labels) {
		return labels.stream()
			.anyMatch((one) -> this.facts.isDenied(one)
					|| ProductDetail.named(one).filter(this.details::isDenied).isPresent());
	}

	/**
	 * What follows from the characteristics that texts name; of several, one is enough.
	 */
	Optional<Relevance> named(Collection<String> texts) {
		return Relevance.any(texts.stream().flatMap((text) -> named(text, texts).stream()));
	}

	/**
	 * Where a text says which devices are meant, these have to have what else it names,
	 * too: "machine learning in implantable devices".
	 */
	private Optional<Relevance> named(String text, Collection<String> texts) {
		List<NamedGroup> named = NamedGroup.in(text);
		List<Relevance> each = Stream.of(true, false)
			.map((ofDevices) -> named.stream().filter((group) -> group.ofDevices() == ofDevices))
			.map((groups) -> counted(groups, texts))
			.filter((groups) -> !groups.isEmpty())
			.map(this::of)
			.toList();
		return each.isEmpty() ? Optional.empty() : Optional.of(Relevance.every(each.stream()));
	}

	/** Without what titles name beside something narrower, or to tell it apart. */
	private static Set<Set<String>> counted(Stream<NamedGroup> named, Collection<String> texts) {
		Set<Set<String>> groups = named.map(NamedGroup::labels).collect(Collectors.toCollection(LinkedHashSet::new));
		if (texts.stream().anyMatch(TitleWords::speakOfOtherDevices)) {
			groups.remove(Set.of(DeviceFamily.DIAGNOSTIC));
		}
		if (groups.contains(Set.of("AI/ML"))) {
			groups.removeIf((group) -> group.equals(Set.of(DeviceFamily.SOFTWARE)));
		}
		return groups;
	}

	/** Characteristics of the company that a list names as one of its members. */
	Stream<String> listed(String sentence) {
		return AffirmedTerms.characteristics(sentence)
			.stream()
			.filter((match) -> BEFORE_MEMBER.isIn(sentence.substring(0, match.start())))
			.filter((match) -> NOUNS.contains(match.label())
					|| DEVICES_BEHIND.matcher(sentence.substring(match.end())).lookingAt())
			.filter((match) -> Vocabulary.shipped()
				.matches(Topic.DEVICE_KINDS, sentence)
				.stream()
				.noneMatch((kind) -> kind.start() <= match.end() + 1 && match.start() <= kind.end()))
			.map(TermMatch::label)
			.filter((label) -> value(label) == ThreeValued.HAS);
	}

	ThreeValued value(String label) {
		return this.facts.characteristic(label);
	}

	/** What follows if one characteristic is needed. */
	Relevance of(String label) {
		return of(Set.of(Set.of(label)));
	}

	/** Any of the groups is enough; of a group each member is needed. */
	private Relevance of(Set<Set<String>> groups) {
		List<String> has = groups.stream()
			.filter((group) -> group.stream().allMatch((one) -> value(one) == ThreeValued.HAS))
			.flatMap(Set::stream)
			.distinct()
			.toList();
		if (!has.isEmpty()) {
			return new Relevance.Shared(has);
		}
		List<String> named = groups.stream().flatMap(Set::stream).distinct().toList();
		boolean excluded = groups.stream()
			.allMatch((group) -> group.stream().anyMatch((one) -> value(one) == ThreeValued.HAS_NOT));
		return excluded ? foreign("device_characteristic", named) : new Relevance.Unclear(question(named));
	}

	private Relevance of(ActOrStandard act, Passages text) {
		String concerns = act.concerns();
		if (concerns.equals(ActOrStandard.ALL) || concerns.equals(ActOrStandard.FRAMEWORK)) {
			return new Relevance.ForAll();
		}
		if (concerns.equals(ActOrStandard.DEVICES)) {
			return (this.facts.isDiagnosticsOnly() && !speaksOfDiagnostics(text))
					? foreign(Relevance.Foreign.OTHER_LAW, List.of(act.name())) : new Relevance.ForAll();
		}
		if (concerns.equals(ActOrStandard.NOBODY)) {
			return TitleWords.obligeMakers(text.statements().obligations()) ? new Relevance.Unclear()
					: foreign("act_or_standard", List.of(act.name()));
		}
		String rest = concerns.substring(concerns.indexOf(':') + 1);
		return switch (concerns.substring(0, concerns.indexOf(':') + 1)) {
			case "not:" -> (value(rest) == ThreeValued.HAS) ? new Relevance.Unclear(question(List.of(rest)))
					: new Relevance.ForAll();
			case "detail:" -> ProductDetail.named(rest).map(this::of).orElseGet(Relevance.Unclear::new);
			case "class:" -> this.company.riskClassifications().contains(rest) ? new Relevance.Shared(List.of(rest))
					: new Relevance.Unclear("Is a device of the company in %s?".formatted(rest));
			default -> of(alternatives(concerns));
		};
	}

	/**
	 * Whether a text under the law of other devices is about in vitro diagnostics, too.
	 */
	private static boolean speaksOfDiagnostics(Passages text) {
		return RiskClasses.affirmDiagnostics(text.statements().withoutExclusions());
	}

	private static Set<Set<String>> alternatives(String concerns) {
		Set<Set<String>> groups = new LinkedHashSet<>();
		Arrays.stream(concerns.split(",")).forEach((group) -> groups.add(Set.of(group.strip().split("\\+"))));
		return groups;
	}

	Relevance of(ProductDetail detail) {
		return switch (this.details.of(detail)) {
			case HAS -> new Relevance.Shared(List.of(detail.name()));
			case HAS_NOT -> foreign("product_detail", List.of(detail.name()));
			case UNKNOWN -> new Relevance.Unclear(detail.question());
		};
	}

	private Relevance foreign(String rule, List<String> named) {
		return new Relevance.Foreign(rule, named, "deviceCharacteristics", this.company.deviceCharacteristics());
	}

	static String question(Collection<String> labels) {
		return "Do the company's devices have this: %s?".formatted(String.join(", ", labels));
	}

}
