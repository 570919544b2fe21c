package io.regwatch.ingest.compare;

import java.time.Instant;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * A version's dates and status, as far as they follow from the listing.
 *
 * @param effectiveBasis {@code stated}, {@code published} or {@code detected}
 */
record VersionState(VersionStatus status, @Nullable Instant published, Instant effective, String effectiveBasis) {

	static VersionState of(ListedItem listed, Instant now) {
		if (listed.effective() != null) {
			return new VersionState(status(listed, listed.effective(), now), listed.published(), listed.effective(),
					"stated");
		}
		if (listed.published() != null) {
			return new VersionState(status(listed, listed.published(), now), listed.published(), listed.published(),
					"published");
		}
		return new VersionState(status(listed, now, now), null, now, "detected");
	}

	/**
	 * The state of a revision: without a word of the authority, a draft stays a draft,
	 * and the day on which an earlier version was published is not the day from which
	 * this one applies.
	 */
	static VersionState ofRevision(KnownReference known, ListedItem listed, Instant now) {
		VersionState state = of(listed, now);
		boolean draft = listed.status() == null && known.status() == VersionStatus.DRAFT;
		boolean old = state.effectiveBasis.equals("published") && state.effective.equals(known.published());
		return new VersionState(draft ? VersionStatus.DRAFT : state.status, state.published,
				old ? now : state.effective, old ? "detected" : state.effectiveBasis);
	}

	/**
	 * From when a change applies: a date that was there before is not the date of a
	 * change.
	 */
	Instant since(KnownReference known, Instant now) {
		return this.effective.equals(known.effective()) ? now : this.effective;
	}

	/** The dates of a known version after a listing; what that does not say stays. */
	static VersionState of(KnownReference known, ListedItem listed, Instant now) {
		VersionState state = of(listed, now);
		return (listed.effective() == null && known.effectiveStated())
				? new VersionState(state.status, state.published, known.effective(), "stated") : state;
	}

	private static VersionStatus status(ListedItem listed, Instant effective, Instant now) {
		if (listed.status() != null) {
			return listed.status();
		}
		return effective.isAfter(now) ? VersionStatus.NOT_YET_IN_FORCE : VersionStatus.IN_FORCE;
	}

}
