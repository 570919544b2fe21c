package io.regwatch.assessment.run;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.RunRepository;
import io.regwatch.scheduling.WorkerRegistration;
import io.regwatch.store.Instants;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The runs of assessments; at most one of a workspace is unfinished. */
@Repository
class AssessmentRuns extends RunRepository {

	private static final String LOCK_WORKSPACE = """
			SELECT id
			FROM workspace
			WHERE id = :workspace
			FOR NO KEY UPDATE
			""";

	private static final String COLUMNS = """
			id, workspace_id, worker_id, started_at, model, forced, since, only_updates, budget_tokens, reason
			""";

	private static final String TAKE_OVER = """
			UPDATE assessment_run
			SET worker_id = :worker
			WHERE workspace_id = :workspace AND finished_at IS NULL
			RETURNING
			""" + COLUMNS;

	private static final String OPEN = """
			INSERT INTO assessment_run (id, workspace_id, worker_id, requested_version, model, forced, since, only_updates,
				budget_tokens, reason)
			VALUES (coalesce(CAST(:id AS uuid), uuidv7()), :workspace, :worker, coalesce((
				SELECT started_version FROM work_request WHERE kind = 'assess' AND work_key = :workKey), 0), :model, :forced,
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

	private final JdbcClient jdbc;

	private final WorkerRegistration worker;

	AssessmentRuns(JdbcClient jdbc, WorkerRegistration worker) {
		super(jdbc, worker, "assessment_run");
		this.jdbc = jdbc;
		this.worker = worker;
	}

	/**
	 * Claims the unfinished run of a workspace, or a new one. A run of another live
	 * worker is returned as it is.
	 * @return empty if the workspace does not exist
	 */
	@Transactional
	public Optional<AssessmentRun> claim(UUID workspace, AssessmentRequest request) {
		return claim(workspace, request, null);
	}

	/**
	 * Claims the unfinished run of a workspace, or a new one with an id.
	 * @param id of a new run; {@code null} for any
	 * @return empty if the workspace does not exist
	 */
	@Transactional
	public Optional<AssessmentRun> claim(UUID workspace, AssessmentRequest request, @Nullable UUID id) {
		if (sql(LOCK_WORKSPACE, workspace).query(UUID.class).optional().isEmpty()) {
			return Optional.empty();
		}
		Optional<AssessmentRun> unfinished = sql(FIND_UNFINISHED, workspace).query(AssessmentRuns::run).optional();
		if (unfinished.isEmpty()) {
			return Optional.of(open(workspace, request, id));
		}
		int owner = unfinished.get().workerId();
		return (owner == this.worker.id() || this.worker.isAlive(owner)) ? unfinished
				: Optional.of(takeOver(workspace));
	}

	AssessmentRun get(UUID run) {
		return find(run).orElseThrow();
	}

	Optional<AssessmentRun> find(UUID run) {
		return this.jdbc.sql(FIND).param("run", run).query(AssessmentRuns::run).optional();
	}

	Optional<AssessmentRun> findUnfinished(UUID run) {
		return this.jdbc.sql(FIND + " AND finished_at IS NULL").param("run", run).query(AssessmentRuns::run).optional();
	}

	private AssessmentRun open(UUID workspace, AssessmentRequest request, @Nullable UUID id) {
		return sql(OPEN, workspace).param("id", id)
			.param("worker", this.worker.id())
			.param("workKey", workspace.toString())
			.param("model", request.model())
			.param("forced", request.forced())
			.param("since", (request.since() != null) ? request.since().atOffset(ZoneOffset.UTC) : null)
			.param("updates",
					(request.updates() != null) ? request.updates().stream().map(UUID::toString).toArray(String[]::new)
							: null)
			.param("budget", request.budgetTokens())
			.param("reason", request.reason())
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
		return new AssessmentRun(row.getObject("id", UUID.class), row.getObject("workspace_id", UUID.class),
				row.getInt("worker_id"), Instants.get(row, "started_at"), request(row));
	}

	static AssessmentRequest request(ResultSet row) throws SQLException {
		@Nullable Array updates = row.getArray("only_updates");
		return new AssessmentRequest(row.getString("model"), row.getBoolean("forced"), Instants.find(row, "since"),
				(updates != null) ? List.of((UUID[]) updates.getArray()) : null,
				row.getObject("budget_tokens", Long.class), row.getString("reason"));
	}

}
