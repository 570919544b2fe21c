package io.regwatch.api.list;

import java.time.Instant;
import java.util.UUID;

/**
 * When something was found and when it changed.
 *
 * @param id of the update or reference
 * @param detectedAt when the update, or the current version of the reference, was
 * detected
 * @param changedAt since when its last change can be read
 */
public record ChangeTimes(UUID id, Instant detectedAt, Instant changedAt) {

}
