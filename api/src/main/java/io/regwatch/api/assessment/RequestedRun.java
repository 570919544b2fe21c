package io.regwatch.api.assessment;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import org.jspecify.annotations.Nullable;

/**
 * An assessment run.
 *
 * @param id of the run
 * @param state of the run
 * @param preview its estimate; {@code null} unless only that was requested and is there
 * @param problem why it could not begin; {@code null} if it could
 * @param reason why it was requested; {@code null} for a regular one
 * @param model that was requested; {@code null} for the configured one
 * @param forced whether unchanged updates are assessed, too
 * @param since only updates published then or later; {@code null} for all
 * @param budgetTokens {@code null} for no limit
 * @param requestedAt when it was requested, or a regular one began
 * @param startedAt {@code null} until a worker has started it
 * @param finishedAt {@code null} until it is finished
 * @param progress of its updates
 * @param tokensIn read by models
 * @param tokensOut written by models
 * @param cost in US dollars; {@code null} if prices are not known
 */
public record RequestedRun(UUID id, @JsonCode RunState state, @Nullable Preview preview, @Nullable String problem,
		@Nullable String reason, @Nullable String model, boolean forced, @Nullable Instant since,
		@Nullable Long budgetTokens, Instant requestedAt, @Nullable Instant startedAt, @Nullable Instant finishedAt,
		Progress progress, long tokensIn, long tokensOut, @Nullable BigDecimal cost) {

	/** An estimate: the maximum of calls and tokens. */
	public record Preview(int items, int calls, long tokens) {

	}

	/** Numbers of updates; the last three never decrease. */
	public record Progress(int total, int open, int assessed, int skipped, int failed) {

	}

}
