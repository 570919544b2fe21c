package io.regwatch.api.assessment;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.api.PatchField;
import io.regwatch.api.TextFields;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.security.Uuids;
import io.regwatch.api.list.DateParameters;
import org.jspecify.annotations.Nullable;

/**
 * The body of POST assessments.
 *
 * @param updates ids; {@code null} for all
 * @param since a date or timestamp; {@code null} for all
 * @param forced whether unchanged updates are assessed, too
 * @param preview whether only an estimate is requested
 * @param budgetTokens not negative; {@code null} for no limit
 * @param reason up to 10,000 characters
 * @param model a permitted one; {@code null} for the configured one
 */
public record AssessmentOrder(@Nullable PatchField<List<@Nullable String>> updates, @Nullable String since,
		@Nullable Boolean forced, @Nullable Boolean preview, @Nullable Long budgetTokens, @Nullable String reason,
		@Nullable String model) {

	private static final int MAX_UPDATES = 10_000;

	/**
	 * Checks all fields.
	 * @param models that may be named
	 * @return the order
	 * @throws InvalidInputException if a field is invalid
	 */
	public Order checked(Set<String> models) {
		return new Order((this.updates != null) ? ids(this.updates.value()) : null,
				DateParameters.first("since", this.since), Boolean.TRUE.equals(this.forced),
				Boolean.TRUE.equals(this.preview), budget(),
				(this.reason != null) ? TextFields.description("reason", this.reason) : null, permitted(models));
	}

	static InvalidInputException unknownUpdate(Object id) {
		return new InvalidInputException("Field 'updates' has '%s': there is no such update".formatted(id));
	}

	private static List<UUID> ids(@Nullable List<@Nullable String> given) {
		if (given == null || given.isEmpty() || given.size() > MAX_UPDATES) {
			throw new InvalidInputException("Field 'updates' must have 1 to %d entries".formatted(MAX_UPDATES));
		}
		return given.stream().map(AssessmentOrder::id).distinct().toList();
	}

	private static UUID id(@Nullable String text) {
		return Uuids.parse(String.valueOf(text)).orElseThrow(() -> unknownUpdate(String.valueOf(text)));
	}

	private @Nullable Long budget() {
		if (this.budgetTokens != null && this.budgetTokens < 0) {
			throw new InvalidInputException("Field 'budgetTokens' is %d: use 0 or more".formatted(this.budgetTokens));
		}
		return this.budgetTokens;
	}

	private @Nullable String permitted(Set<String> models) {
		if (this.model != null && !models.contains(this.model)) {
			throw new InvalidInputException("Field 'model' is '%s': clients may use %s".formatted(this.model, models));
		}
		return this.model;
	}

	/**
	 * A valid order.
	 *
	 * @param updates {@code null} for all
	 * @param since only updates published then or later; {@code null} for all
	 * @param forced whether unchanged updates are assessed, too
	 * @param preview whether only an estimate is requested
	 * @param budgetTokens {@code null} for no limit
	 * @param reason {@code null} for none
	 * @param model {@code null} for the configured one
	 */
	public record Order(@Nullable List<UUID> updates, @Nullable Instant since, boolean forced, boolean preview,
			@Nullable Long budgetTokens, @Nullable String reason, @Nullable String model) {

	}

}
