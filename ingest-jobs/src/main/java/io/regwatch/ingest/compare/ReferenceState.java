package io.regwatch.ingest.compare;

import java.util.UUID;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.ReferenceType;
import org.jspecify.annotations.Nullable;

/**
 * The state of a reference after an item.
 *
 * @param versionId its current version
 * @param latest the file seen last that says what that version says
 */
record ReferenceState(UUID id, ReferenceType type, String title, String description, String url, UUID versionId,
		@Nullable FileKey latest) {

	/** The state of a reference that was not known. */
	static ReferenceState of(UUID id, UUID versionId, ListedItem listed, SourceDefinition source,
			@Nullable String ownTitle, FileKey file) {
		ReferenceType type = (listed.type() != null) ? listed.type() : source.type();
		return new ReferenceState(id, type, title(listed, ownTitle, listed.fileName()),
				(listed.description() != null) ? listed.description() : "", listed.url(), versionId, file);
	}

	/** The state of a known reference; what the source does not say stays as it is. */
	static ReferenceState of(KnownReference known, UUID versionId, ListedItem listed, @Nullable String ownTitle,
			FileKey file) {
		return new ReferenceState(known.id(), (listed.type() != null) ? listed.type() : known.type(),
				title(listed, ownTitle, known.title()),
				(listed.description() != null) ? listed.description() : known.description(),
				listed.url().equals(ListedItem.NO_DOCUMENT) ? known.url() : listed.url(), versionId, file);
	}

	/** Whether readers see the same as before. */
	boolean showsAs(KnownReference known) {
		return known.type() == this.type && known.title().equals(this.title)
				&& known.description().equals(this.description) && known.url().equals(this.url);
	}

	private static String title(ListedItem listed, @Nullable String ownTitle, String otherwise) {
		if (listed.title() != null) {
			return listed.title();
		}
		return (ownTitle != null) ? ownTitle : otherwise;
	}

}
