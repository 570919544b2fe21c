package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Compares what a text says of its own scope. */
final class ScopeRules {

	/** What a sentence names besides does not narrow it. */
	private static final Pattern BESIDES = WordPattern
		.of("\\b(including|such as|for example|whether or not|as well as|irrespective|regardless|in particular|of particular interest|particularly|notably|e\\.g\\.|among others|especially|einschließlich|y compris|incluid\\w+|compres\\w+)\\b");

	/** A sentence of all devices is not narrow. */
	static final Pattern WIDENS = WordPattern
		.of("\\b(all (medical )?devices|any (medical )?devices?|all manufacturers|every manufacturer)\\b");

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

	/** What sentences of the scope name, where the title is wide. */
	Optional<Relevance> inclusion(Passages text, String geography) {
		return kindsAndCharacteristics(text)
			.or(() -> this.classes.classes(RiskClasses.named(narrow(text)), Set.of(), geography));
	}

	/** Sentences of the scope, without what they name besides. */
	static List<String> narrow(Passages text) {
		return text.statements()
			.inclusions()
			.stream()
			.filter((one) -> !WIDENS.matcher(one).find())
			.map(ScopeRules::withoutExamples)
			.toList();
	}

	/**
	 * Words without what they name besides: "of fillers, including those of collagen".
	 */
	static String withoutExamples(String words) {
		return BESIDES.split(words, 2)[0];
	}

	/** Kinds that sentences name, but not those that they name to leave them out. */
	static Set<String> kinds(List<String> sentences) {
		return sentences.stream()
			.flatMap((sentence) -> PassingMention.without(sentence)
				.filter((match) -> Polarity.of(sentence, match.start(), match.end()) == Polarity.AFFIRMED))
			.map(TermMatch::label)
			.collect(Collectors.toUnmodifiableSet());
	}

	private Optional<Relevance.Shared> ownKinds(Passages text) {
		List<String> shared = kinds(text.statements().inclusions()).stream()
			.filter(this.facts.kinds()::contains)
			.toList();
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

}
