package io.regwatch.assessment.evaluation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * An update with the decision of a person.
 *
 * @param quotable whether the source's text may be redistributed
 * @param comparable whether text and profile are those that the person saw
 * @param sampledExclusion whether it is in the random sample of what rules exclude
 */
record ReviewedUpdate(UUID reviewId, UUID workspace, UUID updateId, String sourceTitle, String geography,
		String externalId, String referenceTitle, ReferenceType type, String title, UpdateKind kind, String updateType,
		VersionStatus versionStatus, Instant publishedAt, Instant effectiveAt, UUID versionId,
		@Nullable UUID previousVersionId, ApplicabilityStatus status, Priority priority, @Nullable String note,
		Instant createdAt, boolean quotable, boolean comparable, boolean sampledExclusion) {

	LocalDate day() {
		return date(this.createdAt);
	}

	GoldUpdate gold(StoredText text) {
		return new GoldUpdate(this.reviewId.toString(), new GoldUpdate.Source(this.sourceTitle, this.geography),
				new GoldUpdate.Reference(this.externalId, this.referenceTitle, this.type), this.title, this.kind,
				this.updateType, this.versionStatus, date(this.publishedAt), date(this.effectiveAt), lines(text),
				text.removed(), null, Map.of(this.workspace.toString(), new Expectation(this.status, this.priority,
						null, this.note, this.sampledExclusion ? true : null)));
	}

	/** An update without earlier version is new as a whole, which needs no marks. */
	private List<String> lines(StoredText text) {
		return text.segments()
			.stream()
			.map((segment) -> GoldUpdate.line(segment.text(), segment.heading(), known(segment)))
			.toList();
	}

	private boolean known(Segment segment) {
		return this.previousVersionId != null && !segment.fresh();
	}

	private static LocalDate date(Instant instant) {
		return instant.atOffset(ZoneOffset.UTC).toLocalDate();
	}

}
