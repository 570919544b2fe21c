package io.regwatch.ingest.source.list;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.RejectionReason;

/** What a row of a list is. */
sealed interface RowResult {

	/** An item. */
	record Valid(ListedItem item) implements RowResult {

	}

	/** An item that cannot be taken. */
	record Invalid(ListedItem item, RejectionReason reason, String detail) implements RowResult {

	}

	/** A row without an id. */
	record MissingId() implements RowResult {

	}

}
