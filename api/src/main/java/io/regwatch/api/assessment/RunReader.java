package io.regwatch.api.assessment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.store.Instants;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads assessment runs, those that nobody requested included. */
@Repository
public class RunReader {

	// An unknown cost makes the sum unknown.
	private static final String FIND = """
			SELECT coalesce(request.id, run.id) AS id, coalesce(request.created_at, run.started_at) AS requested_at,
				coalesce(request.preview, false) AS preview, coalesce(request.model, run.model) AS model,
				coalesce(request.forced, run.forced) AS forced, coalesce(request.since, run.since) AS since,
				coalesce(request.budget_tokens, run.budget_tokens) AS budget_tokens,
				coalesce(request.reason, run.reason) AS reason, request.stop_requested_at IS NOT NULL AS stop_requested,
				run.started_at, coalesce(run.finished_at, result.created_at) AS finished_at,
				result.items, result.calls, result.tokens, result.problem, item.*, used.*
			FROM (VALUES (CAST(:run AS uuid))) AS given (id)
			LEFT JOIN assessment_request AS request ON request.id = given.id AND request.workspace_id = :workspace
			LEFT JOIN assessment_run AS run ON run.id = given.id AND run.workspace_id = :workspace
			LEFT JOIN assessment_request_result AS result ON result.request_id = request.id
			CROSS JOIN LATERAL (
				SELECT count(*) AS total, count(*) FILTER (WHERE state = 'open') AS open,
					count(*) FILTER (WHERE state = 'done') AS assessed,
					count(*) FILTER (WHERE state = 'skipped') AS skipped,
					count(*) FILTER (WHERE state = 'failed') AS failed,
					count(*) FILTER (WHERE reason = 'stopped') AS stopped
				FROM assessment_item WHERE run_id = run.id) AS item
			CROSS JOIN LATERAL (
				SELECT coalesce(sum(tokens_in), 0) AS tokens_in, coalesce(sum(tokens_out), 0) AS tokens_out,
					CASE WHEN count(*) = count(cost) THEN coalesce(sum(cost), 0) END AS cost
				FROM assessment WHERE run_id = run.id) AS used
			WHERE request.id IS NOT NULL OR run.id IS NOT NULL
			""";

	private static final String FIND_LATEST = """
			SELECT id
			FROM (
				SELECT id, created_at AS requested_at
				FROM assessment_request
				WHERE workspace_id = :workspace
				UNION ALL
				SELECT id, started_at
				FROM assessment_run
				WHERE workspace_id = :workspace AND NOT EXISTS (
					SELECT FROM assessment_request WHERE assessment_request.id = assessment_run.id)) AS run
			ORDER BY requested_at DESC, id DESC
			LIMIT :limit
			""";

	private final JdbcClient jdbc;

	RunReader(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds a run.
	 * @param workspace that reads
	 * @param run its id
	 * @return empty if the workspace has no such run
	 */
	public Optional<RequestedRun> find(UUID workspace, UUID run) {
		return this.jdbc.sql(FIND).param("workspace", workspace).param("run", run).query(RunReader::run).optional();
	}

	/**
	 * Finds the latest runs.
	 * @param workspace that reads
	 * @param limit number of runs
	 * @return latest first
	 */
	public List<RequestedRun> findLatest(UUID workspace, int limit) {
		List<UUID> ids = this.jdbc.sql(FIND_LATEST)
			.param("workspace", workspace)
			.param("limit", limit)
			.query((row, _) -> row.getObject("id", UUID.class))
			.list();
		return ids.stream().flatMap((id) -> find(workspace, id).stream()).toList();
	}

	private static RequestedRun run(ResultSet row, int number) throws SQLException {
		return new RequestedRun(row.getObject("id", UUID.class), state(row), preview(row), row.getString("problem"),
				row.getString("reason"), row.getString("model"), row.getBoolean("forced"), Instants.find(row, "since"),
				row.getObject("budget_tokens", Long.class), Instants.get(row, "requested_at"),
				Instants.find(row, "started_at"), Instants.find(row, "finished_at"),
				new RequestedRun.Progress(row.getInt("total"), row.getInt("open"), row.getInt("assessed"),
						row.getInt("skipped"), row.getInt("failed")),
				row.getLong("tokens_in"), row.getLong("tokens_out"), row.getBigDecimal("cost"));
	}

	private static RunState state(ResultSet row) throws SQLException {
		boolean stop = row.getBoolean("stop_requested");
		if (row.getString("problem") != null) {
			return RunState.FAILED;
		}
		if (Instants.find(row, "finished_at") != null) {
			return (row.getInt("stopped") > 0) ? RunState.STOPPED : RunState.COMPLETED;
		}
		if (Instants.find(row, "started_at") != null) {
			return stop ? RunState.STOPPING : RunState.RUNNING;
		}
		return stop ? RunState.STOPPED : RunState.QUEUED;
	}

	private static RequestedRun.@Nullable Preview preview(ResultSet row) throws SQLException {
		Integer items = row.getObject("items", Integer.class);
		return (items != null) ? new RequestedRun.Preview(items, row.getInt("calls"), row.getLong("tokens")) : null;
	}

}
