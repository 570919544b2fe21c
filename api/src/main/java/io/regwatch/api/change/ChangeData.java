package io.regwatch.api.change;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.api.JsonCode;
import org.jspecify.annotations.Nullable;

/**
 * What changed; the resource itself is read at the link.
 *
 * @param resource type of the resource
 * @param id of the resource
 * @param referenceId the resource, or the reference of the update
 * @param link URL of the resource
 * @param detectedAt of the update, or of the reference's current version
 * @param reason why an update was retracted or is hidden
 * @param savedSearches ids of the saved searches that the update matches; {@code null} if
 * it matches none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ChangeData(@JsonCode ResourceType resource, UUID id, UUID referenceId, String link,
		@Nullable Instant detectedAt, @Nullable String reason, @Nullable List<UUID> savedSearches) {

}
