package io.regwatch.ops.console.assessment;

import java.util.Set;

import io.regwatch.api.assessment.AssessmentOrder;
import org.jspecify.annotations.Nullable;

import org.springframework.util.StringUtils;

/**
 * The form of an assessment run.
 *
 * @param since a date; blank for all updates
 * @param forced whether unchanged updates are assessed, too
 * @param preview whether only an estimate is requested
 * @param budgetTokens {@code null} for no limit
 * @param reason blank for none
 * @param model blank for the configured one
 */
record RunForm(@Nullable String since, @Nullable Boolean forced, @Nullable Boolean preview, @Nullable Long budgetTokens,
		@Nullable String reason, @Nullable String model) {

	AssessmentOrder.Order order(Set<String> models) {
		return new AssessmentOrder(null, text(this.since), this.forced, this.preview, this.budgetTokens,
				text(this.reason), text(this.model))
			.checked(models);
	}

	private static @Nullable String text(@Nullable String value) {
		return StringUtils.hasText(value) ? value.strip() : null;
	}

}
