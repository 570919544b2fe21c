package io.regwatch.audit;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A call to be recorded.
 *
 * @param clientId of the API key
 * @param keyId public id of the API key
 * @param address IP address of the sender
 * @param method HTTP method
 * @param path without the query
 * @param workspaceId in the path; {@code null} if it has none
 */
public record AuditedCall(UUID clientId, String keyId, String address, String method, String path,
		@Nullable UUID workspaceId) {

}
