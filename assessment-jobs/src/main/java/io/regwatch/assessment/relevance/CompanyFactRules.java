package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.evidence.Obligations;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.CompanyFact;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.passage.Passages;

/**
 * Duties of companies with a certain fact: those that supply more packaging than a
 * threshold, or sell to the public health service. A profile that does not state the fact
 * leaves it open.
 */
final class CompanyFactRules {

	/** Of what a company sells, not of what its devices are for. */
	private static final WordPattern SALE = WordPattern
		.of("\\b(sell|sells|sold|sales|suppl(y|ies|ied)|deliver\\w*|invoices?|invoiced|customers?|buyers?|verkauf\\w*|liefern?|kunden|vend\\w+|livr\\w+|fourni\\w+|factur\\w+|clients?|clientes?|fattur\\w+|fornia\\w+|clienti|fornec\\w+)\\b");

	/** "In Germany we do not sell to hospitals." */
	private static final Pattern IN_A_COUNTRY = Pattern
		.compile("\\b([Ii]n|[Ee]n) (?!Ital|Spain|España|Portugal)(the )?\\p{Lu}\\p{L}+");

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
		List<String> denials = denials(fact);
		if (!denials.isEmpty()) {
			return new Relevance.Foreign("company_fact", List.of(fact.name()), "companyDescription", denials);
		}
		Map.Entry<String, List<String>> field = this.company.filledField();
		return this.facts.isImpossible((family) -> fact.impossible().contains(family.name()))
				? new Relevance.Foreign("company_fact", List.of(fact.name()), field.getKey(), field.getValue())
				: new Relevance.Unclear(fact.question());
	}

	/** Sentences of the description that deny the fact; none if another affirms it. */
	private List<String> denials(CompanyFact fact) {
		List<String> named = Obligations.sentences(Objects.requireNonNullElse(this.company.description(), ""))
			.stream()
			.filter((one) -> SALE.isIn(one) && fact.denied().isIn(one))
			.toList();
		boolean denied = Polarity.allOf(fact.denied(), named).equals(Set.of(Polarity.DENIED))
				&& named.stream().noneMatch((one) -> IN_A_COUNTRY.matcher(one).find());
		return denied ? named : List.of();
	}

}
