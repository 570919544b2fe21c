package io.regwatch.ingest.source;

import io.regwatch.schema.RejectionReason;
import io.regwatch.store.StoredFile;

/** The result of requesting one document. */
public sealed interface FetchOutcome {

	/**
	 * Metadata of the response.
	 * @return status and validators, as far as there are any
	 */
	Reception reception();

	/**
	 * The document's bytes are in the file store.
	 *
	 * @param file what was stored
	 * @param reception metadata of the response
	 */
	record Fetched(StoredFile file, Reception reception) implements FetchOutcome {

		public Fetched(StoredFile file) {
			this(file, Reception.NONE);
		}

	}

	/**
	 * The document is still the one of the last capture.
	 *
	 * @param reception metadata of the response
	 */
	record NotModified(Reception reception) implements FetchOutcome {

	}

	/**
	 * The source itself says that there is no such document.
	 *
	 * @param reception metadata of the response
	 */
	record Gone(Reception reception) implements FetchOutcome {

	}

	/**
	 * The document could not be fetched.
	 *
	 * @param reason why
	 * @param detail one sentence for operators
	 * @param reception metadata of the response
	 */
	record Refused(RejectionReason reason, String detail, Reception reception) implements FetchOutcome {

		public Refused(RejectionReason reason, String detail) {
			this(reason, detail, Reception.NONE);
		}

	}

}
