package io.regwatch.api.export;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * What a report shows beside the update itself.
 *
 * @param url of the reference
 * @param publishedBasis code: whether the authority states it, or it is the time of
 * detection
 * @param effectiveAt {@code null} if it is not known
 * @param detectedAt when the update was first seen here
 * @param changedAt last change of anything that the report shows
 * @param versions the current one, then the previous one
 */
record ReportState(String url, String publishedBasis, @Nullable Instant effectiveAt, Instant detectedAt,
		Instant changedAt, List<Version> versions) {

	/** A version with the SHA-256 of its file; {@code null} without a file. */
	record Version(UUID id, int ordinal, String status, Instant effectiveAt, String effectiveDateBasis,
			@Nullable Instant publishedAt, Instant detectedAt, String url, @Nullable String sha256) {

	}

}
