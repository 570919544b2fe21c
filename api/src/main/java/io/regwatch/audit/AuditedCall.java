package io.regwatch.audit;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A call to be recorded.
 *
 * @param clientId of the API key; {@code null} for that of the workspace
 * @param keyId public id of the API key, or {@code person:} and the name of a console
 * user
 * @param address IP address of the sender
 * @param method HTTP method
 * @param path without the query
 * @param workspaceId in the path; {@code null} if it has none
 */
public record AuditedCall(@Nullable UUID clientId, String keyId, String address, String method, String path,
		@Nullable UUID workspaceId) {

}
