package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Compares what a text says of its own scope, its exclusions and its exemptions. */
final class ScopeRules {

	/** What a sentence names besides does not narrow it. */
	private static final Pattern WIDENS = Pattern.compile(
			"\\b(including|such as|for example|whether or not|as well as|irrespective|regardless|in particular|of particular interest|particularly|notably|e\\.g\\.|among others|especially|all (medical )?devices"
					+ "|any (medical )?devices?|all manufacturers|every manufacturer|einschließlich|y compris|incluid\\w+|compres\\w+)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	private final Company company;

	private final ProfileFacts facts;

	private final CharacteristicRules characteristics;

	private final ClassAndAreaRules classes;

	ScopeRules(Company company, ProfileFacts facts, CharacteristicRules characteristics, ClassAndAreaRules classes) {
		this.company = company;
		this.facts = facts;
		this.characteristics = characteristics;
		this.classes = classes;
	}

	/** A text that says itself that none of the company's devices is meant. */
	Optional<Relevance> exclusion(Passages text) {
		List<String> sentences = text.exclusions();
		Set<String> kinds = Vocabulary.shipped().find(Topic.DEVICE_KINDS, sentences);
		Set<String> included = Vocabulary.shipped().find(Topic.DEVICE_KINDS, text.inclusions());
		Set<String> own = this.facts.kinds();
		if (!own.isEmpty() && kinds.containsAll(own) && included.stream().noneMatch(own::contains)) {
			return foreign("products", own, ProfileWords.products(this.company));
		}
		if (this.facts.isDiagnosticsOnly() && names(sentences, ProfileFacts.DIAGNOSTIC)
				&& !names(text.inclusions(), ProfileFacts.DIAGNOSTIC)) {
			return foreign("products", Set.of(ProfileFacts.DIAGNOSTIC), ProfileWords.products(this.company));
		}
		return (this.facts.isSoftwareOnly() && names(sentences, ProfileFacts.SOFTWARE)
				&& !names(text.inclusions(), ProfileFacts.SOFTWARE))
						? foreign("deviceCharacteristics", Set.of(ProfileFacts.SOFTWARE),
								this.company.deviceCharacteristics())
						: Optional.empty();
	}

	/** What sentences of the scope name, where the title is wide. */
	Optional<Relevance> inclusion(Passages text, String geography) {
		return kindsAndCharacteristics(text).or(() -> this.classes
			.classes(Vocabulary.shipped().find(Topic.RISK_CLASSIFICATIONS, narrow(text)), Set.of(), geography));
	}

	private static List<String> narrow(Passages text) {
		return text.inclusions().stream().filter((one) -> !WIDENS.matcher(one).find()).toList();
	}

	/** Kinds that sentences name, but not those that they name to leave them out. */
	private static Set<String> kinds(List<String> sentences) {
		return sentences.stream()
			.flatMap((sentence) -> Vocabulary.shipped()
				.matches(Topic.DEVICE_KINDS, sentence)
				.stream()
				.filter((match) -> Polarity.of(sentence, match.start(), match.end()) == Polarity.AFFIRMED))
			.map(TermMatch::label)
			.collect(Collectors.toUnmodifiableSet());
	}

	private Optional<Relevance> kindsAndCharacteristics(Passages text) {
		List<String> narrow = narrow(text);
		Set<String> kinds = kinds(narrow);
		List<String> shared = kinds(text.inclusions()).stream().filter(this.facts.kinds()::contains).toList();
		if (!shared.isEmpty()) {
			return Optional.of(new Relevance.Shared(shared));
		}
		List<String> listed = narrow.stream().flatMap((one) -> this.characteristics.listed(one)).distinct().toList();
		if (!kinds.isEmpty() && !listed.isEmpty()) {
			return Optional.of(new Relevance.Shared(listed));
		}
		if (!kinds.isEmpty() && !this.facts.kinds().isEmpty()) {
			boolean related = RelatedDeviceKinds.areRelated(kinds, this.facts.kinds());
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
			case Relevance.Unclear _ -> kindsAndCharacteristics(text).orElse(found);
			case Relevance.Foreign foreign when foreign.rule().equals("device_characteristic") ->
				kindsAndCharacteristics(text).filter(Relevance.Shared.class::isInstance).orElse(found);
			case Relevance.Foreign _, Relevance.ForAll _ -> found;
		};
	}

	/**
	 * What is about the company's own devices still is not for those of them that its
	 * scope leaves out by something that the profile denies.
	 */
	private Relevance narrowed(Relevance.Shared shared, UpdateTitles titles, Passages text) {
		List<String> narrow = Stream.concat(titles.texts().stream(), narrow(text).stream()).toList();
		return Vocabulary.shipped()
			.find(Topic.DEVICE_CHARACTERISTICS, narrow)
			.stream()
			.filter((label) -> !shared.labels().contains(label) && this.facts.isDenied(label))
			.findFirst()
			.<Relevance>map((label) -> new Relevance.Foreign("denied_by_profile", List.of(label), "companyDescription",
					this.facts.denials(label)))
			.orElse(shared);
	}

	private static boolean names(List<String> sentences, String label) {
		return Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, sentences).contains(label);
	}

	private static Optional<Relevance> foreign(String field, Set<String> named, List<String> values) {
		return Optional.of(new Relevance.Foreign("excluded_by_text", List.copyOf(named), field, values));
	}

}
