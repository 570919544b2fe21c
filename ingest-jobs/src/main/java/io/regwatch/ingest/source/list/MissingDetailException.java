package io.regwatch.ingest.source.list;

import io.regwatch.schema.RejectionReason;

/** The further document about a row is not to be had. */
final class MissingDetailException extends Exception {

	private final RejectionReason reason;

	MissingDetailException(RejectionReason reason, String message) {
		super(message);
		this.reason = reason;
	}

	RejectionReason reason() {
		return this.reason;
	}

}
