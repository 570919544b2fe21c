package io.regwatch.api.update;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

/**
 * An assessment in the history of an update.
 *
 * @param run that made it
 * @param runReason why that run was requested; {@code null} if it was a regular one
 * @param cost in US dollars; {@code null} if prices were not known
 */
public record UpdateAssessment(UUID id, Instant assessedAt, boolean current, UUID run, @Nullable String runReason,
		@JsonCode ApplicabilityStatus status, @JsonCode Priority priority, String impactSummary,
		String suggestedActions, String reasonCode, String model, String promptVersion, long tokensIn, long tokensOut,
		@Nullable BigDecimal cost, List<UpdateEvidence.Statement> statements) {

}
