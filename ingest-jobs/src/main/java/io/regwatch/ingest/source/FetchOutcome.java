package io.regwatch.ingest.source;

import io.regwatch.schema.RejectionReason;
import io.regwatch.store.StoredFile;

/** What came of asking a source for one document. */
public sealed interface FetchOutcome {

	/**
	 * The document's bytes are in the file store.
	 *
	 * @param file what was stored
	 */
	record Fetched(StoredFile file) implements FetchOutcome {

	}

	/**
	 * The document could not be taken.
	 *
	 * @param reason why
	 * @param detail one sentence for operators
	 */
	record Refused(RejectionReason reason, String detail) implements FetchOutcome {

	}

}
