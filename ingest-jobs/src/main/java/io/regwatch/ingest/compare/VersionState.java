package io.regwatch.ingest.compare;

import java.time.Instant;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * A version's dates and status.
 *
 * @param published the authority's date; {@code null} if it gives none
 * @param effective from when it applies; when it was detected if that is unknown
 * @param effectiveDateBasis where that date comes from
 */
record VersionState(VersionStatus status, @Nullable Instant published, Instant effective,
		EffectiveDateBasis effectiveDateBasis) {

	/** The state of a new reference's version. */
	static VersionState of(ComparedItem candidate) {
		return of(candidate.listed(), candidate.listed().effective(), candidate.effectiveInText(),
				candidate.listed().published(), candidate.now());
	}

	/**
	 * The state of a revision. Without a word of the authority, a draft stays a draft,
	 * and what has ended by its word, or another document's, is not in force again; the
	 * dates of an earlier version are not those of this one.
	 */
	static VersionState ofRevision(KnownReference known, ComparedItem candidate) {
		VersionState dated = ofEvent(known, candidate.listed(), candidate.effectiveInText(), candidate.now());
		VersionState state = (known.isSuspendedBy(candidate.listed())
				&& dated.effectiveDateBasis != EffectiveDateBasis.TEXT) ? ofSuspension(known, candidate) : dated;
		boolean stays = candidate.listed().status() == null
				&& (known.statedStatus() == VersionStatus.DRAFT || (known.isOver() && known.removedFrom() == null));
		return stays ? state.with(known.statedStatus()) : state;
	}

	/**
	 * The state that an event of today gives: dates that were there before are not its
	 * own, unless they are yet to come.
	 */
	static VersionState ofEvent(KnownReference known, ListedItem listed, @Nullable Instant inText, Instant now) {
		return of(listed, own(known.statedBy(listed), known, now), own(inText, known, now),
				other(listed.published(), known.published()), now);
	}

	/** The dates of a known version after a listing; what that does not say stays. */
	static VersionState of(KnownReference known, ListedItem listed, Instant now) {
		Instant stated = known.statedBy(listed);
		boolean publishedAnew = known.effectiveDateBasis() == EffectiveDateBasis.PUBLICATION
				|| (known.effectiveDateBasis() == EffectiveDateBasis.UNKNOWN
						&& other(listed.published(), known.published()) != null);
		if (stated != null || (publishedAnew && listed.published() != null)) {
			return of(listed, stated, null, listed.published(), now);
		}
		return new VersionState(status(listed, known.effective(), known.effectiveDateBasis(), now), listed.published(),
				known.effective(), known.effectiveDateBasis());
	}

	/**
	 * From when a change applies: a date that was there before is not the date of a
	 * change.
	 */
	Instant since(KnownReference known, Instant now) {
		return this.effective.equals(known.effective()) ? now : this.effective;
	}

	/** The state of what the authority gives no day any more from which it applies. */
	static VersionState ofSuspension(KnownReference known, ComparedItem candidate) {
		VersionStatus status = (candidate.listed().status() != null) ? candidate.listed().status()
				: known.statedStatus();
		return new VersionState(status, candidate.listed().published(), candidate.now(), EffectiveDateBasis.UNKNOWN);
	}

	/** The same with another status. */
	VersionState with(VersionStatus other) {
		return new VersionState(other, this.published, this.effective, this.effectiveDateBasis);
	}

	private static VersionState of(ListedItem listed, @Nullable Instant stated, @Nullable Instant inText,
			@Nullable Instant published, Instant now) {
		if (stated != null) {
			return state(listed, stated, EffectiveDateBasis.LISTING, now);
		}
		if (inText != null) {
			return state(listed, inText, EffectiveDateBasis.TEXT, now);
		}
		return (published != null) ? state(listed, published, EffectiveDateBasis.PUBLICATION, now)
				: state(listed, now, EffectiveDateBasis.UNKNOWN, now);
	}

	private static VersionState state(ListedItem listed, Instant effective, EffectiveDateBasis basis, Instant now) {
		return new VersionState(status(listed, effective, basis, now), listed.published(), effective, basis);
	}

	private static @Nullable Instant own(@Nullable Instant effective, KnownReference known, Instant now) {
		return (effective != null && effective.isAfter(now)) ? effective : other(effective, known.effective());
	}

	private static @Nullable Instant other(@Nullable Instant date, @Nullable Instant before) {
		return (date != null && !date.equals(before)) ? date : null;
	}

	/** What is published is there, though its date may be ahead of our clock. */
	private static VersionStatus status(ListedItem listed, Instant effective, EffectiveDateBasis basis, Instant now) {
		if (listed.status() != null) {
			return listed.status();
		}
		return (basis != EffectiveDateBasis.PUBLICATION && effective.isAfter(now)) ? VersionStatus.NOT_YET_IN_FORCE
				: VersionStatus.IN_FORCE;
	}

}
