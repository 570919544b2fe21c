package io.regwatch.webhook;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

import io.regwatch.scheduling.Purgeable;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The delivery log. */
@Repository
public class WebhookDeliveries implements Purgeable {

	private static final int BATCH = 10_000;

	private static final String ADD = """
			INSERT INTO webhook_delivery (endpoint_id, workspace_id, message_id, type, attempt, status, problem,
				duration_millis, attempted_at)
			VALUES (:endpoint, :workspace, :message, :type, :attempt, :status, :problem, :duration, clock_timestamp())
			""";

	private static final String FIND = """
			SELECT message_id, type, workspace_id, attempt, status, problem, duration_millis, attempted_at
			FROM webhook_delivery
			WHERE endpoint_id = :endpoint
			ORDER BY id DESC
			LIMIT :limit
			""";

	private static final String REMOVE = """
			DELETE FROM webhook_delivery
			WHERE id IN (SELECT id FROM webhook_delivery WHERE attempted_at < :time LIMIT :limit)
			""";

	private final JdbcClient jdbc;

	WebhookDeliveries(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the latest attempts.
	 * @param endpoint to which messages were sent
	 * @param limit number of attempts
	 * @return the latest first
	 */
	public List<WebhookDelivery> findLatest(UUID endpoint, int limit) {
		return this.jdbc.sql(FIND)
			.param("endpoint", endpoint)
			.param("limit", limit)
			.query(RecordRowMapper.of(WebhookDelivery.class))
			.list();
	}

	void add(UUID endpoint, WebhookMessage message, int attempt, WebhookResponse response) {
		this.jdbc.sql(ADD)
			.param("endpoint", endpoint)
			.param("workspace", message.workspaceId())
			.param("message", message.id())
			.param("type", message.type())
			.param("attempt", attempt)
			.param("status", response.status())
			.param("problem", response.problem())
			.param("duration", response.duration().toMillis())
			.update();
	}

	@Override
	public String name() {
		return "webhook deliveries";
	}

	@Override
	public int removeBefore(Instant time) {
		return this.jdbc.sql(REMOVE)
			.param("time", OffsetDateTime.ofInstant(time, ZoneOffset.UTC))
			.param("limit", BATCH)
			.update();
	}

}
