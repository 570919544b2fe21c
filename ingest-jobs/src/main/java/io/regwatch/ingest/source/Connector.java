package io.regwatch.ingest.source;

import org.jspecify.annotations.Nullable;

/**
 * Reads one kind of source. Implementations are stateless; they are called from many
 * threads and hold no database connection.
 */
public interface Connector {

	/**
	 * The kind of source it reads.
	 * @return as in catalogue files, such as {@code folder}
	 */
	String kind();

	/**
	 * Lists everything the source offers. What goes wrong with the source is part of the
	 * listing, so that a run can go on with what was found.
	 * @param source whose kind is {@link #kind()}
	 * @return possibly empty, possibly with a shortfall
	 */
	Listing list(SourceDefinition source);

	/**
	 * Lists everything the source offers, going on behind what an interrupted listing had
	 * read.
	 * @param source whose kind is {@link #kind()}
	 * @param read by that listing
	 * @return as without interruption
	 */
	default Listing list(SourceDefinition source, PageCache read) {
		return list(source);
	}

	/**
	 * Brings one document into the file store.
	 * @param source it belongs to
	 * @param item from a listing of that source
	 * @param last what is known of it; {@code null} if it was never had
	 * @return the file, or why there is none
	 */
	FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last);

	/**
	 * Checks that a document is really gone that a complete listing no longer names.
	 * @param source it belonged to
	 * @param externalId of the document
	 * @param last what is known of it; {@code null} if it was never had
	 * @return {@code true} only if the source itself says so
	 */
	boolean isGone(SourceDefinition source, String externalId, @Nullable LastCapture last);

}
