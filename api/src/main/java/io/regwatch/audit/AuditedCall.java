package io.regwatch.audit;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A call to be recorded.
 *
 * @param clientId of the API key; {@code null} for that of the workspace
 * @param keyId public id of the API key, {@code person:} and the name of a console user,
 * or {@code operator:} and the name of the system's user who ran a command
 * @param address IP address of the sender; {@code local} for a command
 * @param method HTTP method; {@code COMMAND} for a command
 * @param path without the query, or a command
 * @param workspaceId in the path; {@code null} if it has none
 */
public record AuditedCall(@Nullable UUID clientId, String keyId, String address, String method, String path,
		@Nullable UUID workspaceId) {

}
