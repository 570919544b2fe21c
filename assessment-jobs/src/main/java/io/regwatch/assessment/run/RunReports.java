package io.regwatch.assessment.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the reports of runs. */
@Repository
class RunReports {

	private static final String ITEMS = """
			SELECT state, coalesce(reason, '') AS reason, count(*) AS number
			FROM assessment_item
			WHERE run_id = :run
			GROUP BY state, reason
			""";

	// An unknown cost makes the sum unknown.
	private static final String TAKEN = """
			SELECT count(*) FILTER (WHERE tokens_in + tokens_out > 0) AS asked, coalesce(sum(tokens_in), 0) AS tokens_in,
				coalesce(sum(tokens_out), 0) AS tokens_out,
				CASE WHEN count(*) = count(cost) THEN coalesce(sum(cost), 0) END AS cost
			FROM assessment
			WHERE run_id = :run
			""";

	private static final String CHANGES = """
			SELECT now.update_id, reference_update.title, now.status, now.priority, now.reason_code, now.impact_summary,
				before.status AS old_status, before.priority AS old_priority
			FROM assessment AS now
			JOIN reference_update ON reference_update.id = now.update_id
			LEFT JOIN LATERAL (
				SELECT status, priority
				FROM assessment
				WHERE workspace_id = now.workspace_id AND update_id = now.update_id AND created_at < now.created_at
				ORDER BY created_at DESC
				LIMIT 1) AS before ON true
			WHERE now.run_id = :run
				AND (now.status, now.priority) IS DISTINCT FROM (before.status, before.priority)
			ORDER BY reference_update.published_at DESC, reference_update.id DESC
			""";

	private final JdbcClient jdbc;

	RunReports(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	RunReport get(UUID run) {
		List<Closed> closed = sql(ITEMS, run).query(RecordRowMapper.of(Closed.class)).list();
		return sql(TAKEN, run).query((row, number) -> new RunReport(run, closed.stream().mapToInt(Closed::number).sum(),
				reasons(closed, "done").values().stream().mapToInt(Integer::intValue).sum(), reasons(closed, "skipped"),
				reasons(closed, "failed"), row.getInt("asked"), row.getLong("tokens_in"), row.getLong("tokens_out"),
				row.getBigDecimal("cost"), sql(CHANGES, run).query(RunReports::change).list()))
			.single();
	}

	private JdbcClient.StatementSpec sql(String statement, UUID run) {
		return this.jdbc.sql(statement).param("run", run);
	}

	private static Map<String, Integer> reasons(List<Closed> closed, String state) {
		return closed.stream()
			.filter((one) -> one.state().equals(state))
			.collect(Collectors.toMap(Closed::reason, Closed::number));
	}

	private static RunReport.Change change(ResultSet row, int number) throws SQLException {
		@Nullable String before = row.getString("old_status");
		return new RunReport.Change(row.getObject("update_id", UUID.class), row.getString("title"),
				(before != null) ? new RunReport.Said(before, row.getString("old_priority")) : null,
				new RunReport.Said(row.getString("status"), row.getString("priority")), row.getString("reason_code"),
				row.getString("impact_summary"));
	}

	private record Closed(String state, String reason, int number) {

	}

}
