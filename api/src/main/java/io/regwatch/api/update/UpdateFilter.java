package io.regwatch.api.update;

import java.util.Set;

import io.regwatch.search.Criteria;

/**
 * Which updates a list is asked for.
 *
 * @param criteria what the index knows
 * @param statuses of the context, any of them; empty for all
 * @param priorities of the context, any of them; empty for all
 */
record UpdateFilter(Criteria.OfUpdates criteria, Set<String> statuses, Set<String> priorities) {

	UpdateFilter {
		statuses = Set.copyOf(statuses);
		priorities = Set.copyOf(priorities);
	}

}
