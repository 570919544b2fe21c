package io.regwatch.api.security;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonSerialize;

/**
 * An API key without its secret.
 *
 * @param id public part
 * @param client name of the client
 * @param scopes its permissions; empty for all
 * @param workspaceIds to which it is restricted; {@code null} for all of the client's
 * @param createdAt creation
 * @param expiresAt expiry; {@code null} for never
 * @param revokedAt revocation; {@code null} if it is not revoked
 * @param lastUsedAt last use, within a minute; {@code null} if it was never used
 */
public record ApiKeyInfo(String id, String client,
		@JsonSerialize(contentUsing = JsonCode.Serializer.class) List<ApiKeyScope> scopes,
		@Nullable List<UUID> workspaceIds, Instant createdAt, @Nullable Instant expiresAt, @Nullable Instant revokedAt,
		@Nullable Instant lastUsedAt) {

}
