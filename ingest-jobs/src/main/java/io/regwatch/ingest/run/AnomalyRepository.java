package io.regwatch.ingest.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.schema.Anomaly;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The anomalies of runs. */
@Repository
public class AnomalyRepository {

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

	/** A stale source is recorded once and reported until something new appears. */
	private static final String FIND_OPEN = """
			SELECT run.source_id, run_anomaly.rule, run_anomaly.detail
			FROM run_anomaly
			JOIN run ON run.id = run_anomaly.run_id
			WHERE run.id = (
					SELECT last.id
					FROM run AS last
					WHERE last.source_id = run.source_id AND last.finished_at IS NOT NULL
					ORDER BY last.started_at DESC
					LIMIT 1)
				OR (run_anomaly.rule = 'stale_source' AND NOT EXISTS (
					SELECT
					FROM run AS later
					JOIN ledger ON ledger.run_id = later.id
					WHERE later.source_id = run.source_id AND later.started_at > run.started_at AND ledger.new > 0))
			ORDER BY run.source_id, run_anomaly.rule
			""";

	private static final RowMapper<Anomaly> ANOMALY = RecordRowMapper.of(Anomaly.class);

	private final JdbcClient jdbc;

	AnomalyRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Records an anomaly, once per rule.
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
	 * Finds the anomalies of a run.
	 * @param runId of the run
	 * @return in the order in which it was found
	 */
	public List<Anomaly> of(UUID runId) {
		return this.jdbc.sql(FIND).param("run", runId).query(ANOMALY).list();
	}

	/**
	 * Finds the present anomalies of sources: those of their last finished run, and
	 * sources that are still stale.
	 * @return anomalies by source
	 */
	public Map<String, List<Anomaly>> findOpen() {
		Map<String, List<Anomaly>> open = new HashMap<>();
		this.jdbc.sql(FIND_OPEN).query((row) -> {
			open.computeIfAbsent(row.getString("source_id"), (_) -> new ArrayList<>()).add(ANOMALY.mapRow(row, 0));
		});
		return open;
	}

}
