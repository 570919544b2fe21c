package io.regwatch.api.mcp;

import java.util.UUID;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.security.ApiClient;
import io.regwatch.api.security.Uuids;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;

/** Checks that a key may read the workspace that a call names. */
final class WorkspaceAccess {

	private static final String EXISTS = """
			SELECT EXISTS (SELECT FROM workspace WHERE id = :workspace AND client_id = :client)
			""";

	private final JdbcClient jdbc;

	private final StoreTimeout timeout;

	WorkspaceAccess(JdbcClient jdbc, StoreTimeout timeout) {
		this.jdbc = jdbc;
		this.timeout = timeout;
	}

	/** Returns the workspace's id; a foreign, unknown or malformed one is refused. */
	UUID require(ApiClient client, String workspaceId) {
		return Uuids.parse(workspaceId)
			.filter((id) -> client.workspaceIds() == null || client.workspaceIds().contains(id))
			.filter((id) -> this.timeout.call(() -> exists(client, id)))
			.orElseThrow(() -> new AccessDeniedException("Another client's workspace"));
	}

	private boolean exists(ApiClient client, UUID workspace) {
		return this.jdbc.sql(EXISTS)
			.param("workspace", workspace)
			.param("client", client.id())
			.query(Boolean.class)
			.single();
	}

}
