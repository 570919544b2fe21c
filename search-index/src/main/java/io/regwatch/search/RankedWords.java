package io.regwatch.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import io.regwatch.search.index.StopWords;

/**
 * The words of a search that rank: not stop words, which are rare in titles and would
 * count much there.
 */
final class RankedWords {

	// "Class I", "Annex A".
	private static final Set<String> NUMBERED = Set.of("class", "classes", "annex", "part", "schedule", "appendix",
			"rule", "type", "klasse", "anhang", "teil", "regel", "classe", "annexe", "partie", "regle", "clase",
			"anexo", "parte", "regla", "allegato", "regola", "regra", "klass", "bilaga");

	private static final Pattern NUMBER = Pattern.compile("[a-z]|[ivx]+");

	private RankedWords() {
	}

	/**
	 * Returns the words that rank. Names do, and numbers after a word such as
	 * {@code class}.
	 * @param terms in their order
	 * @return all words if none ranks
	 */
	static List<String> of(List<Term> terms) {
		List<String> others = new ArrayList<>();
		boolean numbered = false;
		for (Term term : terms) {
			boolean kept = term.name() || (numbered && NUMBER.matcher(term.text()).matches());
			term.words().stream().filter((word) -> kept || !StopWords.contain(word)).forEach(others::add);
			numbered = NUMBERED.contains(term.text());
		}
		return others.isEmpty() ? terms.stream().flatMap((term) -> term.words().stream()).toList() : others;
	}

}
