package io.regwatch.api.update;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.list.Parameters;
import io.regwatch.search.Criteria;
import org.jspecify.annotations.Nullable;

import org.springframework.util.MultiValueMap;

/**
 * The query of a list of updates, as it came.
 *
 * @param query a name given twice has both values
 */
record UpdateParameters(MultiValueMap<String, String> query) {

	private static final List<String> STATUSES = List.of("to_review", "applicable", "not_applicable", "out_of_scope");

	private static final List<String> PRIORITIES = List.of("urgent", "high", "medium", "low", "none");

	private static final Set<String> GEOGRAPHIES = Stream
		.concat(Stream.of(Locale.getISOCountries()), Stream.of("EU", "INT"))
		.collect(Collectors.toUnmodifiableSet());

	ListRequest request() {
		return ListRequest.of(value("limit"), value("cursor"));
	}

	UpdateFilter filter() {
		Instant from = Dates.first("publicationDateFrom", value("publicationDateFrom"));
		Instant to = Dates.last("publicationDateTo", value("publicationDateTo"));
		if (from != null && to != null && from.isAfter(to)) {
			throw new InvalidInputException("'publicationDateFrom' is after 'publicationDateTo'");
		}
		return new UpdateFilter(
				new Criteria.OfUpdates(Parameters.search(value("search")), Parameters.many(value("source")),
						geographies(), from, to),
				Parameters.many("status", value("status"), STATUSES),
				Parameters.many("priority", value("priority"), PRIORITIES));
	}

	private Set<String> geographies() {
		Set<String> geographies = Parameters.many(value("geography"));
		geographies.stream().filter((code) -> !GEOGRAPHIES.contains(code)).findFirst().ifPresent((code) -> {
			throw Parameters.unknown("geography", code, "ISO 3166-1 alpha-2 codes, EU or INT");
		});
		return geographies;
	}

	private @Nullable String value(String name) {
		List<String> values = this.query.get(name);
		return (values != null) ? Parameters.one(String.join(",", values)) : null;
	}

}
