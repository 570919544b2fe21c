package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
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

	/** "All manufacturers whose certificate was issued by this body". */
	private static final WordPattern RESTRICTED = WordPattern
		.of("\\b(all|any|every) (manufacturers?|makers?) (that|which|who|with|under|\\w+ed)\\b|\\b(audited|certified|approved) by\\b|\\b(whose|hold(s|ing|ers?)?|certificates?|deren|inhaber|bescheinigung\\w*|dont|titulaires?|certificats?|cuy[oa]s?|titular(es)?|certificad[oi]s?|titolar[ei]|il cui|la cui|certificat[oi]|cuj[oa]s?)\\b");

	private LimitedMakers() {
	}

	/** Whether a text says that it is for all makers, or for devices of all classes. */
	static boolean areAllAddressed(Passages text) {
		return text.statements()
			.inclusions()
			.stream()
			.anyMatch((one) -> ScopeSentences.widen(one) && !ScopeSentences.isOfPart(one) && !RESTRICTED.isIn(one));
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
