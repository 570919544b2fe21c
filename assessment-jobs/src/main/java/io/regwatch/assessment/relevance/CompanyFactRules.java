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
		.of("\\b(sell|sells|sold|sales|suppl(y|ies|ied)|invoices?|invoiced|customers are|verkauf\\w*|liefern?|vend\\w+|livr\\w+|fourni\\w+|factur\\w+|fattur\\w+|fornia\\w+|fornec\\w+)\\b");

	private static final String BUYERS = "(packaged (?:goods|products)|hospitals?|clinics?|health services?|ospedali|hôpitaux|cliniques|hospitales|hospitais|krankenhäuser\\w*|kliniken)";

	/** "Not only to hospitals", "not to private hospitals", "not outside Italy". */
	private static final WordPattern PARTLY = WordPattern
		.of(("\\bnot (only|just|merely|directly)\\b|\\bnon (solo|soltanto|direttamente)\\b|\\bno s[oó]lo\\b|\\bnicht (nur|direkt)\\b|\\bpas (seulement|directement)\\b|\\bnão (só|apenas)\\b"
				+ "|\\b(private|privaten?) %1$s\\b|\\b%1$s (privat[ie]|privad[ao]s|privés?)\\b|\\b%1$s (outside|abroad|fuori|all['’]estero|außerhalb|hors)\\b")
			.formatted(BUYERS));

	/** "In Germany we do not sell to hospitals." */
	private static final Pattern IN_A_COUNTRY = Pattern
		.compile("\\b([Ii]n|[Ii]n de[nmr]|[Ee]n|[Nn]e[li]|[Nn]egli|[Nn]ella|[Aa]ux?) (the )?\\p{Lu}\\p{L}+");

	private static final WordPattern EVERYWHERE = WordPattern
		.of("\\b(elsewhere|anywhere|nowhere|(any|every) country|anderswo|nirgends|ailleurs|nulle part|en ning[uú]n país|altrove|da nessuna parte)\\b");

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

	/** "Neither in Italy nor elsewhere" is of all of them. */
	private static boolean isOfACountry(String sentence) {
		return IN_A_COUNTRY.matcher(sentence).find() && !EVERYWHERE.isIn(sentence);
	}

	/** Sentences of the description that deny the fact; none if another affirms it. */
	private List<String> denials(CompanyFact fact) {
		List<String> named = Obligations.sentences(Objects.requireNonNullElse(this.company.description(), ""))
			.stream()
			.filter((one) -> SALE.isIn(one) && fact.denied().isIn(one))
			.toList();
		boolean denied = Polarity.allOf(fact.denied(), named).equals(Set.of(Polarity.DENIED))
				&& named.stream().noneMatch((one) -> PARTLY.isIn(one) || isOfACountry(one));
		return denied ? named : List.of();
	}

}
