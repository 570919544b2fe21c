package io.regwatch.api.security;

import java.util.Optional;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Knows whose a workspace is. */
@Repository
class WorkspaceAccess {

	private static final String FIND = """
			SELECT id
			FROM workspace
			WHERE id = :id AND client_id = :client
			""";

	private final JdbcClient jdbc;

	WorkspaceAccess(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Optional<UUID> find(Caller caller, String workspace) {
		return Identifiers.parse(workspace)
			.flatMap((id) -> this.jdbc.sql(FIND)
				.param("id", id)
				.param("client", caller.clientId())
				.query(UUID.class)
				.optional());
	}

}
