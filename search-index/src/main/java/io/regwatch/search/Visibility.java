package io.regwatch.search;

import java.util.Set;

/**
 * What a workspace follows, as far as its client may see it. The index is asked with it;
 * rows are checked against the view {@code visible_reference}, which is the rule itself.
 *
 * @param sources subscribed ones
 * @param references explicitly subscribed ones
 * @param hidden explicitly unsubscribed ones
 */
public record Visibility(Set<String> sources, Set<String> references, Set<String> hidden) {

	public Visibility {
		sources = Set.copyOf(sources);
		references = Set.copyOf(references);
		hidden = Set.copyOf(hidden);
	}

}
