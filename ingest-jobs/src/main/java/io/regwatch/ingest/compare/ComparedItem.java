package io.regwatch.ingest.compare;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * A listed item with everything that a version or an update is made of.
 *
 * @param text of the file; {@code null} if it was not read again
 * @param backfill whether it is a new reference that its source's first run listed
 */
record ComparedItem(RunItem item, ListedItem listed, SourceDefinition source, FileKey file,
		Extraction.@Nullable Text text, Instant now, boolean backfill) {

	/** The state that its reference gets, with a current version. */
	ReferenceState stateOf(KnownReference known, UUID versionId) {
		return ReferenceState.of(known, versionId, this.listed, ownTitle(), this.file);
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
		if (this.source.language() != null) {
			return this.source.language();
		}
		return (this.text != null) ? this.text.language() : null;
	}

	/** The day from which the text says that it applies; {@code null} if it does not. */
	@Nullable Instant effectiveInText() {
		return (this.text != null) ? EffectiveDateInText.find(this.text.blocks(), this.listed.published()).orElse(null)
				: null;
	}

	/** The document's own; {@code null} if it has none or was not read again. */
	@Nullable String ownTitle() {
		return (this.text != null) ? this.text.title() : null;
	}

	List<Block> blocks() {
		return (this.text != null) ? this.text.blocks() : List.of();
	}

}
