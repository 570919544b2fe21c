package io.regwatch.api.update;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Geography;
import io.regwatch.schema.Priority;
import io.regwatch.search.Criteria;
import org.jspecify.annotations.Nullable;

/** The filters of a list of updates, as they came. */
record UpdateParameters(@Nullable String status, @Nullable String priority, @Nullable String search,
		@Nullable String source, @Nullable String geography, @Nullable String publicationDateFrom,
		@Nullable String publicationDateTo) {

	private static final List<String> STATUSES = codes(ApplicabilityStatus.values());

	private static final List<String> PRIORITIES = codes(Priority.values());

	UpdateFilter filter() {
		Instant from = DateParameters.first("publicationDateFrom", QueryParameters.one(this.publicationDateFrom));
		Instant to = DateParameters.last("publicationDateTo", QueryParameters.one(this.publicationDateTo));
		if (from != null && to != null && from.isAfter(to)) {
			throw new InvalidInputException("'publicationDateFrom' is after 'publicationDateTo'");
		}
		return new UpdateFilter(
				new Criteria.OfUpdates(QueryParameters.search(this.search), QueryParameters.many(this.source),
						geographies(), from, to),
				QueryParameters.many("status", this.status, STATUSES),
				QueryParameters.many("priority", this.priority, PRIORITIES));
	}

	private Set<String> geographies() {
		Set<String> geographies = QueryParameters.many(this.geography);
		geographies.stream().filter((code) -> !Geography.isCode(code)).findFirst().ifPresent((code) -> {
			throw QueryParameters.unknown("geography", code, Geography.CODES);
		});
		return geographies;
	}

	private static List<String> codes(CodedEnum... values) {
		return Arrays.stream(values).map(CodedEnum::code).toList();
	}

}
