package io.regwatch.api.update;

import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.search.Criteria;
import org.jspecify.annotations.Nullable;

/** The filters of an update list as query parameters; blank ones are {@code null}. */
record UpdateParameters(@Nullable String status, @Nullable String priority, @Nullable String search,
		@Nullable String source, @Nullable String geography, @Nullable String publicationDateFrom,
		@Nullable String publicationDateTo) {

	UpdateParameters {
		status = QueryParameters.one(status);
		priority = QueryParameters.one(priority);
		search = QueryParameters.search(search);
		source = QueryParameters.one(source);
		geography = QueryParameters.one(geography);
		publicationDateFrom = QueryParameters.one(publicationDateFrom);
		publicationDateTo = QueryParameters.one(publicationDateTo);
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
		return new Parsed(new Criteria.OfUpdates(this.search, values.getOrDefault(UpdateFilter.SOURCE, Set.of()),
				values.getOrDefault(UpdateFilter.GEOGRAPHY, Set.of()), from, to), values);
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
	 */
	record Parsed(Criteria.OfUpdates criteria, Map<UpdateFilter, Set<String>> values) {

	}

}
