package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * What a run of assessments is to do.
 *
 * @param model to be asked instead of the configured one; {@code null} for that
 * @param forced whether to judge what has not changed, too
 * @param since only updates that were published then or later; {@code null} for all
 * @param updates only these; {@code null} for all
 * @param budgetTokens that calls may use at most, all together; {@code null} for no limit
 * @param reason for those who look back; {@code null} if nothing needs to be said
 */
public record AssessmentRequest(@Nullable String model, boolean forced, @Nullable Instant since,
		@Nullable List<UUID> updates, @Nullable Long budgetTokens, @Nullable String reason) {

	public AssessmentRequest {
		updates = (updates != null) ? List.copyOf(updates) : null;
	}

	static AssessmentRequest changes() {
		return new AssessmentRequest(null, false, null, null, null, null);
	}

	boolean covers(VisibleUpdate seen) {
		boolean named = this.updates == null || this.updates.contains(seen.candidate().id());
		return named && (this.since == null || !seen.candidate().publishedAt().isBefore(this.since));
	}

}
