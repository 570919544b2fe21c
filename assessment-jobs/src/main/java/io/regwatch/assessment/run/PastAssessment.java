package io.regwatch.assessment.run;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * An assessment in the history of an update in a workspace.
 *
 * @param assessedAt when
 * @param current whether it is the newest
 * @param run that made it
 * @param runReason why the run was requested; {@code null} if it was a regular one
 * @param status code
 * @param priority code
 * @param impactSummary for readers
 * @param suggestedActions for readers
 * @param reasonCode code of the reason
 * @param evidence statements with quotes or rules, as they are stored
 * @param model that assessed
 * @param promptVersion of its prompt, or of the rules
 * @param tokensIn read by the model
 * @param tokensOut written by the model
 * @param cost in US dollars; {@code null} if prices were not known
 */
public record PastAssessment(Instant assessedAt, boolean current, UUID run, @Nullable String runReason, String status,
		String priority, String impactSummary, String suggestedActions, String reasonCode, JsonNode evidence,
		String model, String promptVersion, long tokensIn, long tokensOut, @Nullable BigDecimal cost) {

}
