package io.regwatch.ingest.fetch;

import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.ListedItem;

/** What a look at the source gave for one item. */
sealed interface Look {

	/** The item is listed. */
	record AtListed(ListedItem listed, FetchOutcome outcome) implements Look {

	}

	/** The item is no longer listed. */
	record AtMissing(boolean gone) implements Look {

	}

}
