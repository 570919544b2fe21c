package io.regwatch.ingest.source.list;

import io.regwatch.schema.RejectionReason;

/** The detail page of a row cannot be fetched. */
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
