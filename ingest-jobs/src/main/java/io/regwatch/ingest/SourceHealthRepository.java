package io.regwatch.ingest;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.run.AnomalyRepository;
import io.regwatch.ingest.source.FileState;
import io.regwatch.ingest.source.SourceState;
import io.regwatch.ingest.source.SourceStatus;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.CodedEnum;
import io.regwatch.store.Instants;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How the sources are. */
@Repository
public class SourceHealthRepository {

	private static final String FIND_ALL = """
			SELECT source.id, source.title, source.geography, source.institution_name, source.kind,
				source.state, source.file_state,
				(source.definition -> 'schedule' ->> 'cron') || ' ' || (source.definition -> 'schedule' ->> 'zone')
					AS schedule,
				finished.started_at AS last_run, complete.finished_at AS last_complete,
				CASE
					WHEN source.state <> 'enabled' THEN source.state
					WHEN source.file_state <> 'valid' THEN 'file_' || source.file_state
					WHEN EXISTS (SELECT FROM run WHERE run.source_id = source.id AND run.finished_at IS NULL)
						THEN 'unfinished'
					WHEN finished.id IS NULL THEN 'never_run'
					WHEN ledger.incomplete_reason IS NOT NULL THEN 'incomplete'
					ELSE 'ok'
				END AS health
			FROM source
			LEFT JOIN LATERAL (
				SELECT id, started_at
				FROM run
				WHERE run.source_id = source.id AND run.finished_at IS NOT NULL
				ORDER BY started_at DESC
				LIMIT 1) AS finished ON true
			LEFT JOIN ledger ON ledger.run_id = finished.id
			LEFT JOIN LATERAL (
				SELECT max(run.finished_at) AS finished_at
				FROM run
				JOIN ledger ON ledger.run_id = run.id
				WHERE run.source_id = source.id AND ledger.incomplete_reason IS NULL) AS complete ON true
			ORDER BY source.geography, source.title, source.id
			""";

	private final JdbcClient jdbc;

	private final AnomalyRepository anomalies;

	SourceHealthRepository(JdbcClient jdbc, AnomalyRepository anomalies) {
		this.jdbc = jdbc;
		this.anomalies = anomalies;
	}

	/**
	 * Lists all sources.
	 * @return by geography, then title
	 */
	public List<SourceHealth> findAll() {
		Map<String, List<Anomaly>> open = this.anomalies.findOpen();
		return this.jdbc.sql(FIND_ALL)
			.query((row, number) -> health(row, open.getOrDefault(row.getString("id"), List.of())))
			.list();
	}

	private static SourceHealth health(ResultSet row, List<Anomaly> anomalies) throws SQLException {
		return new SourceHealth(row.getString("id"), row.getString("title"), row.getString("geography"),
				row.getString("institution_name"), row.getString("kind"), status(row), row.getString("schedule"),
				Instants.find(row, "last_run"), Instants.find(row, "last_complete"), anomalies,
				row.getString("health"));
	}

	private static SourceStatus status(ResultSet row) throws SQLException {
		return new SourceStatus(CodedEnum.of(SourceState.class, row.getString("state")),
				CodedEnum.of(FileState.class, row.getString("file_state")));
	}

}
