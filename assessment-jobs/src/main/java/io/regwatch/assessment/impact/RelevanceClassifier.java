package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;

/**
 * Compares what a document is about with what a company makes, from the most specific to
 * the least: what it excludes, kinds of devices, details, acts and standards,
 * characteristics, classes, areas, what its text says of its scope, devices at large.
 * What is not known on either side decides nothing, and nothing is put aside unless two
 * signals agree.
 */
final class RelevanceClassifier {

	private final KindRules kinds;

	private final CharacteristicRules characteristics;

	private final ScopeRules scope;

	private final ClassAndAreaRules classesAndAreas;

	private final ExclusionConditions conditions;

	private final ProfileFacts facts;

	private final Company company;

	RelevanceClassifier(Company company, ProfileFacts facts, ProfileKeywords keywords) {
		this.company = company;
		this.facts = facts;
		this.kinds = new KindRules(company, facts, keywords);
		this.characteristics = new CharacteristicRules(company, facts);
		this.classesAndAreas = new ClassAndAreaRules(company, facts);
		this.conditions = new ExclusionConditions(company, facts);
		this.scope = new ScopeRules(company, facts, this.characteristics, this.classesAndAreas);
	}

	/** What the workspace follows by name is never put aside. */
	Relevance of(AssessableUpdate update, Passages text) {
		UpdateTitles titles = new UpdateTitles(update);
		return Stream
			.<Supplier<Optional<Relevance>>>of(() -> this.scope.exclusion(text),
					() -> this.kinds.product(titles.texts()), () -> this.kinds.inTitles(titles, text),
					() -> this.characteristics.act(titles, text), () -> this.characteristics.detail(titles),
					() -> this.kinds.oneDevice(titles, text), () -> this.kinds.addressees(titles, text),
					() -> this.characteristics.inTitles(titles, text),
					() -> this.classesAndAreas.classes(titles, text, update.source().geography()),
					() -> this.classesAndAreas.area(titles, text), () -> this.kinds.product(text.headings()),
					() -> this.scope.inclusion(text, update.source().geography()), () -> this.kinds.below(titles, text),
					() -> atLarge(titles), () -> makers(titles, text))
			.flatMap((rule) -> rule.get().stream())
			.findFirst()
			.map((found) -> this.scope.confirmed(found, titles, text))
			.map((found) -> (found instanceof Relevance.Foreign foreign)
					? this.conditions.checked(foreign, titles, text) : found)
			.filter((found) -> !(update.explicit() && found instanceof Relevance.Foreign))
			.orElseGet(Relevance.Unclear::new);
	}

	private Optional<Relevance> atLarge(UpdateTitles titles) {
		if (!titles.speakOfDevicesAtLarge() || titles.panel().isPresent()) {
			return Optional.empty();
		}
		return (this.facts.isSoftwareOnly() && TitleWords.speakOfBodies(titles.texts()))
				? Optional.of(new Relevance.Foreign("software_only", List.of("materials"), "deviceCharacteristics",
						this.company.deviceCharacteristics()))
				: Optional.of(new Relevance.ForAll());
	}

	/** Makers or devices at large, where nothing says of what. */
	private static Optional<Relevance> makers(UpdateTitles titles, Passages text) {
		boolean named = TitleWords.obligeMakers(text.bodies()) || TitleWords.speakOfMedicalDevices(text.bodies());
		return (named && titles.panel().isEmpty()) ? Optional.of(new Relevance.ForAll()) : Optional.empty();
	}

}
