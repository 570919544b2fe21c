package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Compares what a text says of its own scope, its exclusions and its exemptions. */
final class ScopeRules {

	/** What a sentence names besides does not narrow it. */
	private static final Pattern BESIDES = WordPattern
		.of("\\b(including|such as|for example|whether or not|as well as|irrespective|regardless|in particular|of particular interest|particularly|notably|e\\.g\\.|among others|especially|einschließlich|y compris|incluid\\w+|compres\\w+)\\b");

	/** A sentence of all devices is not narrow. */
	static final Pattern WIDENS = WordPattern
		.of("\\b(all (medical )?devices|any (medical )?devices?|all manufacturers|every manufacturer)\\b");

	/** What a sentence leaves out of a part of the text is not left out of all of it. */
	private static final Pattern PARTIAL = WordPattern
		.of("\\b(this|these|the) (sub)?(section|clause|paragraph|chapter|annex|step|table|duty|obligation|time limit|deadline)s?\\b");

	/** Devices of which a sentence names no property. */
	private static final Pattern ALL_DEVICES = WordPattern
		.of("\\bmedical devices\\b(?! (that|which|with|containing|incorporating|of|for|intended|made)\\b)|\\bmedizinprodukte\\b(?!,? (die|mit|der)\\b)|\\bdispositifs médicaux\\b(?! (qui|de|à|avec|contenant)\\b)");

	private final Company company;

	private final ProfileFacts facts;

	private final CharacteristicRules characteristics;

	private final ClassAndAreaRules classes;

	private final ContrastRules contrasts;

	ScopeRules(Company company, ProfileFacts facts, CharacteristicRules characteristics, ClassAndAreaRules classes) {
		this.company = company;
		this.facts = facts;
		this.characteristics = characteristics;
		this.classes = classes;
		this.contrasts = characteristics.contrasts();
	}

	/**
	 * A text that says itself that none of the company's devices is meant, under a title
	 * that does not name them.
	 */
	Optional<Relevance> exclusion(UpdateTitles titles, Passages text) {
		List<String> sentences = text.exclusions().stream().filter((one) -> !PARTIAL.matcher(one).find()).toList();
		return devices(titles, sentences).or(() -> this.contrasts.excluded(titles, sentences, text.inclusions()))
			.or(() -> exclusion(sentences, titles, text));
	}

	/** Two signals: a title of other goods, and a text that leaves out all devices. */
	private Optional<Relevance> devices(UpdateTitles titles, List<String> sentences) {
		boolean devices = TitleWords.speakOfDevicesAtLarge(titles.texts()) || titles.areNarrow();
		if (devices || sentences.stream().noneMatch((one) -> ALL_DEVICES.matcher(one).find())) {
			return Optional.empty();
		}
		Map.Entry<String, List<String>> field = ProfileWords.filledField(this.company);
		return NeighbouringLaw.all()
			.stream()
			.filter((law) -> titles.texts().stream().anyMatch(law::isNamedIn))
			.findFirst()
			.map((law) -> new Relevance.Foreign("excluded_by_text", List.of(law.goods()), field.getKey(),
					field.getValue()));
	}

	private Optional<Relevance> exclusion(List<String> sentences, UpdateTitles titles, Passages text) {
		if (titles.labels(Topic.DEVICE_KINDS).stream().anyMatch(this.facts.kinds()::contains)) {
			return Optional.empty();
		}
		Set<String> titled = titles.labels(Topic.DEVICE_KINDS);
		boolean others = !titled.isEmpty() && !RelatedKinds.areRelated(titled, this.facts.kinds());
		Set<String> kinds = others ? Vocabulary.shipped().find(Topic.DEVICE_KINDS, sentences)
				: own(Topic.DEVICE_KINDS, sentences);
		Set<String> included = kinds(text.inclusions());
		Set<String> own = this.facts.kinds();
		if (!own.isEmpty() && kinds.containsAll(own) && included.stream().noneMatch(own::contains)) {
			return foreign("products", own, ProfileWords.products(this.company));
		}
		if (this.facts.isDiagnosticsOnly() && names(sentences, ProfileFacts.DIAGNOSTIC)
				&& !names(text.inclusions(), ProfileFacts.DIAGNOSTIC)) {
			return Optional.of(new Relevance.Foreign(Relevance.Foreign.OTHER_LAW, List.of(ProfileFacts.DIAGNOSTIC),
					"products", ProfileWords.products(this.company)));
		}
		return (this.facts.isSoftwareOnly()
				&& own(Topic.DEVICE_CHARACTERISTICS, sentences).contains(ProfileFacts.SOFTWARE)
				&& !names(text.inclusions(), ProfileFacts.SOFTWARE))
						? foreign("deviceCharacteristics", Set.of(ProfileFacts.SOFTWARE),
								this.company.deviceCharacteristics())
						: Optional.empty();
	}

