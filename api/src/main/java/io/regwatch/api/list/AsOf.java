package io.regwatch.api.list;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.search.SearchOptions;
import org.jspecify.annotations.Nullable;

/**
 * The two times of a question about the past.
 *
 * @param asOf when something was in force; {@code null} for any time
 * @param knownAt what had been found until then counts; {@code null} for now
 */
public record AsOf(@Nullable Instant asOf, @Nullable Instant knownAt) {

	/**
	 * Parses the parameters; a date stands for its last moment.
	 * @param asOf the parameter {@code asOf}
	 * @param knownAt the parameter {@code knownAt}
	 * @return both times
	 */
	public static AsOf of(@Nullable String asOf, @Nullable String knownAt) {
		return new AsOf(DateParameters.last("asOf", QueryParameters.one(asOf)),
				DateParameters.last("knownAt", QueryParameters.one(knownAt)));
	}

	/**
	 * Whether the question is about the past.
	 * @return {@code false} if both times are absent
	 */
	public boolean isPast() {
		return this.asOf != null || this.knownAt != null;
	}

	/**
	 * Checks that a search asks for the present: texts and ranks are those of today.
	 * @param options of the search
	 */
	public void requirePresent(SearchOptions options) {
		if (isPast() && !options.equals(SearchOptions.DEFAULT)) {
			throw new InvalidInputException(
					"'searchIn' and 'order=relevance' cannot be combined with 'asOf' or 'knownAt'");
		}
	}

	/**
	 * Parses the parameter {@code changedSince}, which asks for the present.
	 * @param text of the parameter; a date stands for its first moment
	 * @param options of the search
	 * @return {@code null} if it is absent
	 */
	public @Nullable Instant changedSince(@Nullable String text, SearchOptions options) {
		Instant since = DateParameters.first("changedSince", QueryParameters.one(text));
		if (since != null && (isPast() || !options.equals(SearchOptions.DEFAULT))) {
			throw new InvalidInputException(
					"'changedSince' cannot be combined with 'asOf', 'knownAt', 'searchIn' or 'order=relevance'");
		}
		return since;
	}

	/**
	 * For queries.
	 * @return infinity for any time
	 */
	public OffsetDateTime inForceAt() {
		return time(this.asOf);
	}

	/**
	 * For queries.
	 * @return infinity for now
	 */
	public OffsetDateTime known() {
		return time(this.knownAt);
	}

	private static OffsetDateTime time(@Nullable Instant instant) {
		return (instant != null) ? instant.atOffset(ZoneOffset.UTC) : OffsetDateTime.MAX;
	}

}
