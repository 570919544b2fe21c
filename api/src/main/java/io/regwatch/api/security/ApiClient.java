package io.regwatch.api.security;

import java.util.List;
import java.util.Set;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * The authenticated client of a request.
 *
 * @param id of the client
 * @param workspace that the path names; {@code null} if it names none, or one that is not
 * the client's
 * @param keyId the public id of the API key
 * @param scopes permissions of the key; empty for all
 * @param workspaceIds to which the key is restricted; {@code null} for all of the
 * client's
 */
public record ApiClient(UUID id, @Nullable UUID workspace, String keyId, Set<ApiKeyScope> scopes,
		@Nullable List<UUID> workspaceIds) {

	/**
	 * The same client in one of its workspaces.
	 * @param id that was checked
	 * @return a copy
	 */
	public ApiClient in(UUID id) {
		return new ApiClient(this.id, id, this.keyId, this.scopes, this.workspaceIds);
	}

	boolean hasScope(ApiKeyScope scope) {
		return this.scopes.isEmpty() || this.scopes.contains(scope);
	}

}
