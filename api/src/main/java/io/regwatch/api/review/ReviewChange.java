package io.regwatch.api.review;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

import io.regwatch.api.TextFields;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.security.Uuids;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

/**
 * The body of PUT review.
 *
 * @param status code of an applicability status
 * @param priority code of a priority
 * @param note up to 10,000 characters; {@code null} for none
 * @param reasonCode lower case letters, digits, _ and .; {@code null} for the default
 * @param basedOn id of the context that the person saw; {@code null} for none
 */
public record ReviewChange(@Nullable String status, @Nullable String priority, @Nullable String note,
		@Nullable String reasonCode, @Nullable String basedOn) {

	private static final String DEFAULT_REASON = "reviewed";

	private static final Pattern REASON = Pattern.compile("[a-z][a-z0-9_.]{0,99}");

	/**
	 * Checks all fields.
	 * @return the decision
	 * @throws InvalidInputException if a field is invalid
	 */
	public Decision decision() {
		return new Decision(code("status", this.status, ApplicabilityStatus.values()),
				code("priority", this.priority, Priority.values()),
				(this.note != null) ? TextFields.description("note", this.note) : null, reason(), seen());
	}

	private String reason() {
		if (this.reasonCode != null && !REASON.matcher(this.reasonCode).matches()) {
			throw new InvalidInputException(
					"Field 'reasonCode' is '%s': use lower case letters, digits, _ and .".formatted(this.reasonCode));
		}
		return (this.reasonCode != null) ? this.reasonCode : DEFAULT_REASON;
	}

	private @Nullable UUID seen() {
		return (this.basedOn != null) ? Uuids.parse(this.basedOn).orElseThrow(() -> unknownContext(this.basedOn))
				: null;
	}

	static InvalidInputException unknownContext(Object id) {
		return new InvalidInputException(
				"Field 'basedOn' is '%s': this is not the id of a context of the update".formatted(id));
	}

	private static String code(String field, @Nullable String value, CodedEnum... allowed) {
		List<String> codes = Arrays.stream(allowed).map(CodedEnum::code).toList();
		return Optional.ofNullable(value)
			.filter(codes::contains)
			.orElseThrow(() -> new InvalidInputException(
					"Field '%s' is '%s': use %s".formatted(field, value, String.join(", ", codes))));
	}

	/**
	 * A valid decision.
	 *
	 * @param status code of an applicability status
	 * @param priority code of a priority
	 * @param note {@code null} for none
	 * @param reasonCode why
	 * @param basedOn the context that the person saw; {@code null} for none
	 */
	public record Decision(String status, String priority, @Nullable String note, String reasonCode,
			@Nullable UUID basedOn) {

	}

}
