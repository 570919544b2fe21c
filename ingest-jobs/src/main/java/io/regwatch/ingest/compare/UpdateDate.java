package io.regwatch.ingest.compare;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * When an update was published.
 *
 * @param at by the authority's date, else when it was detected
 * @param stated whether the authority gives the date
 */
record UpdateDate(Instant at, boolean stated) {

	/**
	 * The date of a new version: a date that was there before is not the date of a
	 * change.
	 * @param published the authority's date
	 * @param before the authority's date of the version before
	 */
	static UpdateDate of(@Nullable Instant published, @Nullable Instant before, Instant now) {
		boolean stated = published != null && !published.equals(before);
		return new UpdateDate((stated && published != null) ? published : now, stated);
	}

}
