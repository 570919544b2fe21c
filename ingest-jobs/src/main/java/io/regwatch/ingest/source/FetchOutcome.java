package io.regwatch.ingest.source;

import io.regwatch.schema.RejectionReason;
import io.regwatch.store.StoredFile;

/** What came of asking a source for one document. */
public sealed interface FetchOutcome {

	/**
	 * How the question was answered.
	 * @return status and validators, as far as there are any
	 */
	Reception reception();

	/**
	 * The document's bytes are in the file store.
	 *
	 * @param file what was stored
	 * @param reception how it was answered
	 */
	record Fetched(StoredFile file, Reception reception) implements FetchOutcome {

		public Fetched(StoredFile file) {
			this(file, Reception.NONE);
		}

	}

	/**
	 * The document is still the one of the last capture.
	 *
	 * @param reception how it was answered
	 */
	record NotModified(Reception reception) implements FetchOutcome {

	}

	/**
	 * The source itself says that there is no such document.
	 *
	 * @param reception how it was answered
	 */
	record Gone(Reception reception) implements FetchOutcome {

	}

	/**
	 * The document could not be taken.
	 *
	 * @param reason why
	 * @param detail one sentence for operators
	 * @param reception how it was answered
	 */
	record Refused(RejectionReason reason, String detail, Reception reception) implements FetchOutcome {

		public Refused(RejectionReason reason, String detail) {
			this(reason, detail, Reception.NONE);
		}

	}

}
