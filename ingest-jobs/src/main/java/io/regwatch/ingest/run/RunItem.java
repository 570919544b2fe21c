package io.regwatch.ingest.run;

import java.util.UUID;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

/**
 * One item of a run.
 *
 * @param id of the row
 * @param runId it belongs to
 * @param sourceId it was found at
 * @param externalId the authority's stable id
 * @param listed as the source lists it, or listed it last; {@code null} for a known item
 * that is not listed now, unless it is still there
 * @param formerId external id so far of the reference that it is; {@code null} if its id
 * is known or the document is new
 * @param file its bytes; {@code null} until they are fetched
 * @param announcedType lower-case file name extension, possibly empty; {@code null}
 * exactly when the file is
 * @param extractorVersion that read its text in this run; {@code null} before that, and
 * when there was nothing to read
 */
public record RunItem(long id, UUID runId, String sourceId, String externalId, @Nullable ListedItem listed,
		@Nullable String formerId, @Nullable ContentHash file, @Nullable String announcedType,
		@Nullable String extractorVersion) {

	/**
	 * The item with the file that was fetched for it.
	 * @param file its bytes
	 * @param announcedType lower-case file name extension, possibly empty
	 * @return with everything else unchanged
	 */
	public RunItem with(ContentHash file, String announcedType) {
		return new RunItem(this.id, this.runId, this.sourceId, this.externalId, this.listed, this.formerId, file,
				announcedType, this.extractorVersion);
	}

	/**
	 * The item as it was listed last.
	 * @param listed before it left the listing
	 * @return with everything else unchanged
	 */
	public RunItem with(ListedItem listed) {
		return new RunItem(this.id, this.runId, this.sourceId, this.externalId, listed, this.formerId, this.file,
				this.announcedType, this.extractorVersion);
	}

	/** What a run does next with an item. */
	public enum Stage implements CodedEnum {

		/** Fetch its bytes. */
		FETCH,

		/** Extract its text. */
		EXTRACT,

		/** Find out what changed. */
		COMPARE,

		/** Nothing. */
		DONE

	}

	/** The outcome of an item in the ledger. */
	public enum Outcome implements CodedEnum {

		/** A reference that was not known. */
		NEW,

		/** A reference with an update. */
		CHANGED,

		/** A reference without an update. */
		UNCHANGED,

		/** A reference that is no longer listed. */
		GONE,

		/** Rejected; the quarantine has the reason. */
		REJECTED

	}

}
