package io.regwatch.change;

import java.util.List;
import java.util.UUID;

import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The references and updates that one change concerns, in the order of their ids. */
@Repository
class ChangedResources {

	private static final String FIND_VISIBLE = """
			SELECT id, reference_id, update_id, true AS visible, detected_at
			FROM (
				SELECT reference.id, reference.id AS reference_id, CAST(NULL AS uuid) AS update_id, version.detected_at
				FROM visible_reference AS visible
				JOIN reference ON reference.id = visible.reference_id
				JOIN reference_version AS version ON version.id = reference.current_version_id
				WHERE visible.workspace_id = :workspace AND reference.id > :after
				UNION ALL
				SELECT reported.id, reported.reference_id, reported.id, reported.detected_at
				FROM visible_reference AS visible
				JOIN reference_update AS reported ON reported.reference_id = visible.reference_id
				WHERE visible.workspace_id = :workspace AND reported.id > :after AND reported.retracted_at IS NULL
					AND NOT EXISTS (
						SELECT FROM duplicate_update AS duplicate
						WHERE duplicate.workspace_id = :workspace AND duplicate.update_id = reported.id)) AS resource
			ORDER BY id
			LIMIT :limit
			""";

	// A source or reference that comes or goes also hides or shows the duplicates of its
	// updates.
	private static final String FIND_CONCERNED = """
			WITH concerned AS (
				SELECT id
				FROM reference
				WHERE source_id = :source OR id = :reference
			), resource AS (
				SELECT reference.id, reference.id AS reference_id, CAST(NULL AS uuid) AS update_id, version.detected_at,
					CAST(NULL AS timestamptz) AS retracted_at, true AS concerned
				FROM concerned
				JOIN reference ON reference.id = concerned.id
				JOIN reference_version AS version ON version.id = reference.current_version_id
				UNION ALL
				SELECT reported.id, reported.reference_id, reported.id, reported.detected_at, reported.retracted_at, true
				FROM concerned
				JOIN reference_update AS reported ON reported.reference_id = concerned.id
				UNION ALL
				SELECT repeated.id, repeated.reference_id, repeated.id, repeated.detected_at, repeated.retracted_at, false
				FROM concerned
				JOIN reference_update AS twin ON twin.reference_id = concerned.id
				JOIN reference_update AS repeated ON repeated.duplicate_of_id = twin.id
				WHERE repeated.reference_id NOT IN (SELECT id FROM concerned)
			), followed AS (
				SELECT resource.*, EXISTS (
					SELECT FROM visible_reference AS visible
					WHERE visible.workspace_id = :workspace AND visible.reference_id = resource.reference_id) AS followed
				FROM resource
				WHERE id > :after
			), judged AS (
				SELECT followed.*, followed AND retracted_at IS NULL AND NOT EXISTS (
					SELECT FROM duplicate_update AS duplicate
					WHERE duplicate.workspace_id = :workspace AND duplicate.update_id = followed.update_id) AS visible
				FROM followed)
			SELECT id, reference_id, update_id, visible, detected_at
			FROM judged
			WHERE CASE WHEN concerned THEN visible = :visible ELSE followed END
			ORDER BY id
			LIMIT :limit
			""";

	private final JdbcClient jdbc;

	ChangedResources(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Finds everything that a workspace sees. */
	List<ChangedResource> findVisible(UUID workspace, UUID after, int limit) {
		return this.jdbc.sql(FIND_VISIBLE)
			.param("workspace", workspace)
			.param("after", after)
			.param("limit", limit)
			.query(RecordRowMapper.of(ChangedResource.class))
			.list();
	}

	/**
	 * Finds what a change of a whole source, or of the visibility of a reference, has
	 * made visible or hidden.
	 */
	List<ChangedResource> find(UUID workspace, ChangeRow change, UUID after, int limit) {
		return this.jdbc.sql(FIND_CONCERNED)
			.param("workspace", workspace)
			.param("source", change.sourceId())
			.param("reference", change.referenceId())
			.param("visible", change.type() != ChangeType.VISIBILITY_LOST)
			.param("after", after)
			.param("limit", limit)
			.query(RecordRowMapper.of(ChangedResource.class))
			.list();
	}

}
