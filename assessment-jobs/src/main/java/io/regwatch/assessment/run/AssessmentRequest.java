package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;

/**
 * Parameters of an assessment run.
 *
 * @param model name of the model, {@code null} for the configured one
 * @param forced whether to assess unchanged updates, too
 * @param since only updates published at or after this time; {@code null} for all
 * @param updates ids of the updates; {@code null} for all
 * @param budgetTokens maximum for all calls of the run; {@code null} for no limit
 * @param reason shown in the history; {@code null} if there is none
 */
public record AssessmentRequest(@Nullable String model, boolean forced, @Nullable Instant since,
		@Nullable List<UUID> updates, @Nullable Long budgetTokens, @Nullable String reason) {

	public AssessmentRequest {
		updates = (updates != null) ? List.copyOf(updates) : null;
	}

	static AssessmentRequest changes() {
		return new AssessmentRequest(null, false, null, null, null, null);
	}

	/** Whether an update is covered, in constant time for each. */
	Predicate<VisibleUpdate> filter() {
		Set<UUID> named = (this.updates != null) ? Set.copyOf(this.updates) : Set.of();
		return (seen) -> (this.updates == null || named.contains(seen.candidate().id()))
				&& (this.since == null || !seen.candidate().publishedAt().isBefore(this.since));
	}

}
