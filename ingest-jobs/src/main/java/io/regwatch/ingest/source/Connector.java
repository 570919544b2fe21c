package io.regwatch.ingest.source;

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
	 * Brings one document into the file store.
	 * @param source it belongs to
	 * @param item from a listing of that source
	 * @return the file, or why there is none
	 */
	FetchOutcome fetch(SourceDefinition source, ListedItem item);

	/**
	 * Checks that a document is really gone that a complete listing no longer names.
	 * @param source it belonged to
	 * @param externalId of the document
	 * @param locator with which it was listed last
	 * @return {@code true} only if the source itself says so
	 */
	boolean isGone(SourceDefinition source, String externalId, String locator);

}
