package io.regwatch.ingest.history;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A reference with all that is known of its past, the newest first.
 *
 * @param id of the reference
 * @param source id of its source
 * @param externalId the authority's id
 * @param type code: regulation, guidance or standard
 * @param title of the current version
 * @param goneSince when listings stopped naming it; {@code null} if they name it
 * @param versions texts or editions of their own
 * @param relations to other references that are known
 * @param captures the outcomes of all checks, unchanged ones included
 */
public record ReferenceHistory(UUID id, String source, String externalId, String type, String title,
		@Nullable Instant goneSince, List<VersionEntry> versions, List<RelationEntry> relations,
		List<CaptureEntry> captures) {

}
