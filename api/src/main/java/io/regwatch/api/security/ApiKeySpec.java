package io.regwatch.api.security;

import java.time.Instant;
import java.util.Collection;
import java.util.Set;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * An API key to be created.
 *
 * @param client name of the client
 * @param expiresAt when the key expires; {@code null} for never
 * @param scopes its permissions; empty for all
 * @param workspaces to which it is restricted; empty for all of the client's
 */
public record ApiKeySpec(String client, @Nullable Instant expiresAt, Set<ApiKeyScope> scopes,
		Collection<UUID> workspaces) {

	/**
	 * A key without restrictions.
	 * @param client name of the client
	 * @param expiresAt when the key expires; {@code null} for never
	 * @return a key for all workspaces with all scopes
	 */
	public static ApiKeySpec unrestricted(String client, @Nullable Instant expiresAt) {
		return new ApiKeySpec(client, expiresAt, Set.of(), Set.of());
	}

}
