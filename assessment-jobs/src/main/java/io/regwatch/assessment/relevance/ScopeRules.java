package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.AffirmedTerms;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.ReadSentence;
import io.regwatch.reading.SentenceClass;

/** Compares what a text says of its own scope. */
final class ScopeRules {

	private static final WordPattern EXCEPTION = WordPattern
		.of(",? \\b(other than|except(ing)?( for)?|with the exception of|excluding|save for|apart from|mit Ausnahme|außer|ausgenommen|à l['’]exception|à l['’]exclusion|autres que|sauf|con excepción|salvo|excepto|distintos de|ad eccezione|tranne|eccetto|diversi da|com exceção|exceto)\\b[^,;.]*");

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
		return kindsAndCharacteristics(text, text.statements().narrowInclusions())
			.or(() -> this.classes.classes(RiskClasses.named(included(text)), besides(text), geography)
				.map((found) -> orObliged(found, text, geography)));
	}

	/**
	 * Classes that a sentence leaves out are not those that it keeps: "applies to Class
	 * II, other than implants", not "does not apply to Class II, other than implants".
	 */
	private static List<String> included(Passages text) {
		Set<String> left = Set.copyOf(text.statements().leavingOut());
		Set<String> scope = text.reading()
			.sentences()
			.stream()
			.filter((one) -> one.classes().contains(SentenceClass.SCOPE))
			.map(ReadSentence::text)
			.collect(Collectors.toCollection(LinkedHashSet::new));
		return text.statements()
			.narrowInclusions()
			.stream()
			.filter((one) -> !left.contains(one) || scope.contains(one))
			.map((one) -> left.contains(one) ? EXCEPTION.matcher(one).replaceAll("") : one)
			.toList();
	}

	/**
	 * A duty of makers of the company's own class counts before the scope; that the text
	 * names this class elsewhere decides what the scope leaves open.
	 */
	private Relevance orObliged(Relevance found, Passages text, String geography) {
		Set<String> obliged = RiskClasses.named(text.statements()
			.obliging()
			.stream()
			.filter((one) -> one.duties().stream().anyMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER))
			.map(ReadSentence::text)
			.toList());
		return this.classes.classes(obliged, obliged, geography)
			.filter(Relevance.Shared.class::isInstance)
			.or(() -> (found instanceof Relevance.Unclear)
					? this.classes.classes(besides(text), besides(text), geography)
						.filter(Relevance.Shared.class::isInstance)
					: Optional.empty())
			.orElse(found);
	}

	/** Classes that the text names outside of what it says of its scope. */
	private static Set<String> besides(Passages text) {
		List<String> stated = Stream
			.concat(text.statements().inclusions().stream(), text.statements().leavingOut().stream())
			.toList();
		return RiskClasses.named(text.reading()
			.sentences()
			.stream()
			.map(ReadSentence::text)
			.filter((one) -> !stated.contains(one))
			.toList());
	}

	private Optional<Relevance.Shared> ownKinds(Passages text) {
		List<String> stated = Stream
			.concat(text.statements().inclusions().stream(), text.statements().ofDocument().stream())
			.toList();
		List<String> shared = AffirmedTerms.kinds(stated).stream().filter(this.facts.kinds()::contains).toList();
		return shared.isEmpty() ? Optional.empty() : Optional.of(new Relevance.Shared(shared));
	}

	private Optional<Relevance> kindsAndCharacteristics(Passages text, List<String> narrow) {
		Set<String> kinds = AffirmedTerms.kinds(narrow);
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
							this.company.productNames()));
		}
		boolean classes = !RiskClasses.named(narrow).isEmpty();
		return this.characteristics.named(narrow)
			.filter((one) -> !classes || one instanceof Relevance.Shared)
			.map((one) -> agreed(one, narrow));
	}

	/**
	 * What is put aside by a characteristic takes a sentence that names the document
	 * itself or says that nothing else is meant: others may speak of a part.
	 */
	private static Relevance agreed(Relevance found, List<String> sentences) {
		boolean stated = sentences.stream()
			.anyMatch((one) -> ScopeSentences.nameDocument(one) || ExclusionConditions.isClosed(one));
		return (found instanceof Relevance.Foreign foreign && !stated && sentences.size() < 2)
				? new Relevance.Unclear(CharacteristicRules.question(foreign.named())) : found;
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
				kindsAndCharacteristics(text, text.statements().narrowInclusions()).orElse(found);
			case Relevance.Unclear _ -> ownKinds(text).map((own) -> narrowed(own, titles, text)).orElse(found);
			case Relevance.Foreign foreign when foreign.rule().equals("device_characteristic") ->
				kindsAndCharacteristics(text, text.statements().inclusionsOfSome())
					.filter((one) -> one instanceof Relevance.Shared shared && !isImplied(shared, foreign))
					.orElse(found);
			case Relevance.Foreign foreign when foreign.rule().equals("device_kind") && listOwn(titles) ->
				new Relevance.Unclear();
			case Relevance.Foreign _, Relevance.ForAll _ -> found;
		};
	}

	/** What learns is software: to have software does not mean to have what learns. */
	private static boolean isImplied(Relevance.Shared shared, Relevance.Foreign foreign) {
		return foreign.named().contains("AI/ML") && shared.labels().equals(List.of(DeviceFamily.SOFTWARE));
	}

	/** Whether titles list something that the company's devices have beside kinds. */
	private boolean listOwn(UpdateTitles titles) {
		return titles.texts().stream().flatMap(this.characteristics::listed).findAny().isPresent();
	}

	/** Of a title that lists several subjects, those that name what is shared. */
	private static Stream<String> about(String title, Relevance.Shared shared) {
		List<String> own = ListedSubjects.of(title)
			.filter((part) -> Vocabulary.shipped()
				.find(Topic.DEVICE_KINDS, List.of(part))
				.stream()
				.anyMatch(shared.labels()::contains))
			.toList();
		return own.isEmpty() ? Stream.of(title) : own.stream();
	}

	/**
	 * What is about the company's own devices still is not for those of them that a title
	 * or a closed scope limits to something that the profile denies.
	 */
	private Relevance narrowed(Relevance.Shared shared, UpdateTitles titles, Passages text) {
		List<String> own = titles.texts()
			.stream()
			.map(ScopeSentences::withoutExamples)
			.flatMap((title) -> about(title, shared))
			.toList();
		Set<String> ofOthers = ofJoinedKinds(titles, shared);
		return Stream
			.concat(own.stream(), text.statements().narrowInclusions().stream().filter(ExclusionConditions::isClosed))
			.flatMap(ScopeRules::limits)
			.filter((label) -> !shared.labels().contains(label) && !ofOthers.contains(label)
					&& this.facts.isDenied(label))
			.findFirst()
			.<Relevance>map((label) -> new Relevance.Foreign("denied_by_profile", List.of(label), "companyDescription",
					this.facts.denials(label)))
			.or(() -> this.contrasts.limiting(own, text))
			.orElse(shared);
	}

	/** Limits of kinds that a title joins to those that are shared. */
	private static Set<String> ofJoinedKinds(UpdateTitles titles, Relevance.Shared shared) {
		return titles.texts()
			.stream()
			.flatMap(ListedSubjects::joinedKinds)
			.filter((one) -> Vocabulary.shipped()
				.find(Topic.DEVICE_KINDS, List.of(one))
				.stream()
				.noneMatch(shared.labels()::contains))
			.flatMap(ScopeRules::limits)
			.collect(Collectors.toSet());
	}

	/**
	 * "Medical devices and in vitro diagnostic medical devices" are not limited to these.
	 */
	private static Stream<String> limits(String statement) {
		return NamedGroup.limits(statement)
			.filter((label) -> !label.equals(DeviceFamily.DIAGNOSTIC) || !TitleWords.speakOfOtherDevices(statement));
	}

}
