package io.regwatch.api.redline;

import java.util.UUID;

import io.regwatch.api.JsonCode;
import org.jspecify.annotations.Nullable;

/**
 * How two versions of a reference differ.
 *
 * @param from the older version; {@code null} if there is none before the newer one
 * @param to the newer version
 * @param html a fragment; empty until it is completed
 * @param status {@code none} if there is nothing to compare, or the text may not be
 * redistributed
 */
public record VersionRedline(@Nullable UUID from, UUID to, String html, @JsonCode RedlineStatus status) {

}
