package io.regwatch.ingest.fetch;

import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import org.jspecify.annotations.Nullable;

/** The outcome of checking one item at its source. */
sealed interface FetchCheck {

	/** The item is listed. */
	record AtListed(ListedItem listed, @Nullable LastCapture last, FetchOutcome outcome) implements FetchCheck {

	}

	/** The item is no longer listed. */
	record AtMissing(@Nullable LastCapture last, boolean gone) implements FetchCheck {

	}

}
