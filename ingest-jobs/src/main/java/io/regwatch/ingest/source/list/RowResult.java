package io.regwatch.ingest.source.list;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.RejectionReason;

/** What a row of a list is. */
sealed interface RowResult {

	/** An item. */
	record Valid(ListedItem item) implements RowResult {

	}

	/**
	 * An item that cannot be taken.
	 *
	 * @param ifNew whether it can be if its reference is known
	 */
	record Invalid(ListedItem item, RejectionReason reason, String detail, boolean ifNew) implements RowResult {

		Invalid(ListedItem item, RejectionReason reason, String detail) {
			this(item, reason, detail, false);
		}

	}

	/** A row without an id. */
	record MissingId() implements RowResult {

	}

}
