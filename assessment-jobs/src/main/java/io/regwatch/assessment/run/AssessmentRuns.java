package io.regwatch.assessment.run;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.LeaseLostException;
import io.regwatch.scheduling.WorkerRegistration;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** The runs of assessments; at most one of a workspace is unfinished. */
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

	private static final String COLUMNS = """
			id, workspace_id, started_at, model, forced, since, only_updates, budget_tokens, reason
			""";

	private static final String TAKE_OVER = """
			UPDATE assessment_run
			SET worker_id = :worker
			WHERE workspace_id = :workspace AND finished_at IS NULL
			RETURNING
			""" + COLUMNS;

	private static final String OPEN = """
			INSERT INTO assessment_run (workspace_id, worker_id, requested_version, model, forced, since, only_updates,
				budget_tokens, reason)
			VALUES (:workspace, :worker, coalesce((
				SELECT started_version FROM work_request WHERE kind = 'assess' AND subject = :subject), 0), :model, :forced,
				:since, CAST(:updates AS uuid[]), :budget, :reason)
			RETURNING
			"""
			+ COLUMNS;

	private static final String FIND = """
			SELECT %s
			FROM assessment_run
			WHERE id = :run
			""".formatted(COLUMNS);

	private static final String FIND_UNFINISHED = """
			SELECT %s
			FROM assessment_run
			WHERE workspace_id = :workspace AND finished_at IS NULL
			""".formatted(COLUMNS);

	private static final String OWNED = """
			SELECT id
			FROM assessment_run
			WHERE id = :run AND finished_at IS NULL AND worker_id = :worker
			FOR SHARE
			""";

	private static final String LENT = """
			SELECT run.id
			FROM assessment_run AS run
			JOIN hand ON hand.run_id = run.id
			WHERE run.id = :run AND finished_at IS NULL AND hand.worker_id = :worker
			FOR SHARE
			""";

	private static final String FINISH = """
			UPDATE assessment_run
			SET finished_at = now()
			WHERE id = :run AND finished_at IS NULL
			""";

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	AssessmentRuns(JdbcClient jdbc, WorkerRegistration worker) {
		this.jdbc = jdbc;
		this.worker = worker;
	}

	/** Goes on with the unfinished run of a workspace, or opens one. */
	@Transactional
	public Claim claim(UUID workspace, AssessmentRequest order) {
		if (sql(LOCK_WORKSPACE, workspace).query(UUID.class).optional().isEmpty()) {
			return new Claim.Gone();
		}
		Optional<Integer> owner = sql(FIND_OWNER, workspace).query(Integer.class).optional();
		if (owner.isEmpty()) {
			return new Claim.Owned(open(workspace, order));
		}
		if (owner.get() != this.worker.id() && this.worker.isAlive(owner.get())) {
			return new Claim.Busy("worker %d".formatted(owner.get()));
		}
		return new Claim.Owned(takeOver(workspace));
	}

	AssessmentRun get(UUID run) {
		return this.jdbc.sql(FIND).param("run", run).query(AssessmentRuns::run).single();
	}

	Optional<AssessmentRun> findUnfinished(UUID workspace) {
		return sql(FIND_UNFINISHED, workspace).query(AssessmentRuns::run).optional();
	}

	/**
	 * Fails if another worker has taken the run over, or the workspace is gone; neither
	 * happens until the transaction ends.
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requireOwned(UUID run) {
		require(OWNED, run);
	}

	/**
	 * Fails if this worker does not lend the run a hand, or it is over, or the workspace
	 * is gone; nothing of it happens until the transaction ends.
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void requireLent(UUID run) {
		require(LENT, run);
	}

	void finish(UUID run) {
		this.jdbc.sql(FINISH).param("run", run).update();
	}

	private void require(String held, UUID run) {
		int id = this.worker.id();
		if (this.jdbc.sql(held).param("run", run).param("worker", id).query(UUID.class).optional().isEmpty()) {
			throw new LeaseLostException(run, id);
		}
	}

	private AssessmentRun open(UUID workspace, AssessmentRequest order) {
		return sql(OPEN, workspace).param("worker", this.worker.id())
			.param("subject", workspace.toString())
			.param("model", order.model())
			.param("forced", order.forced())
			.param("since", (order.since() != null) ? order.since().atOffset(ZoneOffset.UTC) : null)
			.param("updates",
					(order.updates() != null) ? order.updates().stream().map(UUID::toString).toArray(String[]::new)
							: null)
			.param("budget", order.budgetTokens())
			.param("reason", order.reason())
			.query(AssessmentRuns::run)
			.single();
	}

	private AssessmentRun takeOver(UUID workspace) {
		return sql(TAKE_OVER, workspace).param("worker", this.worker.id()).query(AssessmentRuns::run).single();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID workspace) {
		return this.jdbc.sql(statement).param("workspace", workspace);
	}

	private static AssessmentRun run(ResultSet row, int number) throws SQLException {
		@Nullable Array updates = row.getArray("only_updates");
		@Nullable OffsetDateTime since = row.getObject("since", OffsetDateTime.class);
		AssessmentRequest order = new AssessmentRequest(row.getString("model"), row.getBoolean("forced"),
				(since != null) ? since.toInstant() : null,
				(updates != null) ? List.of((UUID[]) updates.getArray()) : null,
				row.getObject("budget_tokens", Long.class), row.getString("reason"));
		return new AssessmentRun(row.getObject("id", UUID.class), row.getObject("workspace_id", UUID.class),
				row.getObject("started_at", OffsetDateTime.class).toInstant(), order);
	}

}
