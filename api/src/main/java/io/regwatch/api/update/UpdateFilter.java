package io.regwatch.api.update;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.api.list.QueryParameters;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Geography;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

/**
 * A filter of update lists that takes values separated by commas, any of which may match.
 */
enum UpdateFilter {

	STATUS("coalesce(review.status, a.status)"),

	PRIORITY("coalesce(review.priority, a.priority)"),

	SOURCE("s.id"),

	GEOGRAPHY("s.geography") {

		@Override
		Set<String> values(@Nullable String text) {
			Set<String> codes = super.values(text).stream()
				.map((code) -> code.toUpperCase(Locale.ROOT))
				.collect(Collectors.toSet());
			codes.stream().filter((code) -> !Geography.isCode(code)).findFirst().ifPresent((code) -> {
				throw QueryParameters.unknown(parameter(), code, Geography.CODES);
			});
			return codes;
		}

	};

	/** What only updates with a context have. */
	static final Set<UpdateFilter> OF_CONTEXT = EnumSet.of(STATUS, PRIORITY);

	/** Conditions of all filters; an empty array does not restrict. */
	static final String CONDITIONS = conditions(EnumSet.allOf(UpdateFilter.class));

	/** The same of those that only updates with a context have. */
	static final String CONTEXT_CONDITIONS = conditions(OF_CONTEXT);

	private final String column;

	UpdateFilter(String column) {
		this.column = column;
	}

	/** The name of the query parameter. */
	String parameter() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** Parses the query parameter. */
	Set<String> values(@Nullable String text) {
		Set<String> values = QueryParameters.many(parameter(), text);
		switch (this) {
			case STATUS -> QueryParameters.requireKnown(parameter(), values, codes(ApplicabilityStatus.values()));
			case PRIORITY -> QueryParameters.requireKnown(parameter(), values, codes(Priority.values()));
			case GEOGRAPHY, SOURCE -> {
			}
		}
		return values;
	}

	private static String conditions(Set<UpdateFilter> filters) {
		return filters.stream().map(UpdateFilter::condition).collect(Collectors.joining("\n"));
	}

	private String condition() {
		return "AND (cardinality(:%1$s) = 0 OR %2$s = ANY (:%1$s))".formatted(parameter(), this.column);
	}

	private static List<String> codes(CodedEnum... values) {
		return Arrays.stream(values).map(CodedEnum::code).toList();
	}

}
