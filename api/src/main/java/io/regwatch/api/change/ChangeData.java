package io.regwatch.api.change;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.api.JsonCode;
import org.jspecify.annotations.Nullable;

/** What changed; the resource itself is read at the link. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ChangeData(@JsonCode ResourceType resource, UUID id, UUID referenceId, String link, @Nullable Instant detectedAt,
		@Nullable String reason) {

}
