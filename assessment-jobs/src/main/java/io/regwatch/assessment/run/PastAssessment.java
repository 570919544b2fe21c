package io.regwatch.assessment.run;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What was once said of an update for a workspace.
 *
 * @param assessedAt when
 * @param current whether nothing else has been said since
 * @param run that said it
 * @param runReason why somebody wanted the run; {@code null} if it was in the usual
 * course
 * @param status code
 * @param priority code
 * @param impactSummary for readers
 * @param suggestedActions for readers
 * @param reasonCode why it was judged so
 * @param evidence statements with quotes or rules, as they are stored
 * @param model that judged
 * @param promptVersion of its words, or of the rules
 * @param tokensIn read by the model
 * @param tokensOut written by the model
 * @param cost in US dollars; {@code null} if prices were not known
 */
public record PastAssessment(Instant assessedAt, boolean current, UUID run, @Nullable String runReason, String status,
		String priority, String impactSummary, String suggestedActions, String reasonCode, JsonNode evidence,
		String model, String promptVersion, long tokensIn, long tokensOut, @Nullable BigDecimal cost) {

}
