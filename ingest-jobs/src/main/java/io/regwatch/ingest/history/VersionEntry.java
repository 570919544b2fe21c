package io.regwatch.ingest.history;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A version of a reference.
 *
 * @param id of the version
 * @param number from 1, the oldest
 * @param status code of what it is now
 * @param edition the authority's label; {@code null} if it gives none
 * @param published by the authority's date; {@code null} if it gives none
 * @param effective from when it applies
 * @param effectiveDateBasis code: the listing states the date, or the text; it is that of
 * publication; or it is unknown, and the date is that of detection
 * @param detected when it was found
 * @param file SHA-256 of its bytes, in hex; {@code null} if it has none
 * @param update that reported it; {@code null} if it was lost
 * @param kind code of that update
 * @param redline how it differs from the version before; {@code null} for the first
 * @param statuses what happened to its status, the newest first
 */
public record VersionEntry(UUID id, int number, String status, @Nullable String edition, @Nullable Instant published,
		Instant effective, String effectiveDateBasis, Instant detected, @Nullable String file, @Nullable UUID update,
		@Nullable String kind, @Nullable RedlineEntry redline, List<StatusEntry> statuses) {

	/**
	 * The figures of a redline.
	 *
	 * @param status code: generating, completed or failed
	 * @param materiality code; {@code null} before it is made, and if both versions are
	 * one file
	 * @param inserted words; {@code null} before it is made, as are the next two
	 * @param deleted words
	 * @param moved blocks
	 */
	public record RedlineEntry(String status, @Nullable String materiality, @Nullable Integer inserted,
			@Nullable Integer deleted, @Nullable Integer moved) {

	}

	/**
	 * A change of status.
	 *
	 * @param status code of what it became
	 * @param effective from when
	 * @param origin code: who or what said so
	 * @param detected when it was found
	 */
	public record StatusEntry(String status, Instant effective, String origin, Instant detected) {

	}

}
