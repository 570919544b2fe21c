package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;

/**
 * Makers of whom a text obliges only some: "manufacturers that hold a certificate of this
 * body have to apply to another". Profiles say nothing of such facts.
 */
final class LimitedMakers {

	private static final WordPattern SOME = WordPattern
		.of("\\b(?:manufacturers?|makers|firms|companies|sponsors|establishments|persons|hersteller|unternehmen|fabricants|entreprises|fabricantes|empresas|fabbricanti|aziende|imprese),? "
				+ "(?:that|which|who|whose|die|welche|deren|qui|dont|que|cuyos|che|cujos) (?<clause>[^,.;:]{3,120}?),? (?:must|shall|has to|have to|are required|should|müssen|haben|sollen|doivent|deben|devono|devem)\\b");

	/** What all makers do. */
	private static final WordPattern ALL = WordPattern
		.of("\\b(devices?|medical|products?|place[sd]?|placing|market(ed|s)?|suppl(y|ies)|sells?|manufactur\\w+|makes?|register(ed)?|registration|licen[cs]e[sd]?|produkte\\w*|medizinprodukte\\w*|inverkehr\\w*|dispositi\\w+|produits|marché|productos|mercado|prodotti|mercato|produtos)\\b");

	private LimitedMakers() {
	}

	/** The clause that limits each duty of makers; empty if one is every maker's. */
	static Optional<String> clause(List<ReadSentence> obliging) {
		List<ReadSentence> ofMakers = obliging.stream()
			.filter((one) -> one.duties().stream().map(Duty::bearer).anyMatch((bearer) -> bearer.mayBeMaker()))
			.toList();
		List<String> clauses = ofMakers.stream().flatMap((one) -> clause(one.text()).stream()).toList();
		return (!clauses.isEmpty() && clauses.size() == ofMakers.size()) ? Optional.of(clauses.getFirst())
				: Optional.empty();
	}

	private static Optional<String> clause(String sentence) {
		Matcher found = SOME.matcher(sentence);
		return found.find() ? Optional.ofNullable(found.group("clause")).filter((clause) -> !ALL.isIn(clause))
				: Optional.empty();
	}

}
