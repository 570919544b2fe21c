package io.regwatch.audit;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * A call of the audit log.
 *
 * @param id grows with time
 * @param occurredAt when the call was received
 * @param keyId public id of the API key, {@code person:} and the name of a console user,
 * or {@code operator:} and the name of the system's user who ran a command
 * @param address IP address of the sender; {@code local} for a command
 * @param method HTTP method; {@code COMMAND} for a command
 * @param path without the query, or a command
 * @param workspaceId in the path; {@code null} if it has none
 * @param status of the response; {@code null} while the call is handled, and if the
 * process ended before it was
 */
public record AuditEvent(UUID id, Instant occurredAt, String keyId, String address, String method, String path,
		@Nullable UUID workspaceId, @Nullable Integer status) {

}
