package io.regwatch.scheduling;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Requests for work. An open request has a trigger, and a row stays as long as its
 * trigger. A transaction that changes both changes the row first.
 */
@Repository
class WorkRequestRepository implements Purgeable {

	private static final String RAISE = """
			INSERT INTO work_request (kind, work_key, workspace_id, input, trace_parent)
			VALUES (:kind, :workKey, :workspace, CAST(:input AS jsonb), :trace)
			ON CONFLICT (kind, work_key) DO UPDATE
			SET requested_version = work_request.requested_version + 1, requested_at = now(), input = excluded.input,
				trace_parent = excluded.trace_parent
			""";

	/** The input restricts the work only if no request without one is open. */
	private static final String RAISE_RESTRICTED = """
			INSERT INTO work_request (kind, work_key, workspace_id, input, trace_parent)
			VALUES (:kind, :workKey, :workspace, CAST(:input AS jsonb), :trace)
			ON CONFLICT (kind, work_key) DO UPDATE
			SET requested_version = work_request.requested_version + 1, requested_at = now(),
				trace_parent = excluded.trace_parent, input = CASE
				WHEN work_request.completed_version = work_request.requested_version OR work_request.input IS NOT NULL
				THEN excluded.input END
			""";

	private static final String RAISE_AT = """
			INSERT INTO work_request (kind, work_key, scheduled_at)
			VALUES (:kind, :workKey, :moment)
			ON CONFLICT (kind, work_key) DO UPDATE
			SET requested_version = work_request.requested_version + 1, requested_at = now(),
				scheduled_at = excluded.scheduled_at, trace_parent = NULL
			WHERE work_request.scheduled_at IS DISTINCT FROM excluded.scheduled_at
			""";

	private static final String LOCK = """
			SELECT requested_version
			FROM work_request
			WHERE kind = :kind AND work_key = :workKey
			FOR UPDATE
			""";

	private static final String BEGIN = """
			UPDATE work_request
			SET started_version = coalesce(started_version, requested_version), started_at = coalesce(started_at, clock_timestamp())
			WHERE kind = :kind AND work_key = :workKey AND completed_version < requested_version
			""";

	private static final String COMPLETE = """
			UPDATE work_request
			SET completed_version = started_version, started_version = NULL, started_at = NULL, failures = 0
			WHERE kind = :kind AND work_key = :workKey AND started_at <= :begun
			""";

	private static final String RESET = """
			UPDATE work_request
			SET started_version = NULL, started_at = NULL, failures = 0
			WHERE kind = :kind AND work_key = :workKey
			""";

	private static final String IS_COMPLETED = """
			SELECT completed_version = requested_version
			FROM work_request
			WHERE kind = :kind AND work_key = :workKey
			""";

	private static final String COUNT_PENDING = """
			SELECT count(*)
			FROM work_request
			WHERE completed_version < requested_version
			""";

	private static final String FAIL = """
			UPDATE work_request
			SET failures = failures + 1
			WHERE kind = :kind AND work_key = :workKey
			RETURNING failures
			""";

	private static final String FIND_INPUT = """
			SELECT input
			FROM work_request
			WHERE kind = :kind AND work_key = :workKey AND input IS NOT NULL AND result IS NULL
			""";

	private static final String FIND_TRACE = """
			SELECT trace_parent
			FROM work_request
			WHERE kind = :kind AND work_key = :workKey AND trace_parent IS NOT NULL
			""";

	private static final String RESPOND = """
			UPDATE work_request
			SET result = CAST(:result AS jsonb)
			WHERE kind = :kind AND work_key = :workKey AND result IS NULL
			""";

	private static final String TAKE_RESULT = """
			DELETE FROM work_request
			WHERE kind = :kind AND work_key = :workKey AND result IS NOT NULL
			RETURNING result
			""";

	private static final String CANCEL = """
			DELETE FROM work_request
			WHERE kind = :kind AND work_key = :workKey AND result IS NULL
			""";

	private static final String REMOVE_COMPLETED = """
			DELETE FROM work_request
			WHERE completed_version = requested_version AND started_version IS NULL AND requested_at < :time
				AND NOT EXISTS (
					SELECT
					FROM qrtz_triggers
					WHERE trigger_group = work_request.kind AND trigger_name = work_request.work_key)
			""";

