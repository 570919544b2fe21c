package io.regwatch.api.obligation;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.security.Uuids;
import io.regwatch.schema.ObligationState;
import org.jspecify.annotations.Nullable;

/**
 * Restricts a list of obligations.
 *
 * @param dueFrom first day of deadlines; {@code null} for any
 * @param dueTo last day of deadlines; {@code null} for any
 * @param dated whether only obligations with a day are listed
 * @param states empty for all
 * @param reference {@code null} for all
 */
public record ObligationFilter(@Nullable LocalDate dueFrom, @Nullable LocalDate dueTo, boolean dated,
		Set<String> states, @Nullable UUID reference) {

	private static final List<String> STATES = Arrays.stream(ObligationState.values())
		.map(ObligationState::code)
		.toList();

	/**
	 * Parses the parameters; blank ones do not restrict.
	 * @param due a day, or an ISO 8601 interval of days with open ends as {@code ..}
	 * @param state codes separated by commas
	 * @param reference id of a reference
	 * @return the filter
	 * @throws io.regwatch.api.error.InvalidInputException if one is malformed
	 */
	public static ObligationFilter of(@Nullable String due, @Nullable String state, @Nullable String reference) {
		@Nullable String days = QueryParameters.one(due);
		DateInterval interval = (days != null) ? DateInterval.parse("due", days) : new DateInterval(null, null);
		Set<String> states = QueryParameters.many("state", state);
		QueryParameters.requireKnown("state", states, STATES);
		return new ObligationFilter(interval.from(), interval.to(), days != null, states,
				id(QueryParameters.one(reference)));
	}

	/**
	 * Restricts the list to obligations with a day.
	 * @return the filter
	 */
	public ObligationFilter onlyDated() {
		return new ObligationFilter(this.dueFrom, this.dueTo, true, this.states, this.reference);
	}

	private static @Nullable UUID id(@Nullable String reference) {
		return (reference != null) ? Uuids.parse(reference)
			.orElseThrow(() -> QueryParameters.unknown("reference", reference, "the id of a reference")) : null;
	}

}
