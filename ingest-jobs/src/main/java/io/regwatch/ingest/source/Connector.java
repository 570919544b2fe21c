package io.regwatch.ingest.source;

import java.util.Set;

import io.regwatch.ingest.source.catalogue.SourceDefinition;
import org.jspecify.annotations.Nullable;

/**
 * Reads sources of some kinds. Implementations are stateless; they are called from many
 * threads and hold no database connection.
 */
public interface Connector {

	/**
	 * The kinds of sources it reads.
	 * @return as in catalogue files, such as {@code folder}
	 */
	Set<String> kinds();

	/**
	 * Lists everything the source offers. Failures are part of the listing, so that a run
	 * can continue with what was found.
	 * @param source of one of {@link #kinds()}
	 * @param cache pages that an interrupted listing had read; connectors without pages
	 * ignore it
	 * @return possibly empty, possibly with anomalies
	 */
	Listing list(SourceDefinition source, PageCache cache);

	/**
	 * Stores one document in the file store.
	 * @param source it belongs to
	 * @param item from a listing of that source
	 * @param last the last successful capture; {@code null} if there is none
	 * @return the file, or why there is none
	 */
	FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last);

	/**
	 * Checks whether a document which a complete listing no longer names is still there.
	 * @param source it belonged to
	 * @param externalId of the document
	 * @param last the last successful capture; {@code null} if there is none
	 * @param addresses of documents that are still listed
	 * @return {@link Presence.Unknown} with the reason unless the source says it
	 */
	Presence presence(SourceDefinition source, String externalId, @Nullable LastCapture last, KnownAddresses addresses);

}
