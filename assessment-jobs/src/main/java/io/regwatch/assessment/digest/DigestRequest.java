package io.regwatch.assessment.digest;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.schema.UpdateKind;
import org.jspecify.annotations.Nullable;

/**
 * An update without digest.
 *
 * @param id of the update
 * @param kind of the change
 * @param title of the update
 * @param shortSummary what ingestion says of it
 * @param summary what ingestion says of it, at more length
 * @param authority who published it
 * @param geography that its rules reach
 * @param version that it made or modified
 * @param previousVersion what came before it; {@code null} if nothing did
 * @param publishedAt the authority's date, or when it was found
 */
record DigestRequest(UUID id, UpdateKind kind, String title, String shortSummary, String summary, String authority,
		String geography, UUID version, @Nullable UUID previousVersion, Instant publishedAt) {

	boolean isWithdrawn() {
		return this.kind == UpdateKind.WITHDRAWAL;
	}

}
