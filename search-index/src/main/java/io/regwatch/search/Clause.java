package io.regwatch.search;

import java.util.List;

/**
 * A part of a search that must match.
 *
 * @param terms alternatives, such as synonyms; the first is what the user wrote
 */
record Clause(List<Term> terms) {

	Clause {
		terms = List.copyOf(terms);
	}

}
