package io.regwatch.ops.console.operation;

import java.util.List;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the alerts that workers open and close. */
@Repository
@ConsoleEnabled
class Alerts {

	private static final String FIND_LATEST = """
			SELECT alert.id, rule, subject, source.title AS source_title, message, opened_at, closed_at, (
				SELECT string_agg(channel, ', ' ORDER BY channel)
				FROM alert_delivery
				WHERE alert_id = alert.id AND event = 'opened') AS sent_by
			FROM alert
			LEFT JOIN source ON source.id = subject
			ORDER BY closed_at DESC NULLS FIRST, opened_at DESC, alert.id
			LIMIT :limit
			""";

	private final JdbcClient jdbc;

	Alerts(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Open ones first, then those that were over last. */
	List<Alert> findLatest(int limit) {
		return this.jdbc.sql(FIND_LATEST).param("limit", limit).query(RecordRowMapper.of(Alert.class)).list();
	}

}
