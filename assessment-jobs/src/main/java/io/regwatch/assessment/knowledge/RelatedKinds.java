package io.regwatch.assessment.knowledge;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Kinds of devices that are used together, or are parts of one another. */
public final class RelatedKinds {

	private static final List<Set<String>> TABLE = KnowledgeTable.read("related-kinds.tsv")
		.map((row) -> Set.copyOf(row.list("kinds", ",")))
		.toList();

	private RelatedKinds() {
	}

	/**
	 * Whether a rule for some kinds may concern a maker of others.
	 * @param some kinds
	 * @param others kinds
	 * @return {@code true} if one of each are related
	 */
	public static boolean areRelated(Collection<String> some, Collection<String> others) {
		return TABLE.stream()
			.anyMatch((row) -> some.stream().anyMatch(row::contains) && others.stream().anyMatch(row::contains));
	}

}
