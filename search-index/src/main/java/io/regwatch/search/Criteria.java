package io.regwatch.search;

import java.time.Instant;
import java.util.Set;

import io.regwatch.schema.ReferenceType;
import org.jspecify.annotations.Nullable;

/** The filters of a list; an absent one does not restrict it. */
public sealed interface Criteria {

	/**
	 * Returns the words to search.
	 * @return as the user wrote them
	 */
	@Nullable String search();

	/**
	 * Returns how the search is answered.
	 * @return of the list
	 */
	SearchOptions options();

	/**
	 * Filters of references.
	 *
	 * @param search in title or external id
	 * @param source its id
	 * @param type of the reference
	 * @param options of the search
	 */
	record OfReferences(@Nullable String search, @Nullable String source, @Nullable ReferenceType type,
			SearchOptions options) implements Criteria {

	}

	/**
	 * Filters of updates.
	 *
	 * @param search in title, summaries, title or external id of the reference
	 * @param sources ids, any of them; empty for all
	 * @param geographies codes, any of them; empty for all
	 * @param from first moment of publication
	 * @param to last moment of publication
	 * @param options of the search
	 */
	record OfUpdates(@Nullable String search, Set<String> sources, Set<String> geographies, @Nullable Instant from,
			@Nullable Instant to, SearchOptions options) implements Criteria {

		public OfUpdates {
			sources = Set.copyOf(sources);
			geographies = Set.copyOf(geographies);
		}

	}

}
