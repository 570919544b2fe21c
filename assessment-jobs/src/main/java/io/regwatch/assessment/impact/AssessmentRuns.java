package io.regwatch.assessment.impact;

import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.work.Worker;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * The runs of assessments; at most one of a workspace is unfinished. What a run did is
 * seen in its rows, so one whose worker is gone is closed and another begins.
 */
@Repository
class AssessmentRuns {

	private static final String LOCK_WORKSPACE = """
			SELECT id
			FROM workspace
			WHERE id = :workspace
			FOR NO KEY UPDATE
			""";

	private static final String FIND_OWNER = """
			SELECT worker_id
			FROM assessment_run
			WHERE workspace_id = :workspace AND finished_at IS NULL
			""";

	private static final String CLOSE = """
			UPDATE assessment_run
			SET finished_at = now()
			WHERE workspace_id = :workspace AND finished_at IS NULL
			""";

	private static final String OPEN = """
			INSERT INTO assessment_run (workspace_id, worker_id, requested_seq)
			VALUES (:workspace, :worker, coalesce((
				SELECT started_seq FROM work_request WHERE kind = 'assess' AND subject = :subject), 0))
			RETURNING id, workspace_id, started_at
			""";

	private static final String OWNED = """
			SELECT id
			FROM assessment_run
			WHERE id = :run AND worker_id = :worker AND finished_at IS NULL
			FOR SHARE
			""";

	private static final String FINISH = """
			UPDATE assessment_run
			SET finished_at = now()
			WHERE id = :run AND finished_at IS NULL
			""";

	private final JdbcClient jdbc;

	private final Worker worker;

	AssessmentRuns(JdbcClient jdbc, Worker worker) {
		this.jdbc = jdbc;
		this.worker = worker;
	}

	@Transactional
	public Claim claim(UUID workspace) {
		if (sql(LOCK_WORKSPACE, workspace).query(UUID.class).optional().isEmpty()) {
			return new Claim.Gone();
		}
		Optional<Integer> owner = sql(FIND_OWNER, workspace).query(Integer.class).optional();
		if (owner.filter((id) -> id != this.worker.id() && this.worker.isAlive(id)).isPresent()) {
			return new Claim.Busy(owner.get());
		}
		sql(CLOSE, workspace).update();
		return sql(OPEN, workspace).param("worker", this.worker.id())
			.param("subject", workspace.toString())
			.query((row, number) -> new Claim.Owned(row.getObject("id", UUID.class),
					row.getObject("workspace_id", UUID.class),
					row.getObject("started_at", OffsetDateTime.class).toInstant()))
			.single();
	}

	/** Fails if another worker has taken the workspace over; nobody can until the end. */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requireOwned(UUID runId) {
		Optional<UUID> owned = this.jdbc.sql(OWNED)
			.param("run", runId)
			.param("worker", this.worker.id())
			.query(UUID.class)
			.optional();
		if (owned.isEmpty()) {
			throw new IllegalStateException("Assessment run '%s' is no longer ours".formatted(runId));
		}
	}

	void finish(UUID runId) {
		this.jdbc.sql(FINISH).param("run", runId).update();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID workspace) {
		return this.jdbc.sql(statement).param("workspace", workspace);
	}

}
