package io.regwatch.api.security;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * An API key without its secret.
 *
 * @param id public part
 * @param client name of the client
 * @param createdAt creation
 * @param expiresAt expiry; {@code null} for never
 * @param revokedAt revocation; {@code null} if it is not revoked
 * @param lastUsedAt last use, within a minute; {@code null} if it was never used
 */
public record ApiKeyInfo(String id, String client, Instant createdAt, @Nullable Instant expiresAt,
		@Nullable Instant revokedAt, @Nullable Instant lastUsedAt) {

}
