package io.regwatch.ops.alert;

import java.util.List;
import java.util.stream.Stream;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finds old items in quarantine, failing assessments and an index that is behind. */
@Component
class StoreAlertCheck implements AlertCheck {

	private static final String FIND_QUARANTINED = """
			SELECT source_id AS subject, format('%s items of source ''%s'' have been in quarantine since %s or later',
				count(*), source_id, to_char(min(first_seen_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS message
			FROM quarantine
			WHERE resolved_at IS NULL AND acknowledged_at IS NULL AND first_seen_at < now() - make_interval(secs => :seconds)
			GROUP BY source_id
			""";

	private static final String FIND_ASSESSMENTS = """
			SELECT '' AS subject, format('Assessments of %s workspaces failed at least three times in a row', count(*))
				AS message
			FROM work_request
			WHERE kind = 'assess' AND failures >= 3 AND completed_version < requested_version
			HAVING count(*) > 0
			""";

	private static final String FIND_INDEX = """
			SELECT '' AS subject, message
			FROM (
				SELECT 'Differences between index and database could not be repaired' AS message
				FROM work_request
				WHERE kind = 'reconcile_index' AND failures > 0 AND completed_version < requested_version
				UNION ALL
				SELECT format('%s changes have not been in the index for %s minutes or more', count(*),
					(:seconds / 60)::bigint)
				FROM outbox
				WHERE created_at < now() - make_interval(secs => :seconds)
				HAVING count(*) > 0) AS difference
			LIMIT 1
			""";

	private final JdbcClient jdbc;

	private final AlertProperties properties;

	StoreAlertCheck(JdbcClient jdbc, AlertProperties properties) {
		this.jdbc = jdbc;
		this.properties = properties;
	}

	@Override
	public List<Incident> find() {
		return Stream
			.of(find(AlertRule.QUARANTINE_AGE, FIND_QUARANTINED, this.properties.quarantineAge().toSeconds()),
					find(AlertRule.ASSESSMENTS_FAILING, FIND_ASSESSMENTS, 0),
					find(AlertRule.INDEX_DIFFERS, FIND_INDEX, this.properties.indexDelay().toSeconds()))
			.flatMap(List::stream)
			.toList();
	}

	private List<Incident> find(AlertRule rule, String sql, long seconds) {
		return this.jdbc.sql(sql)
			.param("seconds", (double) seconds)
			.query((row, _) -> new Incident(rule, row.getString("subject"), row.getString("message")))
			.list();
	}

}