	private final JdbcClient jdbc;

	WorkRequestRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** With the trace context of the request, which is {@code null} if it is in none. */
	void raise(WorkKind kind, String workKey, @Nullable UUID workspaceId, @Nullable String input,
			@Nullable String trace) {
		sql(RAISE, kind, workKey).param("workspace", workspaceId).param("input", input).param("trace", trace).update();
	}

	void raiseRestricted(WorkKind kind, String workKey, @Nullable UUID workspaceId, String input,
			@Nullable String trace) {
		sql(RAISE_RESTRICTED, kind, workKey).param("workspace", workspaceId)
			.param("input", input)
			.param("trace", trace)
			.update();
	}

	/** JSON; empty if there is none, or a result already. */
	Optional<String> findInput(WorkKind kind, String workKey) {
		return sql(FIND_INPUT, kind, workKey).query(String.class).optional();
	}

	/** The trace context of the latest request; empty if it is in no trace. */
	Optional<String> findTrace(WorkKind kind, String workKey) {
		return sql(FIND_TRACE, kind, workKey).query(String.class).optional();
	}

	/** Does nothing if the request was cancelled. */
	void respond(WorkKind kind, String workKey, String result) {
		sql(RESPOND, kind, workKey).param("result", result).update();
	}

	/** Removes the request with its result, in JSON; empty as long as it has none. */
	Optional<String> takeResult(WorkKind kind, String workKey) {
		return sql(TAKE_RESULT, kind, workKey).query(String.class).optional();
	}

	/** Removes a request without result; {@code false} if there is none. */
	boolean cancel(WorkKind kind, String workKey) {
		return sql(CANCEL, kind, workKey).update() > 0;
	}

	/** Requests work for a fire time of a schedule, once. */
	void raiseAt(Instant moment, WorkKind kind, String workKey) {
		sql(RAISE_AT, kind, workKey).param("moment", OffsetDateTime.ofInstant(moment, ZoneOffset.UTC)).update();
	}

	/**
	 * Records that work for the open requests starts or is resumed.
	 * @return {@code false} if there is none
	 */
	boolean begin(WorkKind kind, String workKey) {
		lock(kind, workKey);
		return sql(BEGIN, kind, workKey).update() > 0;
	}

	/**
	 * Completes the requests that work covers which began at some time.
	 * @return whether none is open any more
	 */
	boolean complete(WorkKind kind, String workKey, Instant begun) {
		lock(kind, workKey);
		sql(COMPLETE, kind, workKey).param("begun", OffsetDateTime.ofInstant(begun, ZoneOffset.UTC)).update();
		return isCompleted(kind, workKey);
	}

	/**
	 * Resets the start of work that covered no request, so that the next attempt records
	 * its own.
	 */
	void reset(WorkKind kind, String workKey) {
		sql(RESET, kind, workKey).update();
	}

	/** Whether no request is open. */
	boolean isCompleted(WorkKind kind, String workKey) {
		return sql(IS_COMPLETED, kind, workKey).query(Boolean.class).optional().orElse(true);
	}

	long countPending() {
		return this.jdbc.sql(COUNT_PENDING).query(Long.class).single();
	}

	/** Records a failure and returns how many there were in a row. */
	int fail(WorkKind kind, String workKey) {
		return sql(FAIL, kind, workKey).query(Integer.class).optional().orElse(1);
	}

	@Override
	public String name() {
		return "completed requests";
	}

	@Override
	public int removeBefore(Instant time) {
		return this.jdbc.sql(REMOVE_COMPLETED).param("time", OffsetDateTime.ofInstant(time, ZoneOffset.UTC)).update();
	}

	/** No further request of the key commits until the transaction ends. */
	private void lock(WorkKind kind, String workKey) {
		sql(LOCK, kind, workKey).query(Long.class).optional();
	}

	private JdbcClient.StatementSpec sql(String statement, WorkKind kind, String workKey) {
		return this.jdbc.sql(statement).param("kind", kind.code()).param("workKey", workKey);
	}

}
