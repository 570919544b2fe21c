package io.regwatch.audit;

import java.util.List;
import java.util.UUID;

import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The audit log. Its rows are never deleted; the database refuses to change them. */
@Repository
public class AuditLog {

	private static final String BEGIN = """
			INSERT INTO audit_event (client_id, key_id, address, method, path, workspace_id)
			VALUES (coalesce(CAST(:client AS uuid), (SELECT client_id FROM workspace WHERE id = :workspace)), :key, :address,
				:method, :path, :workspace)
			RETURNING id
			""";

	private static final String COMPLETE = """
			UPDATE audit_event
			SET status = :status
			WHERE id = :id
			""";

	private static final String FIND = """
			SELECT id, occurred_at, key_id, address, method, path, workspace_id, status
			FROM audit_event
			WHERE (CAST(:client AS uuid) IS NULL OR client_id = :client) AND (CAST(:before AS uuid) IS NULL OR id < :before)
			ORDER BY id DESC
			LIMIT :limit
			""";

	private final JdbcClient jdbc;

	AuditLog(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Records a call before it is handled.
	 * @param call that may change something
	 * @return id of its event
	 */
	public UUID begin(AuditedCall call) {
		return this.jdbc.sql(BEGIN)
			.param("client", call.clientId())
			.param("key", call.keyId())
			.param("address", call.address())
			.param("method", call.method())
			.param("path", call.path())
			.param("workspace", call.workspaceId())
			.query(UUID.class)
			.single();
	}

	/**
	 * Records how a call ended, once.
	 * @param id of its event
	 * @param status of the response
	 */
	public void complete(UUID id, int status) {
		this.jdbc.sql(COMPLETE).param("id", id).param("status", status).update();
	}

	/**
	 * Finds the latest calls.
	 * @param client whose keys made them, or to whose workspaces they were made;
	 * {@code null} for all
	 * @param before id of an event, which with all later ones is left out; {@code null}
	 * for none
	 * @param limit number of calls
	 * @return the latest first
	 */
	public List<AuditEvent> findLatest(@Nullable UUID client, @Nullable UUID before, int limit) {
		return this.jdbc.sql(FIND)
			.param("client", client)
			.param("before", before)
			.param("limit", limit)
			.query(RecordRowMapper.of(AuditEvent.class))
			.list();
	}

}
