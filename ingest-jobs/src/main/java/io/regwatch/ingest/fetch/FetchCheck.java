package io.regwatch.ingest.fetch;

import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Presence;
import org.jspecify.annotations.Nullable;

/** The outcome of checking one item at its source. */
sealed interface FetchCheck {

	/** The item is listed. */
	record AtListed(ListedItem listed, @Nullable LastCapture last, FetchOutcome outcome) implements FetchCheck {

	}

	/**
	 * The item is no longer listed. If it is still there, it was fetched as it was listed
	 * last; the outcome is {@code null} if that is unknown.
	 */
	record AtMissing(@Nullable LastCapture last, Presence presence,
			@Nullable FetchOutcome outcome) implements FetchCheck {

	}

}
