package io.regwatch.api.savedsearch;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

import io.regwatch.api.RetriedTransaction;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The saved searches of workspaces. */
@Repository
public class SavedSearchRepository {

	static final int MAX = 100;

	private static final String COLUMNS = "id, name, search, status, priority, source, geography, created_at, changed_at";

	private static final String FIND = "SELECT " + COLUMNS + """

			FROM saved_search
			WHERE workspace_id = :workspace
			ORDER BY name, id
			""";

	private static final String FIND_ONE = "SELECT " + COLUMNS + """

			FROM saved_search
			WHERE workspace_id = :workspace AND id = :id
			""";

	private static final String FIND_AND_LOCK = FIND_ONE + "FOR UPDATE";

	private static final String ADD = """
			INSERT INTO saved_search (workspace_id, name, search, status, priority, source, geography)
			SELECT id, :name, :search, :status, :priority, :source, :geography
			FROM workspace
			WHERE id = :workspace AND (SELECT count(*) FROM saved_search WHERE workspace_id = :workspace) < :max
			RETURNING\s""" + COLUMNS;

	private static final String REPLACE = """
			UPDATE saved_search
			SET name = :name, search = :search, status = :status, priority = :priority, source = :source,
				geography = :geography, changed_at = now()
			WHERE id = :id
			RETURNING\s""" + COLUMNS;

	/** What a webhook endpoint delivers must not disappear. */
	private static final String DELETE = """
			DELETE FROM saved_search
			WHERE id = :id AND NOT EXISTS (SELECT FROM webhook_endpoint WHERE saved_search_id = :id)
			""";

	private final JdbcClient jdbc;

	SavedSearchRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the saved searches of a workspace.
	 * @param workspace that has them
	 * @return by name
	 */
	public List<SavedSearch> find(UUID workspace) {
		return this.jdbc.sql(FIND).param("workspace", workspace).query(RecordRowMapper.of(SavedSearch.class)).list();
	}

	/**
	 * Finds a saved search.
	 * @param workspace that has it
	 * @param id of the saved search
	 * @return empty also if it is another workspace's
	 */
	public Optional<SavedSearch> find(UUID workspace, UUID id) {
		return find(FIND_ONE, workspace, id);
	}

	/** Adds a saved search; empty if the workspace has too many, or is deleted. */
	Optional<SavedSearch> add(UUID workspace, SavedSearchContent.Checked content) {
		return with(content, this.jdbc.sql(ADD).param("workspace", workspace).param("max", MAX));
	}

	/**
	 * Replaces a saved search.
	 * @param precondition throws an exception if it is not fulfilled by the present state
	 */
	@RetriedTransaction
	Optional<SavedSearch> replace(UUID workspace, UUID id, SavedSearchContent.Checked content,
			Consumer<SavedSearch> precondition) {
		Optional<SavedSearch> present = find(FIND_AND_LOCK, workspace, id);
		present.ifPresent(precondition);
		return present.flatMap((_) -> with(content, this.jdbc.sql(REPLACE).param("id", id)));
	}

	/** Returns {@code false} if a webhook endpoint uses it. */
	boolean delete(UUID id) {
		return this.jdbc.sql(DELETE).param("id", id).update() > 0;
	}

	private Optional<SavedSearch> find(String statement, UUID workspace, UUID id) {
		return this.jdbc.sql(statement)
			.param("workspace", workspace)
			.param("id", id)
			.query(RecordRowMapper.of(SavedSearch.class))
			.optional();
	}

	private static Optional<SavedSearch> with(SavedSearchContent.Checked content, JdbcClient.StatementSpec statement) {
		return statement.param("name", content.name())
			.param("search", content.search())
			.param("status", content.status())
			.param("priority", content.priority())
			.param("source", content.source())
			.param("geography", content.geography())
			.query(RecordRowMapper.of(SavedSearch.class))
			.optional();
	}

}
