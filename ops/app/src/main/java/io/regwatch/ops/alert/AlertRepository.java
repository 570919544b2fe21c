package io.regwatch.ops.alert;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.RowCallbackHandler;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Open and past alerts, and what was sent of them. */
@Repository
public class AlertRepository {

	private static final String OPEN = """
			INSERT INTO alert (rule, subject, message)
			SELECT *
			FROM unnest(:rules, :subjects, :messages) AS incident (rule, subject, message)
			ON CONFLICT (rule, subject) WHERE closed_at IS NULL DO NOTHING
			""";

	private static final String CLOSE = """
			UPDATE alert
			SET closed_at = now()
			WHERE closed_at IS NULL AND NOT EXISTS (
				SELECT
				FROM unnest(:rules, :subjects) AS incident (rule, subject)
				WHERE incident.rule = alert.rule AND incident.subject = alert.subject)
			""";

	// An incident that was over before its begin could be sent is not sent.
	private static final String FIND_UNDELIVERED = """
			SELECT alert.id AS alert_id, event, rule, subject, message, opened_at, closed_at
			FROM alert
			CROSS JOIN LATERAL (
				SELECT CASE WHEN closed_at IS NULL THEN 'opened' ELSE 'closed' END AS event) AS latest
			WHERE NOT EXISTS (
				SELECT
				FROM alert_delivery AS sent
				WHERE sent.alert_id = alert.id AND sent.channel = :channel AND sent.event = latest.event)
				AND (closed_at IS NULL OR EXISTS (
					SELECT
					FROM alert_delivery AS sent
					WHERE sent.alert_id = alert.id AND sent.channel = :channel AND sent.event = 'opened'))
			ORDER BY alert.id
			""";

	private static final String ADD_DELIVERY = """
			INSERT INTO alert_delivery (alert_id, event, channel)
			VALUES (:alert, :event, :channel)
			""";

	private static final String COUNT_OPEN = """
			SELECT rule, count(*) AS number
			FROM alert
			WHERE closed_at IS NULL
			GROUP BY rule
			""";

	private final JdbcClient jdbc;

	AlertRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Opens alerts for new incidents, and closes those whose incident is over. */
	@Transactional
	public void update(List<Incident> incidents) {
		String[] rules = incidents.stream().map((one) -> one.rule().code()).toArray(String[]::new);
		String[] subjects = incidents.stream().map(Incident::subject).toArray(String[]::new);
		String[] messages = incidents.stream().map(Incident::message).toArray(String[]::new);
		this.jdbc.sql(CLOSE).param("rules", rules).param("subjects", subjects).update();
		this.jdbc.sql(OPEN).param("rules", rules).param("subjects", subjects).param("messages", messages).update();
	}

	/**
	 * Counts open alerts.
	 * @return by code of the rule, all rules
	 */
	public Map<String, Long> countOpen() {
		Map<String, Long> counts = new HashMap<>();
		Arrays.stream(AlertRule.values()).forEach((rule) -> counts.put(rule.code(), 0L));
		RowCallbackHandler count = (row) -> counts.put(row.getString("rule"), row.getLong("number"));
		this.jdbc.sql(COUNT_OPEN).query(count);
		return counts;
	}

	List<AlertEvent> findUndelivered(String channel) {
		return this.jdbc.sql(FIND_UNDELIVERED)
			.param("channel", channel)
			.query(RecordRowMapper.of(AlertEvent.class))
			.list();
	}

	void addDelivery(AlertEvent event, String channel) {
		this.jdbc.sql(ADD_DELIVERY)
			.param("alert", event.alertId())
			.param("event", event.event())
			.param("channel", channel)
			.update();
	}

}
