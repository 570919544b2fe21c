package io.regwatch.ingest.compare;

import java.time.Instant;

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

	@Nullable String language() {
		if (this.listed.language() != null) {
			return this.listed.language();
		}
		return (this.source.language() != null) ? this.source.language() : this.ownLanguage;
	}

}
