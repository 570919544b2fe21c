package io.regwatch.webhook;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.change.ChangeCursor;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Up to where changes are delivered. Cursors are moved only from where the worker has
 * read them, so a replay is never undone by a delivery in progress.
 */
@Repository
public class WebhookCursors {

	private static final int BATCH = 100;

	/** A workspace that is created meanwhile waits, and gets its cursor itself. */
	private static final String LOCK_CLIENT = """
			SELECT id
			FROM client
			WHERE id = :client
			FOR UPDATE
			""";

	private static final String ADD = """
			INSERT INTO webhook_cursor (endpoint_id, workspace_id, cursor)
			SELECT :endpoint, id, :cursor
			FROM workspace
			WHERE client_id = :client AND id = coalesce(CAST(:workspace AS uuid), id)
			""";

	private static final String FIND = """
			SELECT endpoint_id, workspace_id, cursor, replays, failures
			FROM webhook_cursor
			WHERE endpoint_id = :endpoint AND workspace_id = coalesce(CAST(:workspace AS uuid), workspace_id)
			""";

	private static final String MOVE = """
			UPDATE webhook_cursor
			SET cursor = :next, failures = 0, failing_since = NULL
			WHERE endpoint_id = :endpoint AND workspace_id = :workspace AND cursor = :cursor AND replays = :replays
			""";

	private static final String RESET = """
			UPDATE webhook_cursor
			SET cursor = coalesce(:cursor, cursor), replays = replays + 1, requested_position = 0, failures = 0, failing_since = NULL
			WHERE endpoint_id = :endpoint AND workspace_id = coalesce(CAST(:workspace AS uuid), workspace_id)
			""";

	private static final String FAIL = """
			UPDATE webhook_cursor
			SET failures = failures + 1, failing_since = coalesce(failing_since, now())
			WHERE endpoint_id = :endpoint AND workspace_id = :workspace AND cursor = :cursor AND replays = :replays
			RETURNING failing_since < now() - make_interval(secs => :seconds)
			""";

	/** Those that fail are retried by the work queue. */
	private static final String TAKE_DUE = """
			UPDATE webhook_cursor AS taken
			SET requested_position = :last
			FROM (
				SELECT endpoint_id, webhook_cursor.workspace_id
				FROM webhook_cursor
				JOIN webhook_endpoint ON webhook_endpoint.id = webhook_cursor.endpoint_id
				WHERE disabled_at IS NULL AND failing_since IS NULL AND requested_position < :last
				LIMIT :limit
				FOR UPDATE OF webhook_cursor SKIP LOCKED) AS due
			WHERE taken.endpoint_id = due.endpoint_id AND taken.workspace_id = due.workspace_id
			RETURNING taken.endpoint_id, taken.workspace_id, taken.cursor, taken.replays, taken.failures
			""";

	private static final String COUNT_FAILING = """
			SELECT count(DISTINCT endpoint_id)
			FROM webhook_cursor
			JOIN webhook_endpoint ON webhook_endpoint.id = endpoint_id
			WHERE failing_since IS NOT NULL AND disabled_at IS NULL
			""";

	private static final String EXIST = """
			SELECT EXISTS (SELECT FROM webhook_cursor)
			""";

	private final JdbcClient jdbc;

	WebhookCursors(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Counts the endpoints whose receivers do not accept the next message.
	 * @return their number, without those that are disabled
	 */
	public long countFailing() {
		return this.jdbc.sql(COUNT_FAILING).query(Long.class).single();
	}

	boolean exist() {
		return this.jdbc.sql(EXIST).query(Boolean.class).single();
	}

	void lockWorkspaces(UUID client) {
		this.jdbc.sql(LOCK_CLIENT).param("client", client).query(UUID.class).single();
	}

	/** Adds cursors for one workspace of a client, or for all. */
	void add(UUID endpoint, UUID client, @Nullable UUID workspace, ChangeCursor cursor) {
		sql(ADD, endpoint, workspace).param("client", client).param("cursor", cursor.text()).update();
	}

	List<WebhookCursor> find(UUID endpoint, @Nullable UUID workspace) {
		return sql(FIND, endpoint, workspace).query(RecordRowMapper.of(WebhookCursor.class)).list();
	}

	/** Returns {@code false} if somebody else has moved it. */
	boolean move(WebhookCursor cursor, ChangeCursor next) {
		return sql(MOVE, cursor).param("next", next.text()).update() > 0;
	}

	/** Delivers again at once, from another place if one is given. */
	void reset(UUID endpoint, @Nullable UUID workspace, @Nullable ChangeCursor cursor) {
		sql(RESET, endpoint, workspace).param("cursor", (cursor != null) ? cursor.text() : null).update();
	}

	/** Returns whether it has failed for longer than a time. */
	boolean fail(WebhookCursor cursor, Duration time) {
		Optional<Boolean> tooLong = sql(FAIL, cursor).param("seconds", time.toSeconds())
			.query(Boolean.class)
			.optional();
		return tooLong.orElse(false);
	}

	/** Takes those for which work is to be requested, in the caller's transaction. */
	List<WebhookCursor> takeDue(long last) {
		return this.jdbc.sql(TAKE_DUE)
			.param("last", last)
			.param("limit", BATCH)
			.query(RecordRowMapper.of(WebhookCursor.class))
			.list();
	}

	private JdbcClient.StatementSpec sql(String statement, WebhookCursor cursor) {
		return sql(statement, cursor.endpointId(), cursor.workspaceId()).param("cursor", cursor.cursor())
			.param("replays", cursor.replays());
	}

	private JdbcClient.StatementSpec sql(String statement, UUID endpoint, @Nullable UUID workspace) {
		return this.jdbc.sql(statement).param("endpoint", endpoint).param("workspace", workspace);
	}

}
