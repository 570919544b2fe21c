package io.regwatch.ingest.compare;

import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.update.StatusReversal;
import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Finds what an update changed by its time: events and the update that announces them are
 * written in one transaction. What a new text superseded stays so, whatever its status.
 */
@Component
class VersionStatusReversal implements StatusReversal {

	private static final String CAUSED = """
			WITH caused AS (
				SELECT event.version_id, event.id, event.status, reference_update.reference_id
				FROM reference_update
				JOIN reference_version AS version ON version.reference_id = reference_update.reference_id
				JOIN version_status_event AS event ON event.version_id = version.id
					AND event.detected_at = reference_update.detected_at AND event.origin <> 'operator'
					AND NOT (event.origin = 'succession' AND reference_update.previous_version_id IS NOT NULL)
				WHERE reference_update.id = :update AND reference_update.kind IN ('withdrawal', 'status_change')),
			""";

	// What has happened since stays.
	private static final String UNDO = CAUSED + """
			changed AS (
				SELECT caused.version_id, before.status
				FROM caused
				CROSS JOIN LATERAL (
					SELECT earlier.status
					FROM version_status_event AS earlier
					WHERE earlier.version_id = caused.version_id AND earlier.id < caused.id
					ORDER BY earlier.id DESC
					LIMIT 1) AS before
				WHERE NOT EXISTS (
					SELECT
					FROM version_status_event AS later
					WHERE later.version_id = caused.version_id AND later.id > caused.id
						AND later.origin <> 'operator')),
			""";

	private static final String REDO = CAUSED + """
			changed AS (
				SELECT caused.version_id, caused.status
				FROM caused
				WHERE NOT EXISTS (
					SELECT
					FROM version_status_event AS later
					WHERE later.version_id = caused.version_id AND later.id > caused.id
						AND later.origin <> 'operator')),
			""";

	private static final String WRITE = """
			written AS (
				UPDATE reference_version
				SET status = changed.status
				FROM changed
				WHERE reference_version.id = changed.version_id AND reference_version.status <> changed.status
				RETURNING reference_version.id, reference_version.reference_id, reference_version.status),
			noted AS (
				INSERT INTO version_status_event (version_id, status, effective_at, origin)
				SELECT id, status, now(), 'operator'
				FROM written)
			SELECT DISTINCT reference_id
			FROM written
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	VersionStatusReversal(JdbcClient jdbc, Outbox outbox) {
		this.jdbc = jdbc;
		this.outbox = outbox;
	}

	@Override
	public boolean undo(UUID update) {
		return change(UNDO + WRITE, update);
	}

	@Override
	public boolean redo(UUID update) {
		return change(REDO + WRITE, update);
	}

	private boolean change(String sql, UUID update) {
		List<UUID> references = this.jdbc.sql(sql)
			.param("update", update)
			.query((row, number) -> row.getObject(1, UUID.class))
			.list();
		references.forEach((reference) -> {
			this.outbox.add(Kind.REFERENCE, reference);
			this.outbox.addUpdates(reference);
		});
		return !references.isEmpty();
	}

}
