package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.reading.ReadSentence;

/**
 * A part of the United Kingdom in which the Union's law on devices applies, and whose
 * authority is that of Great Britain (Windsor Framework, annex 2): a market of its own.
 */
final class NorthernIreland {

	/** The name of the market. */
	static final String NAME = "Northern Ireland";

	private static final WordPattern NAMED = WordPattern
		.of("\\b(Northern Ireland|Nordirland\\w*|Irlande du Nord|Irlanda del Norte|Irlanda del Nord|Irlanda do Norte|XI)\\b");

	private static final WordPattern KINGDOM = WordPattern
		.of("\\b(United Kingdom|UK|Vereinigte[sn] Königreich\\w*|Royaume-Uni|Reino Unido|Regno Unito)\\b");

	private static final WordPattern GREAT_BRITAIN = WordPattern
		.of("\\b(Great Britain|England|Großbritannien|Grande[- ]Bretagne|Gran Bretaña|Gran Bretagna|Grã-Bretanha)\\b");

	private NorthernIreland() {
	}

	/** The market if a list or a sentence of a profile names it. */
	static Stream<String> market(Company company, ProfileFacts facts) {
		boolean sold = company.markets().stream().anyMatch((one) -> NAMED.isIn(one))
				|| Polarity.allOf(NAMED, facts.sentences()).contains(Polarity.AFFIRMED);
		return sold ? Stream.of(NAME) : Stream.empty();
	}

	/** Sentences of a profile that say that nothing is sold there, if none says more. */
	static List<String> denials(ProfileFacts facts) {
		boolean denied = Polarity.allOf(NAMED, facts.sentences()).equals(Set.of(Polarity.DENIED));
		return denied ? facts.sentences().stream().filter((one) -> NAMED.isIn(one)).toList() : List.of();
	}

	/** Whether titles name it and no other part of the kingdom. */
	static boolean isSubject(AssessableUpdate update) {
		return titles(update).anyMatch((one) -> NAMED.isIn(one))
				&& titles(update).noneMatch((one) -> GREAT_BRITAIN.isIn(one) || KINGDOM.isIn(one));
	}

	/**
	 * Whether a text is for Great Britain alone: it says so of Northern Ireland, or its
	 * title does and it never speaks of Northern Ireland.
	 */
	static boolean isLeftOut(AssessableUpdate update, Passages text) {
		Stream<String> said = text.reading().sentences().stream().map(ReadSentence::text);
		Set<Polarity> named = Polarity.allOf(NAMED, Stream.concat(titles(update), said).toList());
		return named.equals(Set.of(Polarity.DENIED))
				|| (named.isEmpty() && titles(update).anyMatch((one) -> GREAT_BRITAIN.isIn(one)));
	}

	private static Stream<String> titles(AssessableUpdate update) {
		return Stream.of(update.title(), update.reference().title());
	}

}
