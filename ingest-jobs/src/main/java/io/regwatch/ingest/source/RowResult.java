package io.regwatch.ingest.source;

import io.regwatch.schema.RejectionReason;

/** What a row of a list is. */
sealed interface RowResult {

	/** An item. */
	record Usable(ListedItem item) implements RowResult {

	}

	/** An item that cannot be taken. */
	record Unusable(ListedItem item, RejectionReason reason, String detail) implements RowResult {

	}

	/** Nothing that can be told apart from other rows. */
	record Nameless() implements RowResult {

	}

}
