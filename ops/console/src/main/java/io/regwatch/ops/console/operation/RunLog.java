package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.UUID;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What happened to the items of a run, from what its steps record. */
@Repository
@ConsoleEnabled
class RunLog {

	private static final String FIND_EVENTS = """
			SELECT done_at AS at, external_id AS subject, outcome AS event, coalesce(reason || ': ' || detail, '') AS detail
			FROM run_item
			WHERE run_id = :run AND outcome <> 'unchanged'
			UNION ALL
			SELECT captured_at, capture.external_id, capture.outcome,
				concat_ws(': ', capture.http_status, coalesce(capture.detail, capture.url))
			FROM run_item
			JOIN capture ON capture.run_item_id = run_item.id
			WHERE run_item.run_id = :run AND capture.outcome <> 'not_modified'
			UNION ALL
			SELECT noted_at, 'listing', rule, detail
			FROM run_anomaly
			WHERE run_id = :run
			ORDER BY at DESC, subject, event
			LIMIT :limit
			""";

	private static final String FIND_PROGRESS = """
			SELECT count(*) AS total, count(*) FILTER (WHERE stage = 'done') AS done,
				count(*) FILTER (WHERE done_at > now() - interval '1 minute')
					* 60 / greatest(1, least(60, extract(epoch FROM now() - max(run.started_at)))) AS per_minute
			FROM run_item
			JOIN run ON run.id = run_item.run_id
			WHERE run_id = :run
			""";

	private final JdbcClient jdbc;

	RunLog(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** The latest first. */
	List<RunEvent> findEvents(UUID run, int limit) {
		return this.jdbc.sql(FIND_EVENTS)
			.param("run", run)
			.param("limit", limit)
			.query(RecordRowMapper.of(RunEvent.class))
			.list();
	}

	RunProgress findProgress(UUID run) {
		return this.jdbc.sql(FIND_PROGRESS).param("run", run).query(RecordRowMapper.of(RunProgress.class)).single();
	}

}
