package io.regwatch.assessment.relevance;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Compares risk classes and therapeutic areas. */
final class ClassAndAreaRules {

	/** Geographies that number their classes in their own way. */
	private static final Set<String> OWN_CLASSES = Set.of("US", "CA", "JP", "CN", "KR", "BR", "IN", "SG");

	/** Classes that only the Union's system and those like it have. */
	private static final Pattern DIVIDED = Pattern.compile("Class I(s|m|r|Ia|Ib)|IVDR.*");

	/** Classes that no system calls its lowest (GHTF/SG1/N77, GHTF/SG1/N045). */
	private static final Set<String> HIGHER = Set.of("Class IIb", "Class III", "Class IV", "AIMD", "IVDR Class C",
			"IVDR Class D", "Class 3 IVD", "Class 4 IVD");

	private final Company company;

	private final ProfileFacts facts;

	ClassAndAreaRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
	}

	Optional<Relevance> classes(UpdateTitles titles, Passages text, String geography) {
		List<String> all = text.all().stream().map(Segment::text).toList();
		return compared(RiskClasses.named(titles.texts()), RiskClasses.named(all), Set.of(), geography);
	}

	/**
	 * The second signal beside a statement of the scope is the rest of the text, which
	 * must not name a class of the company's.
	 */
	Optional<Relevance> classes(Set<String> named, Collection<String> confirming, String geography) {
		return compared(named, confirming, confirming, geography);
	}

	private Optional<Relevance> compared(Set<String> named, Collection<String> confirming, Collection<String> rest,
			String geography) {
		if (named.isEmpty()) {
			return Optional.empty();
		}
		Set<String> own = this.facts.labelsOf(Topic.RISK_CLASSIFICATIONS);
		List<String> both = named.stream()
			.filter((one) -> own.stream().anyMatch((other) -> RiskClasses.areSame(one, other)) || isActiveImplant(one))
			.toList();
		if (!both.isEmpty()) {
			return Optional.of(new Relevance.Shared(both));
		}
		if (areAllButLowest(named) && own.stream().anyMatch(HIGHER::contains)) {
			return Optional.of(new Relevance.Shared(List.copyOf(named)));
		}
		boolean comparable = !this.company.riskClassifications().isEmpty()
				&& (areNumberedAsBy(geography) || named.stream().allMatch(RiskClasses::isFirst)
						|| this.company.riskClassifications().stream().allMatch(RiskClasses::isFirst));
		boolean mentioned = own.stream()
			.anyMatch((one) -> rest.stream().anyMatch((other) -> RiskClasses.areSame(one, other)));
		boolean excluded = comparable && !mentioned && named.stream().anyMatch(confirming::contains);
		return Optional.of(excluded
				? new Relevance.Foreign("risk_class", List.copyOf(named), "riskClassifications",
						this.company.riskClassifications())
				: new Relevance.Unclear("Is a device of the company in %s?".formatted(String.join(", ", named))));
	}

	/** "Classes II to IV": whatever is not of the lowest class in any system. */
	private static boolean areAllButLowest(Set<String> named) {
		return named.stream().noneMatch(RiskClasses::isFirst) && named.containsAll(Set.of("Class II", "Class III"));
	}

	/** Active implants were a class of their own (Directive 90/385/EEC, article 1). */
	private boolean isActiveImplant(String label) {
		return label.equals("AIMD") && this.facts.characteristic("active") == ThreeValued.HAS
				&& this.facts.characteristic("implantable") == ThreeValued.HAS;
	}

	/**
	 * Many devices serve more than one area: another one excludes only where the text
	 * agrees.
	 */
	Optional<Relevance> area(UpdateTitles titles, Passages text) {
		Set<String> named = titles.labels(Topic.THERAPEUTIC_AREAS);
		Set<String> own = this.facts.labelsOf(Topic.THERAPEUTIC_AREAS);
		List<String> both = named.stream().filter(own::contains).toList();
		if (!both.isEmpty()) {
			return titles.panel().isPresent() ? Optional.of(new Relevance.Unclear())
					: Optional.of(new Relevance.Shared(both));
		}
		if (named.isEmpty()) {
			return Optional.empty();
		}
		Set<String> below = Vocabulary.shipped().find(Topic.THERAPEUTIC_AREAS, text.bodies());
		Set<String> kinds = Vocabulary.shipped().find(Topic.DEVICE_KINDS, text.bodies());
		boolean excluded = !this.company.therapeuticAreas().isEmpty() && !this.facts.kinds().isEmpty()
				&& below.stream().anyMatch(named::contains) && below.stream().noneMatch(own::contains)
				&& kinds.stream().noneMatch(this.facts.kinds()::contains)
				&& !TitleWords.speakOfEveryMaker(titles.texts());
		return Optional.of(excluded
				? new Relevance.Foreign("therapeutic_area", List.copyOf(named), "therapeuticAreas",
						this.company.therapeuticAreas())
				: new Relevance.Unclear("Do the company's devices serve %s?".formatted(String.join(", ", named))));
	}

	/**
	 * A class of another authority's system says nothing of this one's: the markets have
	 * one system, or the profile names a class that only this system has.
	 */
	private boolean areNumberedAsBy(String geography) {
		boolean own = OWN_CLASSES.contains(geography);
		boolean oneSystem = !this.company.markets().isEmpty() && this.company.markets()
			.stream()
			.allMatch((market) -> own ? market.equals(geography) : !OWN_CLASSES.contains(market));
		return oneSystem || this.company.riskClassifications()
			.stream()
			.anyMatch((label) -> own ? label.equals("Class II") : DIVIDED.matcher(label).matches());
	}

}
