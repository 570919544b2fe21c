package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.CompanyFact;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.passage.Passages;

/**
 * Duties of companies with a certain fact: those that supply more packaging than a
 * threshold, or sell to the public health service. A profile that does not state the fact
 * leaves it open.
 */
final class CompanyFactRules {

	private final Company company;

	private final ProfileFacts facts;

	CompanyFactRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
	}

	/**
	 * What is left of a subject that is not another company's. Two signals put aside: the
	 * text limits its duties, and the profile denies the fact.
	 */
	Relevance met(Relevance found, UpdateTitles titles, Passages text) {
		boolean decided = found instanceof Relevance.Foreign
				|| (found instanceof Relevance.Unclear unclear && !unclear.question().isEmpty());
		Stream<CompanyFact> limiting = decided ? Stream.empty() : CompanyFact.of(titles.texts())
			.filter((fact) -> text.all().stream().map(Segment::text).anyMatch(fact.limits()::isIn));
		return limiting.filter((fact) -> !isStated(fact)).findFirst().map(this::without).orElse(found);
	}

	private boolean isStated(CompanyFact fact) {
		return Polarity.allOf(fact.stated(), this.facts.sentences()).contains(Polarity.AFFIRMED);
	}

	private Relevance without(CompanyFact fact) {
		List<String> denials = this.facts.sentences()
			.stream()
			.filter((one) -> Polarity.allOf(fact.denied(), List.of(one)).equals(Set.of(Polarity.DENIED)))
			.toList();
		if (!denials.isEmpty()) {
			return new Relevance.Foreign("company_fact", List.of(fact.name()), "companyDescription", denials);
		}
		return this.facts.isImpossible((family) -> fact.impossible().contains(family.name()))
				? new Relevance.Foreign("company_fact", List.of(fact.name()), "products", this.company.productNames())
				: new Relevance.Unclear(fact.question());
	}

}