	/**
	 * What sentences name without a limit, or with one that the profile names, too: that
	 * "hospital ventilators" are left out says nothing of others, unless the title is
	 * about an unrelated kind.
	 */
	private Set<String> own(Topic topic, List<String> sentences) {
		String profile = String.join(" ", this.facts.sentences()).toLowerCase(Locale.ROOT);
		return sentences.stream()
			.flatMap((sentence) -> Vocabulary.shipped()
				.matches(topic, sentence)
				.stream()
				.filter((match) -> LimitedNoun.isOfAll(sentence, match, profile)))
			.map(TermMatch::label)
			.collect(Collectors.toUnmodifiableSet());
	}

	/** What sentences of the scope name, where the title is wide. */
	Optional<Relevance> inclusion(Passages text, String geography) {
		return kindsAndCharacteristics(text)
			.or(() -> this.classes.classes(RiskClasses.named(narrow(text)), Set.of(), geography));
	}

	/** Sentences of the scope, without what they name besides. */
	static List<String> narrow(Passages text) {
		return text.inclusions()
			.stream()
			.filter((one) -> !WIDENS.matcher(one).find())
			.map((one) -> BESIDES.split(one, 2)[0])
			.toList();
	}

	/** Kinds that sentences name, but not those that they name to leave them out. */
	private static Set<String> kinds(List<String> sentences) {
		return sentences.stream()
			.flatMap((sentence) -> PassingMention.without(sentence)
				.filter((match) -> Polarity.of(sentence, match.start(), match.end()) == Polarity.AFFIRMED))
			.map(TermMatch::label)
			.collect(Collectors.toUnmodifiableSet());
	}

	private Optional<Relevance.Shared> ownKinds(Passages text) {
		List<String> shared = kinds(text.inclusions()).stream().filter(this.facts.kinds()::contains).toList();
		return shared.isEmpty() ? Optional.empty() : Optional.of(new Relevance.Shared(shared));
	}

	private Optional<Relevance> kindsAndCharacteristics(Passages text) {
		List<String> narrow = narrow(text);
		Set<String> kinds = kinds(narrow);
		Optional<Relevance> shared = ownKinds(text).map((own) -> own);
		if (shared.isPresent()) {
			return shared;
		}
		List<String> listed = narrow.stream().flatMap((one) -> this.characteristics.listed(one)).distinct().toList();
		if (!kinds.isEmpty() && !listed.isEmpty()) {
			return Optional.of(new Relevance.Shared(listed));
		}
		if (!kinds.isEmpty() && !this.facts.kinds().isEmpty()) {
			boolean related = RelatedKinds.areRelated(kinds, this.facts.kinds());
			return (related || isOpen(kinds, narrow)) ? Optional.of(new Relevance.Unclear())
					: Optional.of(new Relevance.Foreign("scope_of_text", List.copyOf(kinds), "products",
							ProfileWords.products(this.company)));
		}
		return this.characteristics.named(narrow, true);
	}

	/** A list of different kinds that is not closed may be followed by others. */
	private static boolean isOpen(Set<String> kinds, List<String> sentences) {
		return ExclusionConditions.areDifferent(kinds) && sentences.stream().noneMatch(ExclusionConditions::isClosed);
	}

	/**
	 * What a text says of its scope decides what its title leaves open, and may take back
	 * what it denies.
	 */
	Relevance confirmed(Relevance found, UpdateTitles titles, Passages text) {
		return switch (found) {
			case Relevance.Shared shared -> narrowed(shared, titles, text);
			case Relevance.Unclear unclear when unclear.question().isEmpty() ->
				kindsAndCharacteristics(text).orElse(found);
			case Relevance.Unclear _ -> ownKinds(text).map((own) -> narrowed(own, titles, text)).orElse(found);
			case Relevance.Foreign foreign when foreign.rule().equals("device_characteristic") ->
				kindsAndCharacteristics(text).filter(Relevance.Shared.class::isInstance).orElse(found);
			case Relevance.Foreign foreign when foreign.rule().equals("device_kind") && listOwn(titles) ->
				new Relevance.Unclear();
			case Relevance.Foreign _, Relevance.ForAll _ -> found;
		};
	}

	/** Whether titles list something that the company's devices have beside kinds. */
	private boolean listOwn(UpdateTitles titles) {
		return titles.texts().stream().flatMap(this.characteristics::listed).findAny().isPresent();
	}

	/**
	 * What is about the company's own devices still is not for those of them that a title
	 * or a closed scope limits to something that the profile denies.
	 */
	private Relevance narrowed(Relevance.Shared shared, UpdateTitles titles, Passages text) {
		return Stream.concat(titles.texts().stream(), narrow(text).stream().filter(ExclusionConditions::isClosed))
			.flatMap((one) -> CharacteristicRules.affirmed(one).stream())
			.map(TermMatch::label)
			.filter((label) -> !shared.labels().contains(label) && this.facts.isDenied(label))
			.findFirst()
			.<Relevance>map((label) -> new Relevance.Foreign("denied_by_profile", List.of(label), "companyDescription",
					this.facts.denials(label)))
			.or(() -> this.contrasts.limiting(titles, text))
			.orElse(shared);
	}

	private static boolean names(List<String> sentences, String label) {
		return Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, sentences).contains(label);
	}

	private static Optional<Relevance> foreign(String field, Set<String> named, List<String> values) {
		return Optional.of(new Relevance.Foreign("excluded_by_text", List.copyOf(named), field, values));
	}

}
