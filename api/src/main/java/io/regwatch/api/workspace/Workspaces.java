package io.regwatch.api.workspace;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.RetriedTransaction;
import io.regwatch.api.profile.Profiles;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;
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

	private static final String FIND_LANGUAGE = """
			SELECT language
			FROM workspace
			WHERE id = :workspace
			""";

	private static final String SET_LANGUAGE = """
			UPDATE workspace
			SET language = :language
			WHERE id = :workspace
			""";

	private final JdbcClient jdbc;

	private final Profiles profiles;

	private final WorkQueue work;

	Workspaces(JdbcClient jdbc, Profiles profiles, WorkQueue work) {
		this.jdbc = jdbc;
		this.profiles = profiles;
		this.work = work;
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

	/** The language into which texts are translated. */
	WorkspaceLanguage findLanguage(UUID workspace) {
		return this.jdbc.sql(FIND_LANGUAGE)
			.param("workspace", workspace)
			.query((row, _) -> new WorkspaceLanguage(row.getString("language")))
			.optional()
			.orElseThrow(Workspaces::unknown);
	}

	/** Sets the language, and requests the run that translates. */
	@RetriedTransaction
	void setLanguage(UUID workspace, WorkspaceLanguage language) {
		int set = this.jdbc.sql(SET_LANGUAGE)
			.param("workspace", workspace)
			.param("language", language.language())
			.update();
		if (set == 0) {
			throw unknown();
		}
		if (language.language() != null) {
			this.work.request(WorkKind.ASSESS, workspace.toString(), workspace);
		}
	}

	private static AccessDeniedException unknown() {
		return new AccessDeniedException("There is no such workspace");
	}

}
