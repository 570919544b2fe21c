package io.regwatch.search;

import java.util.Set;

/**
 * The subscriptions of a workspace, as far as its client may read the sources. Queries
 * are restricted by it; the rows are checked again in the view {@code visible_reference}.
 *
 * @param sources ids of subscribed sources
 * @param references ids of references subscribed one by one
 * @param hidden ids of references unsubscribed one by one
 */
public record Visibility(Set<String> sources, Set<String> references, Set<String> hidden) {

	public Visibility {
		sources = Set.copyOf(sources);
		references = Set.copyOf(references);
		hidden = Set.copyOf(hidden);
	}

}
