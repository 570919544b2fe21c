package io.regwatch.api.security;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * What can be known of a key.
 *
 * @param id its public part
 * @param client name of the client
 * @param createdAt when it was made
 * @param expiresAt from when it is refused; {@code null} for never
 * @param revokedAt since when it is refused
 * @param lastUsedAt within a minute
 */
public record ApiKeyInfo(String id, String client, Instant createdAt, @Nullable Instant expiresAt,
		@Nullable Instant revokedAt, @Nullable Instant lastUsedAt) {

}
