package io.regwatch.api.savedsearch;

import java.util.Arrays;
import java.util.List;

import io.regwatch.api.ListFields;
import io.regwatch.api.PatchField;
import io.regwatch.api.TextFields;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Geography;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

/** The body of POST and PUT saved searches; what is absent does not restrict. */
record SavedSearchContent(@Nullable String name, @Nullable String search,
		@Nullable PatchField<List<@Nullable String>> status, @Nullable PatchField<List<@Nullable String>> priority,
		@Nullable PatchField<List<@Nullable String>> source, @Nullable PatchField<List<@Nullable String>> geography) {

	private static final List<String> STATUSES = codes(ApplicabilityStatus.values());

	private static final List<String> PRIORITIES = codes(Priority.values());

	Checked check() {
		return new Checked(TextFields.name("name", this.name), TextFields.search("search", this.search),
				known("status", this.status, STATUSES), known("priority", this.priority, PRIORITIES),
				texts("source", this.source), geographies());
	}

	private String[] geographies() {
		String[] codes = texts("geography", this.geography);
		Arrays.stream(codes).filter((code) -> !Geography.isCode(code)).findFirst().ifPresent((code) -> {
			throw unknown("geography", code, Geography.CODES);
		});
		return codes;
	}

	private static String[] known(String field, @Nullable PatchField<List<@Nullable String>> given,
			List<String> allowed) {
		String[] values = texts(field, given);
		Arrays.stream(values).filter((value) -> !allowed.contains(value)).findFirst().ifPresent((value) -> {
			throw unknown(field, value, String.join(", ", allowed));
		});
		return values;
	}

	private static String[] texts(String field, @Nullable PatchField<List<@Nullable String>> given) {
		return (given != null)
				? ListFields.of(field, given, TextFields::name).stream().distinct().toArray(String[]::new)
				: new String[0];
	}

	private static InvalidInputException unknown(String field, String value, String allowed) {
		return new InvalidInputException("Field '%s' has '%s': use %s".formatted(field, value, allowed));
	}

	private static List<String> codes(CodedEnum... values) {
		return Arrays.stream(values).map(CodedEnum::code).toList();
	}

	/** Valid content. */
	@SuppressWarnings("ArrayRecordComponent")
	record Checked(String name, @Nullable String search, String[] status, String[] priority, String[] source,
			String[] geography) {

	}

}
