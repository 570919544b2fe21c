package io.regwatch.ingest.compare;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.SourceDefinition;
import org.jspecify.annotations.Nullable;

/**
 * A listed item with everything that a version or an update can be made of.
 *
 * @param ownTitle the document's own; {@code null} if it has none or was not read again
 * @param ownLanguage likewise
 * @param backfill whether it is found by its source's first run
 */
record Candidate(RunItem item, ListedItem listed, SourceDefinition source, FileKey file, @Nullable String ownTitle,
		@Nullable String ownLanguage, Instant now, boolean backfill) {

	/** What its reference is to look like, with a current version. */
	ReferenceState stateOf(KnownReference known, UUID versionId) {
		return ReferenceState.of(known, versionId, this.listed, this.ownTitle, this.file);
	}

	/**
	 * From when a change of status counts: a date that was there before is not its date.
	 */
	Instant changeDate(KnownReference known) {
		Instant stated = this.listed.effective();
		return (stated != null && !stated.equals(known.effective())) ? stated : this.now;
	}

	/** When an update of a known version was published. */
	UpdateDate updateDate(KnownReference known) {
		return UpdateDate.of(this.listed.published(), known.published(), this.now);
	}

	@Nullable String language() {
		if (this.listed.language() != null) {
			return this.listed.language();
		}
		return (this.source.language() != null) ? this.source.language() : this.ownLanguage;
	}

}
