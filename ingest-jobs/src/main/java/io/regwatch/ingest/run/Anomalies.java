package io.regwatch.ingest.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.Coded;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What was odd about runs. */
@Repository
public class Anomalies {

	private static final String NOTE = """
			INSERT INTO run_anomaly (run_id, rule, detail)
			VALUES (:run, :rule, :detail)
			ON CONFLICT (run_id, rule) DO NOTHING
			""";

	private static final String FIND = """
			SELECT rule, detail
			FROM run_anomaly
			WHERE run_id = :run
			ORDER BY noted_at, rule
			""";

	private final JdbcClient jdbc;

	Anomalies(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Notes an anomaly, once a rule.
	 * @param runId of the run
	 * @param anomaly found by it
	 */
	public void note(UUID runId, Anomaly anomaly) {
		this.jdbc.sql(NOTE)
			.param("run", runId)
			.param("rule", anomaly.rule().code())
			.param("detail", anomaly.detail())
			.update();
	}

	/**
	 * Finds what was odd about a run.
	 * @param runId of the run
	 * @return in the order in which it was found
	 */
	public List<Anomaly> of(UUID runId) {
		return this.jdbc.sql(FIND).param("run", runId).query(Anomalies::anomaly).list();
	}

	private static Anomaly anomaly(ResultSet row, int number) throws SQLException {
		return new Anomaly(Coded.of(AnomalyRule.class, row.getString("rule")), row.getString("detail"));
	}

}
