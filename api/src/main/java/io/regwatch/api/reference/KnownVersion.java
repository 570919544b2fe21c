package io.regwatch.api.reference;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * A version as it was known at a moment.
 *
 * @param id of the version
 * @param number from 1, the oldest
 * @param edition the authority's label; {@code null} if it gives none
 * @param url of the document
 * @param publicationDate by the authority; {@code null} if it gives none
 * @param effectiveDate from when it applies
 * @param effectiveDateBasis {@code listing}, {@code text}, {@code publication} or
 * {@code unknown}
 * @param detectedAt when it was found
 * @param inForce whether it was in force at the moment that was asked for
 * @param statuses what happened to its status, newest first
 * @param updates that created or changed it, newest first
 */
public record KnownVersion(UUID id, int number, @Nullable String edition, String url, @Nullable Instant publicationDate,
		Instant effectiveDate, String effectiveDateBasis, Instant detectedAt, boolean inForce, List<Status> statuses,
		List<Event> updates) {

	/** A change of status; the origin says who or what made it. */
	public record Status(@JsonCode VersionStatus status, Instant effectiveDate, String origin, Instant detectedAt) {

	}

	/** An update: a publication, revision, withdrawal or change of status. */
	public record Event(UUID id, @JsonCode UpdateKind kind, String updateType, String title, Instant publicationDate,
			Instant detectedAt) {

	}

}
