package io.regwatch.api.review;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

/**
 * Who decides the context of an update.
 *
 * @param contextId the current review, else the current assessment; {@code null} if there
 * is neither
 * @param review the current one
 * @param assessment the current one of a model or rule
 * @param reviewNeeded whether what was reviewed has changed since
 * @param changed what has changed: {@code text}, {@code profile}, {@code relations}
 * @param history all reviews, newest first
 */
public record UpdateReview(@Nullable UUID contextId, @Nullable Review review, @Nullable Assessment assessment,
		boolean reviewNeeded, List<String> changed, List<Review> history) {

	/** A decision; without status where it withdraws the one before. */
	public record Review(UUID id, @Nullable String status, @Nullable String priority, @Nullable String note,
			String reasonCode, @Nullable UUID basedOn, Instant reviewedAt, Reviewer reviewedBy) {

	}

	/** The client, by name, and the public id of its API key. */
	public record Reviewer(String client, String key) {

	}

	/** What a model or rule says. */
	public record Assessment(UUID id, @JsonCode ApplicabilityStatus status, @JsonCode Priority priority,
			String impactSummary, String suggestedActions, String reasonCode, Instant assessedAt) {

	}

}
