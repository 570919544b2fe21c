package io.regwatch.ops.console.inbox;

import java.util.List;
import java.util.UUID;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The filters that people keep, each for one workspace. */
@Repository
@ConsoleEnabled
class SavedFilters {

	private static final String FIND = """
			SELECT id, name, query
			FROM saved_filter
			WHERE person = :person AND workspace_id = :workspace
			ORDER BY lower(name), id
			""";

	private static final String SAVE = """
			INSERT INTO saved_filter (person, workspace_id, name, query)
			VALUES (:person, :workspace, :name, :query)
			ON CONFLICT (workspace_id, person, name) DO UPDATE
			SET query = excluded.query
			""";

	private static final String DELETE = """
			DELETE FROM saved_filter
			WHERE id = :id AND person = :person AND workspace_id = :workspace
			""";

	private final JdbcClient jdbc;

	SavedFilters(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** By name. */
	List<SavedFilter> findAll(String person, UUID workspace) {
		return sql(FIND, person, workspace).query(RecordRowMapper.of(SavedFilter.class)).list();
	}

	/** Keeps a filter, in the place of one with the same name. */
	void save(String person, UUID workspace, String name, String query) {
		sql(SAVE, person, workspace).param("name", name).param("query", query).update();
	}

	/** Without effect on the filters of others. */
	void delete(String person, UUID workspace, UUID id) {
		sql(DELETE, person, workspace).param("id", id).update();
	}

	private JdbcClient.StatementSpec sql(String statement, String person, UUID workspace) {
		return this.jdbc.sql(statement).param("person", person).param("workspace", workspace);
	}

}
