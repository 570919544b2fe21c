package io.regwatch.scheduling;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The work that was asked for. As long as a request is not served, a trigger triggers for
 * it, and a row stays as long as its trigger: whoever changes both in a transaction,
 * changes the row first.
 */
@Repository
class WorkRequestRepository implements Purgeable {

	private static final String RAISE = """
			INSERT INTO work_request (kind, subject, workspace_id)
			VALUES (:kind, :subject, :workspace)
			ON CONFLICT (kind, subject) DO UPDATE
			SET requested_version = work_request.requested_version + 1, requested_at = now()
			""";

	private static final String RAISE_AT = """
			INSERT INTO work_request (kind, subject, scheduled_at)
			VALUES (:kind, :subject, :moment)
			ON CONFLICT (kind, subject) DO UPDATE
			SET requested_version = work_request.requested_version + 1, requested_at = now(), scheduled_at = excluded.scheduled_at
			WHERE work_request.scheduled_at IS DISTINCT FROM excluded.scheduled_at
			""";

	private static final String LOCK = """
			SELECT requested_version
			FROM work_request
			WHERE kind = :kind AND subject = :subject
			FOR UPDATE
			""";

	private static final String BEGIN = """
			UPDATE work_request
			SET started_version = coalesce(started_version, requested_version), started_at = coalesce(started_at, clock_timestamp())
			WHERE kind = :kind AND subject = :subject AND completed_version < requested_version
			""";

	private static final String SERVE = """
			UPDATE work_request
			SET completed_version = started_version, started_version = NULL, started_at = NULL, failures = 0
			WHERE kind = :kind AND subject = :subject AND started_at <= :begun
			""";

	private static final String BEGIN_ANEW = """
			UPDATE work_request
			SET started_version = NULL, started_at = NULL, failures = 0
			WHERE kind = :kind AND subject = :subject
			""";

	private static final String IS_SERVED = """
			SELECT completed_version = requested_version
			FROM work_request
			WHERE kind = :kind AND subject = :subject
			""";

	private static final String COUNT_WAITING = """
			SELECT count(*)
			FROM work_request
			WHERE completed_version < requested_version
			""";

	private static final String FAIL = """
			UPDATE work_request
			SET failures = failures + 1
			WHERE kind = :kind AND subject = :subject
			RETURNING failures
			""";

	private static final String REMOVE_SERVED = """
			DELETE FROM work_request
			WHERE completed_version = requested_version AND started_version IS NULL AND requested_at < :time
				AND NOT EXISTS (
					SELECT
					FROM qrtz_triggers
					WHERE trigger_group = work_request.kind AND trigger_name = work_request.subject)
			""";

	private final JdbcClient jdbc;

	WorkRequestRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	void raise(WorkKind kind, String subject, @Nullable UUID workspaceId) {
		sql(RAISE, kind, subject).param("workspace", workspaceId).update();
	}

	/** Raises it for a moment of a schedule, once. */
	void raiseAt(Instant moment, WorkKind kind, String subject) {
		sql(RAISE_AT, kind, subject).param("moment", OffsetDateTime.ofInstant(moment, ZoneOffset.UTC)).update();
	}

	/**
	 * Notes that work begins, or goes on, for what is requested now.
	 * @return {@code false} if nothing is
	 */
	boolean begin(WorkKind kind, String subject) {
		lock(kind, subject);
		return sql(BEGIN, kind, subject).update() > 0;
	}

	/**
	 * Notes that work is done which began at some time.
	 * @return whether nothing more is requested
	 */
	boolean complete(WorkKind kind, String subject, Instant begun) {
		lock(kind, subject);
		sql(SERVE, kind, subject).param("begun", OffsetDateTime.ofInstant(begun, ZoneOffset.UTC)).update();
		return isServed(kind, subject);
	}

	/** Forgets when work began that did not serve: the next one begins anew. */
	void beginAnew(WorkKind kind, String subject) {
		sql(BEGIN_ANEW, kind, subject).update();
	}

	/** Whether nothing is requested that is not done. */
	boolean isServed(WorkKind kind, String subject) {
		return sql(IS_SERVED, kind, subject).query(Boolean.class).optional().orElse(true);
	}

	long countWaiting() {
		return this.jdbc.sql(COUNT_WAITING).query(Long.class).single();
	}

	/** Notes a failure and returns how many there are now, one after the other. */
	int fail(WorkKind kind, String subject) {
		return sql(FAIL, kind, subject).query(Integer.class).optional().orElse(1);
	}

	@Override
	public String name() {
		return "served requests";
	}

	@Override
	public int removeBefore(Instant time) {
		return this.jdbc.sql(REMOVE_SERVED).param("time", OffsetDateTime.ofInstant(time, ZoneOffset.UTC)).update();
	}

	/** Nobody requests more of what there is until the transaction ends. */
	private void lock(WorkKind kind, String subject) {
		sql(LOCK, kind, subject).query(Long.class).optional();
	}

	private JdbcClient.StatementSpec sql(String statement, WorkKind kind, String subject) {
		return this.jdbc.sql(statement).param("kind", kind.code()).param("subject", subject);
	}

}
