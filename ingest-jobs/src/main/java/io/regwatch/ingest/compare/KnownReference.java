package io.regwatch.ingest.compare;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.UUID;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * A reference with its current version, as it stands before this run's item.
 *
 * @param effective from when it applies; when it was detected if that is unknown
 * @param effectiveDateBasis where that date comes from
 * @param effectiveBefore the dates of earlier versions
 * @param file that the current version was made of; {@code null} if it has none
 * @param latest file that says what the current version says, seen last
 * @param wasListed {@code false} if the last complete listing did not name it
 * @param removedFrom the status it had before its absence withdrew it; {@code null} if
 * that did not happen
 * @param asOf when it stood so
 */
record KnownReference(UUID id, ReferenceType type, String title, String description, String url, UUID versionId,
		int ordinal, VersionStatus status, @Nullable String edition, @Nullable Instant published, Instant effective,
		EffectiveDateBasis effectiveDateBasis, Set<Instant> effectiveBefore, @Nullable FileKey file,
		@Nullable FileKey latest, boolean wasListed, @Nullable VersionStatus removedFrom, Instant asOf) {

	/**
	 * Whether a listing gives other dates than the current version has, or its edition.
	 */
	boolean isCorrectedBy(ListedItem listed) {
		boolean published = listed.published() != null && !listed.published().equals(this.published);
		Instant stated = statedBy(listed);
		boolean effective = stated != null && !stated.equals(this.effective);
		return published || effective || (listed.edition() != null && !listed.edition().equals(this.edition));
	}

	/** Whether it has ended, or another one has taken its place. */
	boolean isOver() {
		return this.status.isEnded() || this.status == VersionStatus.SUPERSEDED;
	}

	/** The status by the authority's word: an absence is none. */
	VersionStatus statedStatus() {
		return (this.removedFrom != null) ? this.removedFrom : this.status;
	}

	/**
	 * Whether the authority has moved the day from which the current version applies, or
	 * announces one of which nothing was known.
	 */
	boolean isPostponedBy(ListedItem listed) {
		Instant stated = statedBy(listed);
		return stated != null && ((this.effectiveDateBasis == EffectiveDateBasis.UNKNOWN) ? stated.isAfter(this.asOf)
				: hasStatedDay() && !day(stated).equals(day(this.effective)));
	}

	/** Whether the authority no longer says from which day to come it applies. */
	boolean isSuspendedBy(ListedItem listed) {
		return hasStatedDay() && this.effective.isAfter(this.asOf) && listed.effective() == null;
	}

	/** Whether a listing gave the day from which it applies. */
	boolean hasStatedDay() {
		return this.effectiveDateBasis == EffectiveDateBasis.LISTING;
	}

	private static LocalDate day(Instant instant) {
		return LocalDate.ofInstant(instant, ZoneOffset.UTC);
	}

	/** The effective date of a listing that is not still that of an earlier version. */
	@Nullable Instant statedBy(ListedItem listed) {
		Instant stated = listed.effective();
		return (stated != null && !this.effectiveBefore.contains(stated)) ? stated : null;
	}

}
