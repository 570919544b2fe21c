package io.regwatch.assessment.knowledge;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A fact of companies on which duties depend and which few profiles state: a size, a
 * buyer.
 *
 * @param name of the fact
 * @param titles words of titles whose texts may depend on it
 * @param limits words of a text that limits duties to companies with it
 * @param stated words of a profile that states it
 * @param denied words that a profile denies if it has not the fact
 * @param impossible names of families of devices whose makers have it not
 * @param question that decides
 */
public record CompanyFact(String name, WordPattern titles, WordPattern limits, WordPattern stated, WordPattern denied,
		Set<String> impossible, String question) {

	private static final List<CompanyFact> TABLE = KnowledgeTable.read("company-facts.tsv")
		.map(CompanyFact::of)
		.toList();

	public CompanyFact {
		impossible = Set.copyOf(impossible);
	}

	/**
	 * Finds the facts on which the text of a title may depend.
	 * @param titles of an update
	 * @return in the table's order
	 */
	public static Stream<CompanyFact> of(List<String> titles) {
		return TABLE.stream().filter((fact) -> titles.stream().anyMatch(fact.titles()::isIn));
	}

	private static CompanyFact of(KnowledgeTable.Row row) {
		return new CompanyFact(row.text("fact"), KnowledgeTable.pattern(row.text("titles")),
				KnowledgeTable.pattern(row.text("limits")), KnowledgeTable.pattern(row.text("stated")),
				KnowledgeTable.pattern(row.text("denied")), Set.copyOf(row.list("impossible", ",")),
				row.text("question"));
	}

}
