package io.regwatch.api.update;

import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.list.AsOf;
import io.regwatch.api.list.DateParameters;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.search.Criteria;
import io.regwatch.search.SearchOptions;
import io.regwatch.search.TextMatch;
import org.jspecify.annotations.Nullable;

/**
 * The filters of an update list as query parameters; blank ones are {@code null}.
 *
 * @param status applicability statuses, separated by commas
 * @param priority priorities, separated by commas
 * @param search words to look for
 * @param searchIn {@code summary} or {@code text}
 * @param order {@code date} or {@code relevance}
 * @param source ids of sources, separated by commas
 * @param geography codes, separated by commas
 * @param publicationDateFrom a date or timestamp
 * @param publicationDateTo a date or timestamp
 * @param asOf a date or timestamp on which the update's version was in force
 * @param knownAt a date or timestamp; only what was known then counts
 * @param changedSince a date or timestamp; only what has changed since then
 */
public record UpdateParameters(@Nullable String status, @Nullable String priority, @Nullable String search,
		@Nullable String searchIn, @Nullable String order, @Nullable String source, @Nullable String geography,
		@Nullable String publicationDateFrom, @Nullable String publicationDateTo, @Nullable String asOf,
		@Nullable String knownAt, @Nullable String changedSince) {

	static final UpdateParameters NONE = new UpdateParameters(null, null, null, null, null, null, null, null, null,
			null, null, null);

	public UpdateParameters {
		status = QueryParameters.one(status);
		priority = QueryParameters.one(priority);
		search = QueryParameters.one(search);
		searchIn = QueryParameters.one(searchIn);
		order = QueryParameters.one(order);
		source = QueryParameters.one(source);
		geography = QueryParameters.one(geography);
		publicationDateFrom = QueryParameters.one(publicationDateFrom);
		publicationDateTo = QueryParameters.one(publicationDateTo);
		asOf = QueryParameters.one(asOf);
		knownAt = QueryParameters.one(knownAt);
		changedSince = QueryParameters.one(changedSince);
	}

	/** Parses all filters. */
	Parsed parse() {
		Instant from = DateParameters.first("publicationDateFrom", this.publicationDateFrom);
		Instant to = DateParameters.last("publicationDateTo", this.publicationDateTo);
		if (from != null && to != null && from.isAfter(to)) {
			throw new InvalidInputException("'publicationDateFrom' is after 'publicationDateTo'");
		}
		Map<UpdateFilter, Set<String>> values = new EnumMap<>(UpdateFilter.class);
		Arrays.stream(UpdateFilter.values()).forEach((filter) -> values.put(filter, filter.values(text(filter))));
		SearchOptions options = QueryParameters.searchOptions(this.searchIn, this.order, "date");
		AsOf time = AsOf.of(this.asOf, this.knownAt);
		time.requirePresent(options);
		Instant since = time.changedSince(this.changedSince, options);
		return new Parsed(new Criteria.OfUpdates(QueryParameters.search(this.search),
				values.getOrDefault(UpdateFilter.SOURCE, Set.of()),
				values.getOrDefault(UpdateFilter.GEOGRAPHY, Set.of()), from, to, options), values, time, since);
	}

	private @Nullable String text(UpdateFilter filter) {
		return switch (filter) {
			case STATUS -> this.status;
			case PRIORITY -> this.priority;
			case SOURCE -> this.source;
			case GEOGRAPHY -> this.geography;
		};
	}

	/**
	 * Filters that are checked.
	 *
	 * @param criteria for the index, which does not know status and priority
	 * @param values of each filter for the database; empty where it does not restrict
	 * @param time of a question about the past
	 * @param changedSince only what has changed since then; {@code null} for all
	 */
	record Parsed(Criteria.OfUpdates criteria, Map<UpdateFilter, Set<String>> values, AsOf time,
			@Nullable Instant changedSince) {

		/** Matches the words of the search, where the index is not asked. */
		Predicate<Update> search() {
			String search = this.criteria.search();
			if (search == null) {
				return (_) -> true;
			}
			TextMatch match = new TextMatch(search);
			return (update) -> match.matches(update.searched());
		}

		/** Whether contexts decide what matches. */
		boolean isByContext() {
			return UpdateFilter.OF_CONTEXT.stream()
				.anyMatch((filter) -> !this.values.getOrDefault(filter, Set.of()).isEmpty());
		}

	}

}
