package io.regwatch.assessment.relevance;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.knowledge.WordPattern;

/**
 * A profile whose words any maker may use: "Surgical instrument", "Equipment for
 * hospitals". Which devices are meant is unknown, so their kinds decide nothing.
 */
final class VagueProfile {

	private static final Pattern WORDS = Pattern.compile("[\\P{L}]+");

	/** Nouns of any device, adjectives of any area, places, and words between them. */
	private static final WordPattern GENERIC = WordPattern
		.of("^(devices?|instruments?|instrumentation|systems?|kits?|equipment|apparatus|appliances?|machines?|units?|sets?|products?|consumables?|articles?|accessor(y|ies)|tools?|suppl(y|ies)|solutions?|technolog(y|ies)|goods|items?"
				+ "|gerät\\w*|produkte?n?|instrumente?n?|systeme?n?|apparate?n?|zubehör|verbrauchsmaterial\\w*|artikel|medizinprodukte?|dispositifs?|appareils?|produits?|équipements?|instruments?|consommables?|articles?|systèmes?|equipos?|dispositivos?|productos?|aparatos?|instrumental|sistemas?|consumibles|apparecchi\\w*|dispositiv\\w|prodott\\w|strument\\w|sistem\\w|aparelhos?|produtos?|equipamentos?"
				+ "|medical|surgical|clinical|dental|cardiac|ophthalmic|orthop(a)?edic|diagnostic|sterile|disposable|reusable|single|use|innovative|modern|high|quality|range|various|other|medizinisch\\w*|chirurgisch\\w*|médica\\w*|chirurgica\\w*|chirurgic\\w*|quirúrgic\\w*|cirúrgic\\w*|usage|unique|monouso|stéril\\w*"
				+ "|hospitals?|clinics?|homes?|wards?|doctors?|physicians?|surgeons?|practices?|pharmac(y|ies)|patients?|people|care|health|healthcare|krankenhäuser|kliniken|ärzte|hôpitaux|hôpital|patients|hospitales|pacientes|ospedali|pazienti|hospitais"
				+ "|we|make|makes|made|develops?|sells?|for|of|and|or|the|a|an|in|with|to|our|that|which|für|und|der|die|das|wir|pour|à|et|les|des|de|la|le|du|para|y|los|las|el|per|e|gli|i|il|os|as|o|do|da)$");

	private VagueProfile() {
	}

	/** Whether nothing but generic words says what a company makes. */
	static boolean is(Company company) {
		Stream<String> description = Stream.ofNullable(company.description());
		Stream<String> products = company.products().stream().map(Company.Product::description);
		Set<String> areas = Set.copyOf(company.therapeuticAreas());
		return !company.products().isEmpty() && areas.size() < 2
				&& Stream.concat(description, products).allMatch(VagueProfile::isGeneric);
	}

	/** Whether neither products nor a description say that it makes devices. */
	static boolean isOfUnknownTrade(Company company) {
		return company.products().isEmpty()
				&& Stream.ofNullable(company.description()).allMatch(VagueProfile::isGeneric);
	}

	private static boolean isGeneric(String text) {
		return WORDS.splitAsStream(text.toLowerCase(Locale.ROOT))
			.filter((word) -> !word.isEmpty())
			.allMatch((word) -> GENERIC.matcher(word).matches());
	}

}
