package io.regwatch.ingest.history;

import java.time.Instant;

import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of one check of a reference.
 *
 * @param at when
 * @param url that was requested
 * @param outcome code: fetched, not modified, refused or gone
 * @param httpStatus {@code null} if no request was sent
 * @param file SHA-256 of the bytes, in hex; {@code null} if there were none
 * @param itemOutcome code of the outcome; {@code null} if the item is not done
 * @param materiality code: how much it differs from the version of that time;
 * {@code null} if it does not, or was not compared
 * @param reason one sentence; {@code null} if there is none
 */
public record CaptureEntry(Instant at, String url, String outcome, @Nullable Integer httpStatus, @Nullable String file,
		@Nullable String itemOutcome, @Nullable String materiality, @Nullable String reason) {

	static @Nullable String reason(@Nullable String detail, @Nullable Materiality materiality) {
		if (detail != null || materiality == null) {
			return detail;
		}
		return switch (materiality) {
			case BYTES -> "Saved again: other bytes, the same text";
			case FURNITURE -> "Only page furniture differs: the same text";
			case TEXT -> "The text or the edition is another";
			case STATUS -> "The status or its date is another";
		};
	}

}
