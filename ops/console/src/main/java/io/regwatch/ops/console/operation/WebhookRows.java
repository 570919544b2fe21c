package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the webhook endpoints of all clients. */
@Repository
@ConsoleEnabled
class WebhookRows {

	private static final String SELECT = """
			SELECT endpoint.id, client.name AS client, workspace.name AS workspace, endpoint.url, endpoint.events,
				endpoint.created_at, endpoint.disabled_at, endpoint.disabled_reason, (
					SELECT min(failing_since) FROM webhook_cursor WHERE endpoint_id = endpoint.id) AS failing_since,
				last.attempted_at, last.status, last.problem
			FROM webhook_endpoint AS endpoint
			JOIN client ON client.id = endpoint.client_id
			LEFT JOIN workspace ON workspace.id = endpoint.workspace_id
			LEFT JOIN LATERAL (
				SELECT attempted_at, status, problem
				FROM webhook_delivery
				WHERE endpoint_id = endpoint.id
				ORDER BY id DESC
				LIMIT 1) AS last ON true
			""";

	private static final String FIND_ALL = SELECT + """
			ORDER BY client.name, endpoint.created_at, endpoint.id
			""";

	private static final String FIND = SELECT + """
			WHERE endpoint.id = :id
			""";

	private final JdbcClient jdbc;

	WebhookRows(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** By client, the oldest first. */
	List<WebhookRow> findAll() {
		return this.jdbc.sql(FIND_ALL).query(RecordRowMapper.of(WebhookRow.class)).list();
	}

	Optional<WebhookRow> find(UUID id) {
		return this.jdbc.sql(FIND).param("id", id).query(RecordRowMapper.of(WebhookRow.class)).optional();
	}

}
