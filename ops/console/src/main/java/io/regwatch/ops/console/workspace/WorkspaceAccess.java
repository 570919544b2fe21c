package io.regwatch.ops.console.workspace;

import java.util.List;
import java.util.UUID;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.RecordRowMapper;

import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.web.server.ResponseStatusException;

/** Which workspaces a person sees: those of one client, or all. */
@Repository
@ConsoleEnabled
class WorkspaceAccess {

	private static final String FIND = """
			SELECT workspace.id, workspace.name, client.name AS client
			FROM workspace
			JOIN client ON client.id = workspace.client_id
			JOIN console_user AS person ON person.name = :person
				AND (person.client_id IS NULL OR person.client_id = workspace.client_id)
			""";

	private final JdbcClient jdbc;

	WorkspaceAccess(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** All workspaces that a person sees, by client and name. */
	List<ClientWorkspace> findAll(String person) {
		return this.jdbc.sql(FIND + "ORDER BY client.name, workspace.name, workspace.id")
			.param("person", person)
			.query(RecordRowMapper.of(ClientWorkspace.class))
			.list();
	}

	/**
	 * A workspace that a person sees.
	 * @throws ResponseStatusException if there is none with this id
	 */
	ClientWorkspace get(String person, UUID workspace) {
		return this.jdbc.sql(FIND + "WHERE workspace.id = :workspace")
			.param("person", person)
			.param("workspace", workspace)
			.query(RecordRowMapper.of(ClientWorkspace.class))
			.optional()
			.orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND,
					"There is no workspace '%s'".formatted(workspace)));
	}

}
