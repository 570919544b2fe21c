package io.regwatch.api.workspace;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.RetriedTransaction;
import io.regwatch.api.profile.Profiles;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The workspaces of clients, each with a profile. */
@Repository
class Workspaces {

	private static final String FIND = """
			SELECT id, name
			FROM workspace
			WHERE client_id = :client AND (CAST(:only AS uuid[]) IS NULL OR id = ANY (CAST(:only AS uuid[])))
			ORDER BY created_at, id
			""";

	private static final String ADD = """
			INSERT INTO workspace (client_id, name)
			VALUES (:client, :name)
			RETURNING id, name
			""";

	private static final String DELETE = """
			DELETE FROM workspace
			WHERE id = :workspace
			""";

	private final JdbcClient jdbc;

	private final Profiles profiles;

	Workspaces(JdbcClient jdbc, Profiles profiles) {
		this.jdbc = jdbc;
		this.profiles = profiles;
	}

	/** All of a client, or those to which its key is restricted. */
	List<Workspace> findOf(UUID client, @Nullable List<UUID> only) {
		return this.jdbc.sql(FIND)
			.param("client", client)
			.param("only", (only != null) ? only.stream().map(UUID::toString).toArray(String[]::new) : null)
			.query(RecordRowMapper.of(Workspace.class))
			.list();
	}

	@RetriedTransaction
	Workspace add(UUID client, String name) {
		Workspace workspace = this.jdbc.sql(ADD)
			.param("client", client)
			.param("name", name)
			.query(Workspace.class)
			.single();
		this.profiles.add(workspace.id());
		return workspace;
	}

	@RetriedTransaction
	void delete(UUID workspace) {
		this.jdbc.sql(DELETE).param("workspace", workspace).update();
	}

}
