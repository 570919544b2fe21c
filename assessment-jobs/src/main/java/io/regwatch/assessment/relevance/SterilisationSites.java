package io.regwatch.assessment.relevance;

import java.util.List;

import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;

/**
 * Rules for those who operate plants that sterilise, for example limits of emissions (40
 * CFR part 63, subpart O). A company whose contractor sterilises its devices operates
 * none.
 */
final class SterilisationSites {

	private static final String GROUP = "sterilisation";

	private static final WordPattern PLANTS = WordPattern
		.of("\\b(facilit(y|ies)|plants?|emissions?|operators?|chambers?|\\w*anlagen?|betreiber\\w*|installations|exploitants?|instalacion\\w*|impiant\\w*|instalaç\\w*)\\b");

	private static final WordPattern CONTRACTED = WordPattern
		.of("\\b(by|at|through|with|from|to) (an? |our |the |another )?(\\w+ ){0,2}(contract\\w*|external|outside|third[- ]party|service provider)\\b|\\bunder contract\\b|\\b(outsourc|subcontract|sous-trait|subcontrat)\\w*|\\b(lohn\\w*|auftragnehmer\\w*|dienstleister\\w*|extern(en?|er|em)?|prestataires?|terzist\\w*|terceir\\w*)\\b");

	private static final WordPattern OWN = WordPattern
		.of("\\b(in[- ]house|on[- ]site|ourselves|itself|for other (companies|makers|manufacturers)|contract sterili[sz](ation|ers?) (of|for)|(?<!\\b(its|their|whose) )own ((?!(in|at|by|from|the|of|for|to)\\b)\\w+ ){0,3}(plants?|sites?|facilit(y|ies)|premises|chambers?)|at our|of our own|we (run|operate|have) (\\w+ ){0,4}(chambers?|sterili[sz]ers?|plants?)|selbst|eigene\\w*|nous-mêmes|propres?|propi[oa]s?|nosso|nostr[oi])\\b");

	private final ProfileFacts facts;

	SterilisationSites(ProfileFacts facts) {
		this.facts = facts;
	}

	/**
	 * What is left of a subject that is a method which the company's devices are
	 * sterilised with. A title that speaks of devices is for their makers, too. What the
	 * profile says of its own plant counts before what a text says of other makers.
	 */
	Relevance operated(Relevance found, UpdateTitles titles) {
		if (titles.speakOfDevicesAtLarge()) {
			return found;
		}
		List<ProductDetail> methods = titles.details().filter((detail) -> detail.group().equals(GROUP)).toList();
		List<String> said = this.facts.sentences()
			.stream()
			.filter((one) -> methods.stream().anyMatch((method) -> method.own().matcher(one).find()))
			.toList();
		boolean other = found instanceof Relevance.Foreign foreign && !foreign.rule().equals("addressee");
		if (said.isEmpty() || other || titles.texts().stream().noneMatch(PLANTS::isIn)) {
			return found;
		}
		if (Polarity.allOf(OWN, said).contains(Polarity.AFFIRMED)) {
			return new Relevance.Shared(methods.stream().map(ProductDetail::name).toList());
		}
		if (said.stream().anyMatch(CONTRACTED::isIn)) {
			return new Relevance.Foreign("addressee", List.of("operators of sterilisation plants"),
					"companyDescription", said);
		}
		return (found instanceof Relevance.Shared)
				? new Relevance.Unclear("Does the company sterilise its devices itself?") : found;
	}

}
